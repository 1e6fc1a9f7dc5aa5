import { favouritesIn } from '@cairn/shared-contracts/remote/guest-favourites';
import { coreEndpoints } from '@cairn/shared-contracts/remote/platform';
import { SERVICE_WORKER } from '@cairn/shared-contracts/remote/service-worker';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { WorkerMessage } from '../../offline/vocabulary.ts';
import { programCalls } from './program-calls.ts';

declare global {
  interface Navigator {
    /** https://wicg.github.io/savedata/ */
    connection?: { saveData?: boolean };
  }
}

/** of the page's store: what it asks are calls */
export type CallDispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/** paths of the site */
interface Wanted {
  here: string;
  favourites: string;
  /** of who is logged in; a guest has none */
  trips: string;
  /** of a tour's page */
  tourPath: (slug: string) => string;
  dispatch: CallDispatch;
}

/** of either list: more than one can walk in a season */
const MOST = 8;
/** nobody is shown the answers: without one, programs are missing, no more */
const quiet = { subscribe: false };

/** Slugs of the tours whose programs are wanted: of trips to come, and of favourites, the latest first. */
async function wantedTours(dispatch: CallDispatch, isMember: boolean): Promise<string[]> {
  const own = isMember ? await dispatch(programCalls.trips.initiate(undefined, quiet)) : undefined;
  const saved = isMember ? await dispatch(coreEndpoints.favourites.initiate(undefined, quiet)) : undefined;
  const ids = (saved?.data?.ids ?? favouritesIn(document.cookie).toReversed()).slice(0, MOST);
  const cards = ids.length > 0 ? await dispatch(programCalls.toursByIds.initiate({ ids }, quiet)) : undefined;
  const walked = (own?.data?.coming ?? []).slice(0, MOST).map(({ tour }) => tour.slug);
  return [...new Set([...walked, ...(cards?.data?.items ?? []).map(({ slug }) => slug)])];
}

/**
 * Asks the worker, which is registered with the first page that somebody reads, to store what makes these pages readable: their HTML, and
 * what the page at hand has loaded; and the tours of trips and favourites, for their programs. Nothing where the visitor saves data, and
 * nothing more once somebody else is logged in, or nobody.
 */
export async function storePages({ here, favourites, trips, tourPath, dispatch }: Wanted): Promise<void> {
  if (navigator.connection?.saveData) return;
  // the page's session has it at hand
  const userNow = async () => (await dispatch(coreEndpoints.profile.initiate(undefined, quiet))).data?.id;
  const user = await userNow();
  const isMember = user !== undefined;
  await navigator.serviceWorker.register(SERVICE_WORKER, { scope: '/' });
  const { active } = await navigator.serviceWorker.ready;
  const hasFavourites = isMember || favouritesIn(document.cookie).length > 0;
  const pages = [here, ...(hasFavourites ? [favourites] : []), ...(isMember ? [trips] : [])];
  const files = [window.__BOOT__.manifestUrl, ...performance.getEntriesByType('resource').map(({ name }) => name)];
  const whole = (address: string) => new URL(address, location.origin).href;
  const tell = async (message: WorkerMessage) => {
    if ((await userNow()) === user) active?.postMessage(message);
  };
  await tell({ kind: 'store', pages: pages.map(whole), files: files.map(whole) });
  const programs = (await wantedTours(dispatch, isMember)).map((slug) => whole(tourPath(slug)));
  if (programs.length > 0) await tell({ kind: 'store', pages: [], files: [], programs });
}
