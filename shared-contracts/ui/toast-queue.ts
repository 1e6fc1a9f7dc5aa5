import { TOAST_DURATION_MS } from './constants.ts';

export type ToastTone = 'success' | 'error' | 'warning' | 'info';

export interface ToastMessage {
  tone?: ToastTone;
  title?: string;
  text: string;
  /** A way back or forward: "Undo". Closes the toast. */
  action?: { label: string; onAction: () => void };
  /** After how many ms it goes by itself; 0 stays until it is closed, as errors do. */
  closeDelay?: number;
}

export interface QueuedToast extends ToastMessage {
  id: number;
  closeDelay: number;
}

/** Toasts that wait for their turn, oldest first. */
export interface ToastQueue {
  add: (message: ToastMessage) => number;
  close: (id: number) => void;
  /** The one on show. */
  current: () => QueuedToast | null;
  subscribe: (notify: () => void) => () => void;
}

/** One queue a document; tests make their own. */
export function createToastQueue(): ToastQueue {
  let waiting: readonly QueuedToast[] = [];
  let nextId = 1;
  const listeners = new Set<() => void>();
  const change = (next: readonly QueuedToast[]) => {
    waiting = next;
    for (const notify of listeners) notify();
  };
  return {
    add(message) {
      const id = nextId++;
      const closeDelay = message.closeDelay ?? (message.tone === 'error' ? 0 : TOAST_DURATION_MS);
      change([...waiting, { ...message, id, closeDelay }]);
      return id;
    },
    close: (id) => change(waiting.filter((toast) => toast.id !== id)),
    current: () => waiting[0] ?? null,
    subscribe(notify) {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
  };
}
