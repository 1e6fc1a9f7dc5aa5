import { favouritesIn } from '@cairn/shared-contracts/remote/guest-favourites';
import { SERVICE_WORKER } from '@cairn/shared-contracts/remote/service-worker';
import type { WorkerMessage } from '../../offline/vocabulary.ts';

declare global {
  interface Navigator {
    /** https://wicg.github.io/savedata/ */
    connection?: { saveData?: boolean };
  }
}

/** paths of the site */
interface Wanted {
  here: string;
  favourites: string;
  /** of who is logged in */
  trips: string | undefined;
}

/**
 * Asks the worker, which is registered with the first page that somebody reads, to store what makes these pages readable: their HTML, and
 * what the page at hand has loaded. Nothing where the visitor saves data.
 */
export async function storePages({ here, favourites, trips }: Wanted): Promise<void> {
  if (navigator.connection?.saveData) return;
  await navigator.serviceWorker.register(SERVICE_WORKER, { scope: '/' });
  const { active } = await navigator.serviceWorker.ready;
  const hasFavourites = trips !== undefined || favouritesIn(document.cookie).length > 0;
  const pages = [here, ...(hasFavourites ? [favourites] : []), ...(trips ? [trips] : [])];
  const files = [window.__BOOT__.manifestUrl, ...performance.getEntriesByType('resource').map(({ name }) => name)];
  const whole = (address: string) => new URL(address, location.origin).href;
  active?.postMessage({ kind: 'store', pages: pages.map(whole), files: files.map(whole) } satisfies WorkerMessage);
}
