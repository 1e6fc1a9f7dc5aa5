import { TOURISTS_MAX } from '@cairn/shared-contracts/domain/limits';

/** party of a panel that nobody has told otherwise */
export const USUAL_PARTY = 2;

/** Query parameter with the departure that was chosen elsewhere on the tour page. */
export const DEPARTURE_PARAM = 'departure';

export interface AskedFor {
  departure: number | null;
  tourists: number;
}

const wholeNumber = (text: string | null): number => (/^\d{1,9}$/.test(text ?? '') ? Number(text) : 0);

/** What the address of the tour page asks the panel to start with: `?departure=<id>&people=<n>`. What cannot be is left out. */
export function askedFor(query: URLSearchParams): AskedFor {
  const people = wholeNumber(query.get('people'));
  return {
    departure: wholeNumber(query.get(DEPARTURE_PARAM)) || null,
    tourists: people >= 1 && people <= TOURISTS_MAX ? people : USUAL_PARTY,
  };
}
