import type { ListingPlace } from '@cairn/shared-contracts/api/tours.schema';
import type { Crumb } from './listing-structured.ts';

/** The way to a listing, from all tours down to the place itself, which comes last and has no link. */
export function listingCrumbs(place: ListingPlace | null, words: { home: string; tours: string }): Crumb[] {
  const home = { label: words.home, href: '/' };
  if (!place) return [home, { label: words.tours }];
  const parents = place.parents.map(({ name, slug }) => ({ label: name, href: `/${slug}` }));
  return [home, { label: words.tours, href: '/tours' }, ...parents, { label: place.name }];
}
