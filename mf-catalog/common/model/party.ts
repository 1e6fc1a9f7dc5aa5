import { MIN_AGE_RANGE } from '@cairn/shared-contracts/domain/limits';

/** Query parameter with the number of tourists: no filter of the search, but the booking panel of a tour starts with it. */
export const PARTY_PARAM = 'people';
/** and one with the ages of the children among them: tours that take none so young say so */
export const AGES_PARAM = 'ages';
/** the party that every page takes for granted: it is left out of addresses */
export const USUAL_PARTY = 2;
/** the largest group size that tours are searched by (`maxGroupSize` option 4) */
export const PARTY_MAX = 16;

/** Who goes. The youngest child decides which tours take them (`minAge`). */
export interface Party {
  adults: number;
  /** of the children, years */
  ages: readonly number[];
}

export const peopleIn = ({ adults, ages }: Party): number => adults + ages.length;
export const youngestOf = ({ ages }: Party): number | undefined => (ages.length > 0 ? Math.min(...ages) : undefined);

/** The party of an address; the usual one when it names none, or none that can be. */
export function partyOf(query: URLSearchParams): number {
  const text = query.get(PARTY_PARAM) ?? '';
  const people = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  return people >= 1 && people <= PARTY_MAX ? people : USUAL_PARTY;
}

/** The children of an address: ages that a child can have, and fewer than there are people. */
export function agesOf(query: URLSearchParams): readonly number[] {
  const ages = (query.get(AGES_PARAM) ?? '').split(',').flatMap((text) => (/^\d{1,2}$/.test(text) ? Number(text) : []));
  const children = ages.filter((age) => age >= MIN_AGE_RANGE.min && age <= MIN_AGE_RANGE.max);
  return children.slice(0, partyOf(query) - 1);
}

/** The party as parameters, the usual one in none. */
export function partyParams(people: number, ages: readonly number[]): URLSearchParams {
  return new URLSearchParams({
    ...(people === USUAL_PARTY ? {} : { [PARTY_PARAM]: String(people) }),
    ...(ages.length > 0 ? { [AGES_PARAM]: ages.join(',') } : {}),
  });
}

/** The address, with the party in it unless it is the usual one. */
export function withParty(href: string, people: number, ages: readonly number[] = []): string {
  // a comma needs no escape in a query
  const params = partyParams(people, ages).toString().replaceAll('%2C', ',');
  return params ? `${href}${href.includes('?') ? '&' : '?'}${params}` : href;
}
