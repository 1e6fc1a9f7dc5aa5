import type { Suggestion } from '@cairn/shared-contracts/api/tours.schema';
import { listingHref } from '@cairn/shared-contracts/domain/filter-params';

export interface FinderChoice {
  place: Pick<Suggestion, 'kind' | 'id' | 'slug'> | null;
  dates: { start: string; end: string } | null;
  people: number;
}

/** the largest group size that tours are searched by (`maxGroupSize` option 4) */
export const PEOPLE_MAX = 16;

/** Where "Find tours" leads: a chosen tour itself, else the listing of the place, or the organizer's tours, on those days. */
export function finderHref({ place, dates }: FinderChoice): string {
  if (place?.kind === 'tours') return `/${place.slug}`;
  return listingHref({
    ...(place ? (place.kind === 'organizers' ? { organizer: place.id } : { slug: place.slug }) : {}),
    ...(dates ? { dateFrom: dates.start, dateTo: dates.end } : {}),
  });
}
