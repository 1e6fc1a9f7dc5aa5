/** how often the server is looked for while it is away */
export const PROBE_MS = 5000;

export interface Connection {
  isOnline(): boolean;
  subscribe(listener: () => void): () => void;
  /** Looks now. @returns whether the site can be reached */
  check(): Promise<boolean>;
  /** Resolves when it can be. @throws what the signal was aborted with */
  back(signal: AbortSignal): Promise<void>;
  /** `fetch` that tells whether calls come through */
  fetch: typeof fetch;
}

interface Surroundings {
  window: Pick<Window, 'addEventListener' | 'setTimeout' | 'clearTimeout'> & { navigator: Pick<Navigator, 'onLine'> };
  fetch: typeof fetch;
  /** rejects while the server cannot be reached */
  probe(): Promise<unknown>;
}

const isAborted = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';

/**
 * Whether the site can be reached. The browser's word is believed when it says no; a call that failed is checked by a second one,
 * since one lost call is no lost connection. While the site is away it is looked for until it answers.
 */
export function watchConnection({ window, fetch, probe }: Surroundings): Connection {
  let isOnline = window.navigator.onLine;
  let timer: number | undefined;
  let probing: Promise<void> | undefined;
  const listeners = new Set<() => void>();
  const waiting = new Set<() => void>();

  const set = (next: boolean) => {
    if (next === isOnline) return;
    isOnline = next;
    for (const listener of listeners) listener();
    if (isOnline) for (const goOn of waiting) goOn();
  };
  const ask = async () => {
    window.clearTimeout(timer);
    const isThere = await probe().then(
      () => true,
      () => false,
    );
    probing = undefined;
    set(isThere);
    if (!isThere) timer = window.setTimeout(() => void look(), PROBE_MS);
  };
  const look = () => {
    probing ??= ask();
    return probing;
  };

  window.addEventListener('online', () => void look());
  window.addEventListener('offline', () => {
    set(false);
    void look();
  });
  if (!isOnline) void look();

  return {
    isOnline: () => isOnline,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async check() {
      await look();
      return isOnline;
    },
    back: (signal) =>
      new Promise((resolve, reject) => {
        const goOn = () => {
          waiting.delete(goOn);
          resolve();
        };
        const abort = () => {
          waiting.delete(goOn);
          reject(signal.reason);
        };
        if (signal.aborted) return abort();
        waiting.add(goOn);
        signal.addEventListener('abort', abort, { once: true });
      }),
    async fetch(input, init) {
      try {
        const answer = await fetch(input, init);
        if (!isOnline) void look();
        return answer;
      } catch (error) {
        if (!isAborted(error)) void look();
        throw error;
      }
    },
  };
}
