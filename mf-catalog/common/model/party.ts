/** Query parameter with the number of tourists: no filter of the search, but the booking panel of a tour starts with it. */
export const PARTY_PARAM = 'people';
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

/** The address, with the party in it unless it is the usual one. */
export function withParty(href: string, people: number): string {
  if (people === USUAL_PARTY) return href;
  return `${href}${href.includes('?') ? '&' : '?'}${PARTY_PARAM}=${people}`;
}
