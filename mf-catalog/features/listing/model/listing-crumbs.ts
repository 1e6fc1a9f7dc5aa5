import type { ListingPlace } from '@cairn/shared-contracts/api/tours.schema';
import type { Crumb } from './listing-structured.ts';

export type CrumbWord = 'home' | 'tours' | 'collections' | 'cruises';

/** all cruises: the filter, whatever a site calls the place that collects them */
const CRUISES = '/tours?isCruisesSearch=1';

/** What stands above a place that has no wider place above it. */
function branchOf({ kind }: ListingPlace, words: Readonly<Record<CrumbWord, string>>): Crumb[] {
  switch (kind) {
    case 'collections':
      return [{ label: words.collections, href: '/collections' }];
    case 'ships':
    case 'water_objects':
      return [{ label: words.cruises, href: CRUISES }];
    default:
      return [];
  }
}

/** The way to a listing, from all tours down to the place itself, which comes last and has no link. */
export function listingCrumbs(place: ListingPlace | null, words: Readonly<Record<CrumbWord, string>>): Crumb[] {
  const home = { label: words.home, href: '/' };
  if (!place) return [home, { label: words.tours }];
  const parents = place.parents.map(({ name, slug }) => ({ label: name, href: `/${slug}` }));
  return [home, { label: words.tours, href: '/tours' }, ...branchOf(place, words), ...parents, { label: place.name }];
}
