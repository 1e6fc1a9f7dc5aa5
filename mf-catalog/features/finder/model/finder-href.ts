import type { Suggestion } from '@cairn/shared-contracts/api/tours.schema';
import { listingHref } from '@cairn/shared-contracts/domain/filter-params';
import { withParty } from '../../../common/model/party.ts';

export interface FinderChoice {
  place: Pick<Suggestion, 'kind' | 'id' | 'slug'> | null;
  /** what was typed and is no place: looked for in names of tours, places and organizers */
  phrase?: string;
  dates: { start: string; end: string } | null;
  people: number;
}

/** Where "Find tours" leads: a chosen tour itself, else the listing of the place, or the organizer's tours, on those days. The party goes along. */
export function finderHref({ place, phrase, dates, people }: FinderChoice): string {
  if (place?.kind === 'tours') return withParty(`/${place.slug}`, people);
  const listing = listingHref({
    ...(place ? (place.kind === 'organizers' ? { organizer: place.id } : { slug: place.slug }) : {}),
    ...(phrase ? { placeName: phrase } : {}),
    ...(dates ? { dateFrom: dates.start, dateTo: dates.end } : {}),
  });
  return withParty(listing, people);
}
