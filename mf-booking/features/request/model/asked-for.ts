import { MIN_AGE_RANGE, TOURISTS_MAX } from '@cairn/shared-contracts/domain/limits';
import { ADD_ONS_PARAM, type ChosenAddOn, textOfChosen } from './add-ons.ts';

/** party of a panel that nobody has told otherwise */
export const USUAL_PARTY = 2;

/** Query parameter with the departure that was chosen elsewhere on the tour page. */
export const DEPARTURE_PARAM = 'departure';

/** and those with the rest of the choice: it stays in the address, so that a reload or another language loses nothing */
export const VARIANT_PARAM = 'variant';
export const PEOPLE_PARAM = 'people';

/** and the ages of the children among them, as the finder writes them */
export const AGES_PARAM = 'ages';

/** uuid of the individual tour that is asked for, on the page that shows the request before it is sent */
export const INDIVIDUAL_PARAM = 'individual';

export interface AskedFor {
  departure: number | null;
  variant: number | null;
  tourists: number;
}

const wholeNumber = (text: string | null): number => (/^\d{1,9}$/.test(text ?? '') ? Number(text) : 0);

/** Children that the address speaks of: somebody grown up is with them. */
export function agesIn(query: URLSearchParams, tourists: number): readonly number[] {
  const ages = (query.get(AGES_PARAM) ?? '').split(',').map(wholeNumber);
  const children = ages.filter((age) => age >= MIN_AGE_RANGE.min && age <= MIN_AGE_RANGE.max);
  return children.slice(0, Math.max(0, tourists - 1));
}

interface Choice {
  date: { id: number };
  variant: { id: number } | null;
  tourists: number;
  /** of the children among them */
  ages: readonly number[];
  addOns: readonly ChosenAddOn[];
}

/** The choice as the address says it: the way from the tour page to the review, and back without loss. */
export function choiceOf({ date, variant, tourists, ages, addOns }: Choice, individual?: string): URLSearchParams {
  return new URLSearchParams({
    [DEPARTURE_PARAM]: String(date.id),
    [PEOPLE_PARAM]: String(tourists),
    ...(ages.length > 0 ? { [AGES_PARAM]: ages.join(',') } : {}),
    ...(variant ? { [VARIANT_PARAM]: String(variant.id) } : {}),
    ...(addOns.length > 0 ? { [ADD_ONS_PARAM]: textOfChosen(addOns) } : {}),
    ...(individual ? { [INDIVIDUAL_PARAM]: individual } : {}),
  });
}

/** What the address of the tour page asks the panel to start with: `?departure=<id>&variant=<id>&people=<n>`. What cannot be is left out. */
export function askedFor(query: URLSearchParams): AskedFor {
  const people = wholeNumber(query.get(PEOPLE_PARAM));
  return {
    departure: wholeNumber(query.get(DEPARTURE_PARAM)) || null,
    variant: wholeNumber(query.get(VARIANT_PARAM)) || null,
    tourists: people >= 1 && people <= TOURISTS_MAX ? people : USUAL_PARTY,
  };
}
