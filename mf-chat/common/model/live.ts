import type { SocketTicket } from '@cairn/shared-contracts/remote/ticket-transport';
import type { LiveEvent } from './live-events.ts';

export interface LiveListener {
  onEvent?(event: LiveEvent): void;
  onOnline?(isOnline: boolean): void;
}

interface Hub {
  userId: number;
  isOnline: boolean;
  listeners: Set<LiveListener>;
  close(): void;
}

/** the page's one socket, shared by the badge and the chat */
let hub: Hub | null = null;
/** the socket outlives its last listener for so long: a navigation replaces all of them */
const LINGER_MS = 5000;

function openHub(userId: number, getTicket: () => Promise<SocketTicket | null>): Hub {
  const listeners = new Set<LiveListener>();
  let close: (() => void) | null = null;
  let isClosed = false;
  const opened: Hub = {
    userId,
    isOnline: false,
    listeners,
    close: () => {
      isClosed = true;
      close?.();
    },
  };
  // the client is loaded apart: a page that only shows a count must not wait for it
  void import('./live-socket.ts').then(({ openLiveSocket }) => {
    if (isClosed) return;
    close = openLiveSocket({
      userId,
      getTicket,
      onEvent: (event) => {
        for (const listener of listeners) listener.onEvent?.(event);
      },
      onOnline: (isOnline) => {
        opened.isOnline = isOnline;
        for (const listener of listeners) listener.onOnline?.(isOnline);
      },
    });
  });
  return opened;
}

/** Listens to the account's live events. @returns stops listening; the socket closes some time after the last listener */
export function listen(
  userId: number,
  getTicket: () => Promise<SocketTicket | null>,
  listener: LiveListener,
): () => void {
  if (hub && hub.userId !== userId) {
    hub.close();
    hub = null;
  }
  hub ??= openHub(userId, getTicket);
  const joined = hub;
  joined.listeners.add(listener);
  if (joined.isOnline) listener.onOnline?.(true);
  return () => {
    joined.listeners.delete(listener);
    setTimeout(() => {
      if (joined.listeners.size > 0) return;
      joined.close();
      if (hub === joined) hub = null;
    }, LINGER_MS);
  };
}
