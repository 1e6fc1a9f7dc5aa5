import type { PageRuntime } from './page-data.ts';
import { hasPendingCalls } from './store.ts';
import { TimeoutError, withTimeout } from './with-timeout.ts';

interface Limits {
  /** a loader that takes longer is given up, milliseconds */
  limitMs: number;
  /** the same for one that waits for nothing of the api's: it hangs by itself */
  idleMs: number;
}

/** How long the server waits for a page's loader. */
export const loaderPatience =
  (store: PageRuntime['store'], { limitMs, idleMs }: Limits): PageRuntime['inTime'] =>
  (loading, what) =>
    withTimeout(loading, idleMs, what).catch((error: unknown) => {
      if (!(error instanceof TimeoutError && hasPendingCalls(store))) throw error;
      return withTimeout(loading, limitMs - idleMs, what);
    });
