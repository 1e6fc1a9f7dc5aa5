/** parts whose code cannot be had never live: a change waits no longer for them */
const LIMIT_MS = 10_000;
const IDLE_MS = 1000;

interface Part {
  wake?: (() => void) | undefined;
  /** it lives, or is gone */
  ended: Promise<void>;
}

/** what React has scheduled is done by then; it works in turns of the event loop */
export const idle = () =>
  new Promise<void>((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: IDLE_MS });
    else setTimeout(resolve);
  });

/** the page's first commit, which client/hydrate.tsx marks, is done */
export const hydrated = () =>
  new Promise<void>((resolve) => {
    const look = (list: Pick<PerformanceObserverEntryList, 'getEntriesByName'>) => {
      if (list.getEntriesByName('cairn:hydrated').length === 0) return;
      observer.disconnect();
      resolve();
    };
    const observer = new PerformanceObserver(look);
    observer.observe({ type: 'mark', buffered: true });
  });

/**
 * The server's HTML that this page has not taken over yet. It was written by the code that the page came with: changed code would find
 * other HTML than it writes itself, and React would throw it away and complain.
 */
export class StandingHtml {
  readonly #parts = new Set<Part>();
  /** nothing of the page that was opened is left */
  #isDone = false;
  readonly #isHydrated: Promise<void>;
  readonly #limitMs: number;

  /** @param isHydrated the page's own HTML is taken over */
  constructor(isHydrated: Promise<void>, limitMs = LIMIT_MS) {
    this.#isHydrated = isHydrated;
    this.#limitMs = limitMs;
  }

  /** @returns says that the part lives, or is gone */
  readonly standing = (wake?: () => void): (() => void) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const part: Part = { wake, ended: promise };
    this.#parts.add(part);
    return () => {
      this.#parts.delete(part);
      resolve();
    };
  };

  /** Has all of it taken over, also what waits to be wanted, and what comes to light within. @returns once it is */
  async takenOver(): Promise<void> {
    if (this.#isDone && this.#parts.size === 0) return;
    await this.#isHydrated;
    await idle();
    while (this.#parts.size > 0) {
      const parts = [...this.#parts];
      for (const { wake } of parts) wake?.();
      const isOver = Symbol('over');
      const over = new Promise<symbol>((resolve) => setTimeout(() => resolve(isOver), this.#limitMs));
      if ((await Promise.race([Promise.all(parts.map(({ ended }) => ended)), over])) === isOver)
        for (const part of parts) this.#parts.delete(part);
      await idle();
    }
    this.#isDone = true;
  }
}
