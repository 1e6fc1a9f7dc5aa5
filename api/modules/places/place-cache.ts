import type { ListingPlace } from '@cairn/shared-contracts/api/tours.schema';
import type { Services } from '../../platform/services.ts';
import type { ChangeSource } from '../tours/search/tour-search.ts';
import { findListingPlace } from './listing-place.ts';

export type FindPlace = (slug: string) => Promise<ListingPlace | null>;

/**
 * The places of listings from memory: there are some thousands, and they change once in a while. As with cards (tours/card-cache),
 * without word of changes nothing is cached; a slug that stands for no place never is.
 */
export function createPlaceCache(services: Services, changes: ChangeSource | undefined): FindPlace {
  const cached = new Map<string, ListingPlace>();
  /** counts what was heard: a place that was read before it may be older */
  let heard = 0;
  changes?.subscribe({
    tours() {},
    everything() {
      heard += 1;
      cached.clear();
    },
  });
  return async (slug) => {
    const known = cached.get(slug);
    if (known) return known;
    const asked = heard;
    const found = await findListingPlace(services, slug);
    if (found && changes && heard === asked) cached.set(slug, found);
    return found;
  };
}
