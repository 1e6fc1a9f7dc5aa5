import type { TourDate, TourVariant } from '@cairn/shared-contracts/api/tours.schema';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { askedFor, DEPARTURE_PARAM } from './asked-for.ts';
import { byStart, maxTourists, selectedDeparture } from './departures.ts';
import { type Quote, quoteFor } from './quote.ts';

/** What the tourist is about to ask for. */
export interface Draft {
  /** by start */
  dates: readonly TourDate[];
  variants: readonly TourVariant[];
  /** null: none chosen that can be booked */
  date: TourDate | null;
  variant: TourVariant | null;
  tourists: number;
  /** as asked for, even when the departure has fewer seats */
  wantedTourists: number;
  maxTourists: number;
  quote: Quote | null;
  chooseDate(id: number): void;
  chooseVariant(id: number): void;
  setTourists(count: number): void;
}

/**
 * Choices are kept as ids, and read against the departures as they are now: seats may go while the page is open. The address may
 * name a departure, and then goes with the choice, so that the page's own list of departures shows the same one.
 */
export function useDraft(unsorted: readonly TourDate[], variants: readonly TourVariant[]): Draft {
  const [query, setQuery] = useSearchParams();
  const asked = askedFor(query);
  const [own, setOwn] = useState<{ id: number; insteadOf: number | null } | null>(null);
  const dateId = own && own.insteadOf === asked.departure ? own.id : asked.departure;
  const [variantId, chooseVariant] = useState<number | null>(null);
  const [wantedTourists, setTourists] = useState(asked.tourists);

  const dates = byStart(unsorted);
  // a departure of an old link may be gone: then the first one that can be booked stands, as without it
  const known = dates.some(({ id }) => id === dateId) ? dateId : null;
  const date = selectedDeparture(dates, known);
  const variant =
    variants.find(({ id }) => id === variantId) ?? variants.find(({ is_default }) => is_default) ?? variants[0] ?? null;
  const max = maxTourists(date);
  const tourists = Math.min(wantedTourists, max);
  return {
    dates,
    variants,
    date,
    variant,
    tourists,
    wantedTourists,
    maxTourists: max,
    quote: date ? quoteFor(date, variant, tourists) : null,
    chooseDate: (id) => {
      setOwn({ id, insteadOf: asked.departure });
      if (asked.departure === null) return;
      const next = new URLSearchParams(query);
      next.set(DEPARTURE_PARAM, String(id));
      setQuery(next, { replace: true, preventScrollReset: true });
    },
    chooseVariant,
    setTourists,
  };
}
