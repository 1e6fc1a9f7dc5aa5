import type { TourAddOn, TourDate, TourVariant } from '@cairn/shared-contracts/api/tours.schema';
import type { Rate } from '@cairn/shared-contracts/domain/reading';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { keptState } from '../../../common/model/use-open-in-history.ts';
import { ADD_ONS_PARAM, addOnsText, type ChosenAddOn, chosenAddOns, wantedAddOns } from './add-ons.ts';
import { agesIn, askedFor, DEPARTURE_PARAM, PEOPLE_PARAM, VARIANT_PARAM } from './asked-for.ts';
import { byStart, maxTourists, minTourists, selectedDeparture, variantsFor } from './departures.ts';
import { type Quote, quoteFor } from './quote.ts';
import type { Offer } from './use-offered-dates.ts';

/** What the tourist is about to ask for. */
export interface Draft {
  /** by start */
  dates: readonly TourDate[];
  /** those that the departure has seats enough for */
  variants: readonly TourVariant[];
  rate: Rate;
  /** null: none chosen that can be booked */
  date: TourDate | null;
  /** as asked for, even when it is sold out; null when none was */
  wantedDate: number | null;
  variant: TourVariant | null;
  tourists: number;
  /** as asked for, even when the departure has fewer seats */
  wantedTourists: number;
  /** of the children among them */
  ages: readonly number[];
  minTourists: number;
  maxTourists: number;
  /** what can be booked beside the tour, and what is */
  offeredAddOns: readonly TourAddOn[];
  addOns: readonly ChosenAddOn[];
  quote: Quote | null;
  chooseDate(id: number): void;
  chooseVariant(id: number): void;
  setTourists(count: number): void;
  /** @param quantity 0: none of it */
  chooseAddOn(id: number, quantity: number): void;
}

/** query parameters with their new values */
type Choice = Readonly<Record<string, number | string>>;

function withChoice(query: URLSearchParams, choice: Choice): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(choice)) {
    if (value === '') next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}

/**
 * Choices are kept in the address as ids, and read against the departures as they are now: seats may go while the page is open. So
 * they outlive a reload and another language, and the page's own list of departures shows the same one.
 */
export function useDraft(unsorted: readonly TourDate[], offer: Omit<Offer, 'dates'> | undefined): Draft {
  const { variants: allVariants = [], addOns: offeredAddOns = [], rate } = offer ?? {};
  const [query, setQuery] = useSearchParams();
  const { state } = useLocation();
  // the address follows when the page's loaders are done: until then the choice is shown already, and goes with the next one
  const [own, setOwn] = useState<{ choice: Choice; insteadOf: string } | null>(null);
  const pending = own?.insteadOf === query.toString() ? own.choice : {};
  const now = withChoice(query, pending);
  const asked = askedFor(now);
  const wanted = wantedAddOns(now);
  const choose = (name: string, value: number | string) => {
    const choice = { ...pending, [name]: value };
    setOwn({ choice, insteadOf: query.toString() });
    setQuery(withChoice(query, choice), { replace: true, preventScrollReset: true, state: keptState(state) });
  };

  const dates = byStart(unsorted);
  // a departure of an old link may be gone: then the first one that can be booked stands, as without it
  const known = dates.some(({ id }) => id === asked.departure) ? asked.departure : null;
  const date = selectedDeparture(dates, known);
  const variants = variantsFor(date, allVariants);
  const variant =
    variants.find(({ id }) => id === asked.variant) ??
    variants.find(({ is_default }) => is_default) ??
    variants[0] ??
    null;
  const max = maxTourists(date);
  const min = minTourists(variant);
  const tourists = Math.max(min, Math.min(asked.tourists, max));
  const addOns = chosenAddOns(offeredAddOns, wanted, tourists);
  return {
    dates,
    variants,
    rate,
    date,
    wantedDate: known,
    variant,
    tourists,
    wantedTourists: asked.tourists,
    ages: agesIn(now, tourists),
    minTourists: min,
    maxTourists: max,
    offeredAddOns,
    addOns,
    quote: date ? quoteFor({ date, variant, tourists, addOns }, rate) : null,
    chooseDate: (id) => choose(DEPARTURE_PARAM, id),
    chooseVariant: (id) => choose(VARIANT_PARAM, id),
    setTourists: (count) => choose(PEOPLE_PARAM, count),
    chooseAddOn: (id, quantity) => choose(ADD_ONS_PARAM, addOnsText(new Map(wanted).set(id, quantity))),
  };
}
