import type { WorkerMessage } from '../offline/vocabulary.ts';

/** The part of a service worker's global that is used here: its types and those of a page do not go together. */
export interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly WindowClient[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(type: 'message', listener: (event: LastingEvent & { readonly data: WorkerMessage }) => void): void;
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: ClickEvent) => void): void;
}

/** a window of the site */
export interface WindowClient {
  readonly url: string;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
}

/** an event that the worker stays awake for */
export interface LastingEvent {
  waitUntil(work: Promise<unknown>): void;
}
export interface PushEvent extends LastingEvent {
  readonly data: { json(): unknown } | null;
}
export interface ClickEvent extends LastingEvent {
  readonly notification: { readonly data: unknown; close(): void };
}
