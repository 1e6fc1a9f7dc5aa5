import { BEFORE_RELOAD } from '@cairn/shared-contracts/remote/platform-events';
import type { BuildManifest } from './build-manifest.ts';

/** sessionStorage: the build that this tab has reloaded for */
export const RELOADED_FOR = 'cairn:reloaded-for';

/** what browsers and the bundler say when code that was there when the page opened cannot be had any more */
const MESSAGES =
  /Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|Loading (CSS )?chunk|ChunkLoadError/i;

export function isChunkError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return error.name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED' || MESSAGES.test(error.message);
}

/**
 * Hears of every error that nobody has caught, and of code that a part of the page could not fetch and goes on without (`codeLost`).
 * @param onError `reloadOnChunkError`'s
 */
export function hearChunkErrors(
  window: Pick<Window, 'addEventListener'>,
  onError: (error: unknown) => Promise<boolean>,
): void {
  window.addEventListener('unhandledrejection', ({ reason }) => void onError(reason));
  window.addEventListener('error', ({ error }) => void onError(error));
}

export interface Reloading {
  window: Pick<Window, 'dispatchEvent'> & { location: Pick<Location, 'reload'> };
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** rejects while the server cannot be reached */
  manifest(): Promise<BuildManifest>;
}

/**
 * Reloads the page after an error of loading code (specification §7), so that it gets the code that is live. Once for what is live
 * now: a reload that did not help is not repeated. Not while the server is away: the page at hand is better than none. Forms hear of
 * it first and keep what they hold.
 * @returns a function for every error that comes by; resolves with what it did
 */
export function reloadOnChunkError({ window, storage, manifest }: Reloading): (error: unknown) => Promise<boolean> {
  return async (error) => {
    if (!isChunkError(error)) return false;
    try {
      const { shell, composition } = await manifest();
      const live = `${shell} ${composition}`;
      if (storage.getItem(RELOADED_FOR) === live) return false;
      storage.setItem(RELOADED_FOR, live);
    } catch (reason) {
      // away, or a browser that forbids storage: without the mark there would be no end of reloads
      console.warn(`the page stays as it is after "${String(error)}": ${String(reason)}`);
      return false;
    }
    window.dispatchEvent(new Event(BEFORE_RELOAD));
    window.location.reload();
    return true;
  };
}
