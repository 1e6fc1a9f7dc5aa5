import type { TourSearch } from '../tour-search.ts';
import { completeFrom } from './completion.ts';
import { createLiveIndex, type LiveIndex, type LiveIndexOptions } from './live-index.ts';
import { mapIndex } from './map-index.ts';
import { placeCountsFrom } from './place-counts.ts';
import { searchIndex } from './search-index.ts';
import { tourCountsFrom } from './tour-counts.ts';
import type { TourIndex } from './tour-index.ts';

export interface IndexSearch extends TourSearch, Pick<LiveIndex, 'settled' | 'close'> {}

/** counts anew only after a change */
function cachedPerVersion<T>(count: (index: TourIndex) => T): (index: TourIndex) => T {
  let cached: { index: TourIndex; version: number; counts: T } | undefined;
  return (index) => {
    if (cached?.index !== index || cached.version !== index.version)
      cached = { index, version: index.version, counts: count(index) };
    return cached.counts;
  };
}

/** The search in memory: milliseconds with all facets at tens of thousands of tours. Ready when it is returned. */
export async function createIndexSearch(options: LiveIndexOptions): Promise<IndexSearch> {
  const live = await createLiveIndex(options);
  const turned = (today: string): TourIndex => {
    const index = live.current();
    index.turnTo(today);
    return index;
  };
  const placeCounts = cachedPerVersion(placeCountsFrom);
  const tourCounts = cachedPerVersion(tourCountsFrom);
  return {
    search: async (query) => searchIndex(turned(query.view.today), query),
    map: async (query) => mapIndex(turned(query.view.today), query),
    complete: async (query) => completeFrom(turned(query.today), query),
    placeCounts: async (today) => placeCounts(turned(today)),
    tourCounts: async (today) => tourCounts(turned(today)),
    placeNames: async () => live.current().gazetteer.places,
    changes: live,
    settled: live.settled,
    close: live.close,
  };
}
