import type { Suggestion } from '@cairn/shared-contracts/api/tours.schema';
import { listingHref } from '@cairn/shared-contracts/domain/filter-address';
import { parseFilter } from '@cairn/shared-contracts/domain/filter-params';
import type { SearchFilter } from '@cairn/shared-contracts/domain/search-filter';
import { type Party, partyParams, peopleIn, withParty, youngestOf } from '../../../common/model/party.ts';
import { phraseHref } from '../../../common/model/phrase.ts';
import { SENTENCE_PARAM } from '../../../common/model/sentence-param.ts';
import type { Reading } from '../../../common/model/use-reading.ts';
import { answerTo } from './answer-to.ts';

export interface FinderChoice {
  place: Pick<Suggestion, 'kind' | 'id' | 'slug'> | null;
  /** what was typed and is no place: a sentence */
  phrase?: string;
  /** of the phrase, if it has been read by now */
  reading?: Reading | undefined;
  dates: { start: string; end: string } | null;
  party: Party;
}

/** of most places the listing has its own address; an organizer's and a continent's is the listing of all */
function placeFilter(place: FinderChoice['place']): Record<string, string | number> {
  if (!place) return {};
  if (place.kind === 'organizers') return { organizer: place.id };
  return place.kind === 'continents' ? { continent: place.id } : { slug: place.slug };
}

function ownFilter(
  place: FinderChoice['place'],
  { dates, party }: Pick<FinderChoice, 'dates' | 'party'>,
): SearchFilter {
  const youngest = youngestOf(party);
  return parseFilter({
    ...placeFilter(place),
    ...(dates ? { dateFrom: dates.start, dateTo: dates.end } : {}),
    ...(youngest === undefined ? {} : { minAge: youngest }),
  });
}

/**
 * Where "Find tours" leads: a chosen tour itself, else the listing of the place, or the organizer's tours, on those days. A sentence
 * that has been read leads to what it means; one that has not is read on the way. The party goes along.
 */
export function finderHref({ place, phrase, reading, dates, party }: FinderChoice): string {
  const people = peopleIn(party);
  if (place?.kind === 'tours') return withParty(`/${place.slug}`, people, party.ages);
  const own = ownFilter(place, { dates, party });
  if (!phrase) return withParty(listingHref(own), people, party.ages);
  if (reading?.text === phrase) {
    return phraseHref({ parts: [...reading.parts], left: [...reading.left] }, own, partyParams(people, party.ages));
  }
  const unread = withParty(listingHref(own), people, party.ages);
  return `${unread}${unread.includes('?') ? '&' : '?'}${new URLSearchParams({ [SENTENCE_PARAM]: phrase })}`;
}

/** The same of a search as it stands: what is called just what was typed is meant. */
export const searchHref = (found: readonly Suggestion[], choice: FinderChoice): string =>
  finderHref({ ...choice, ...answerTo(choice.phrase ?? '', found) });
