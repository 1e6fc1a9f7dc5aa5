import type { TourSearch } from '../tour-search.ts';
import { completeFrom } from './completion.ts';
import { createLiveIndex, type LiveIndex, type LiveIndexOptions } from './live-index.ts';
import { mapIndex } from './map-index.ts';
import { placeCountsFrom } from './place-counts.ts';
import { searchIndex } from './search-index.ts';
import type { TourIndex } from './tour-index.ts';

export interface IndexSearch extends TourSearch, Pick<LiveIndex, 'settled' | 'close'> {}

/** The search in memory: milliseconds with all facets at tens of thousands of tours. Ready when it is returned. */
export async function createIndexSearch(options: LiveIndexOptions): Promise<IndexSearch> {
  const live = await createLiveIndex(options);
  let counted: { index: TourIndex; version: number; counts: ReadonlyMap<number, number> } | undefined;
  const turned = (today: string): TourIndex => {
    const index = live.current();
    index.turnTo(today);
    return index;
  };
  return {
    search: async (query) => searchIndex(turned(query.view.today), query),
    map: async (query) => mapIndex(turned(query.view.today), query),
    complete: async (query) => completeFrom(turned(query.today), query),
    async placeCounts(today) {
      const index = turned(today);
      if (counted?.index !== index || counted.version !== index.version)
        counted = { index, version: index.version, counts: placeCountsFrom(index) };
      return counted.counts;
    },
    placeNames: async () => live.current().gazetteer.places,
    changes: live,
    settled: live.settled,
    close: live.close,
  };
}
