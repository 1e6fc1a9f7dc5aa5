import type { TourDate, TourVariant } from '@cairn/shared-contracts/api/tours.schema';
import { useState } from 'react';
import { byStart, maxTourists, selectedDeparture } from './departures.ts';
import { type Quote, quoteFor } from './quote.ts';

const USUAL_PARTY = 2;

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

/** Choices are kept as ids, and read against the departures as they are now: seats may go while the page is open. */
export function useDraft(unsorted: readonly TourDate[], variants: readonly TourVariant[]): Draft {
  const [dateId, chooseDate] = useState<number | null>(null);
  const [variantId, chooseVariant] = useState<number | null>(null);
  const [wantedTourists, setTourists] = useState(USUAL_PARTY);

  const dates = byStart(unsorted);
  const date = selectedDeparture(dates, dateId);
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
    chooseDate,
    chooseVariant,
    setTourists,
  };
}
