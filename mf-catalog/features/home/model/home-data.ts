import { coreEndpoints, type RouteRequest } from '@cairn/shared-contracts/remote/platform';
import { tours } from '../../../common/model/api.ts';
import { POPULAR } from '../../../common/model/popular-query.ts';
import { site } from './api.ts';

const BEST_LIMIT = 8;
export const ORGANIZERS_LIMIT = 5;

/** What the home page asks, the same for its loader and its hooks. */
export const homeQueries = {
  /** countries as tiles, the rest as links under the finder */
  places: POPULAR,
  best: { limit: BEST_LIMIT },
} as const;

/** Loads the home page. A part that cannot be had leaves its section out (specification §8): the page itself stands. */
export async function loadHome({ load }: RouteRequest): Promise<null> {
  await Promise.allSettled([
    load(coreEndpoints.stats.initiate()),
    load(tours.popularPlaces.initiate(homeQueries.places)),
    load(tours.bestTours.initiate(homeQueries.best)),
    load(tours.collections.initiate()),
    load(site.appConfig.initiate()),
  ]);
  return null;
}
