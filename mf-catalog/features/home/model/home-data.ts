import { coreEndpoints, type RouteRequest } from '@cairn/shared-contracts/remote/platform';
import { tours } from '../../tours/model/api.ts';

export const BEST_LIMIT = 8;
export const ORGANIZERS_LIMIT = 5;
/** countries as tiles, the rest as links under the finder */
const PLACES_LIMIT = 24;

/** What the home page asks, the same for its loader and its hooks. */
export const homeQueries = {
  places: { limit: PLACES_LIMIT },
  best: { limit: BEST_LIMIT },
} as const;

/** Loads the home page. A part that cannot be had leaves its section out (specification §8): the page itself stands. */
export async function loadHome({ load }: RouteRequest): Promise<null> {
  await Promise.allSettled([
    load(coreEndpoints.stats.initiate()),
    load(tours.popularPlaces.initiate(homeQueries.places)),
    load(tours.bestTours.initiate(homeQueries.best)),
    load(tours.collections.initiate()),
  ]);
  return null;
}
