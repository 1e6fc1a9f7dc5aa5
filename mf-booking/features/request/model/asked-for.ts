import { TOURISTS_MAX } from '@cairn/shared-contracts/domain/limits';

/** party of a panel that nobody has told otherwise */
export const USUAL_PARTY = 2;

/** Query parameter with the departure that was chosen elsewhere on the tour page. */
export const DEPARTURE_PARAM = 'departure';

/** and those with the rest of the choice: it stays in the address, so that a reload or another language loses nothing */
export const VARIANT_PARAM = 'variant';
export const PEOPLE_PARAM = 'people';

export interface AskedFor {
  departure: number | null;
  variant: number | null;
  tourists: number;
}

const wholeNumber = (text: string | null): number => (/^\d{1,9}$/.test(text ?? '') ? Number(text) : 0);

/** What the address of the tour page asks the panel to start with: `?departure=<id>&variant=<id>&people=<n>`. What cannot be is left out. */
export function askedFor(query: URLSearchParams): AskedFor {
  const people = wholeNumber(query.get(PEOPLE_PARAM));
  return {
    departure: wholeNumber(query.get(DEPARTURE_PARAM)) || null,
    variant: wholeNumber(query.get(VARIANT_PARAM)) || null,
    tourists: people >= 1 && people <= TOURISTS_MAX ? people : USUAL_PARTY,
  };
}
