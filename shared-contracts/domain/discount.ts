import type { DiscountKind } from './enumerations.ts';
import { type Money, minorUnits } from './money.ts';

/** A discount of a departure: specification §3, kinds of `DISCOUNT_KINDS`. */
export interface Discount {
  kind: DiscountKind;
  /** whole percent off the price without discount */
  percent: number;
  /** early_booking_dates: last calendar date (inclusive) on which booking gets it */
  until?: string;
  /** early_booking_days: at least so many days before the start */
  days_before?: number;
  /** seasonal: departures that start between these dates, inclusive */
  season_from?: string;
  season_to?: string;
}

const DAY_MS = 86_400_000;
const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/**
 * Whether the discount holds for a departure that starts on `start` when booked on `today` (calendar dates, 'YYYY-MM-DD').
 * ISO dates compare as text.
 */
export function isDiscountActive(discount: Discount, start: string, today: string): boolean {
  switch (discount.kind) {
    case 'early_booking_dates':
      return discount.until !== undefined && today <= discount.until;
    case 'early_booking_days':
      return discount.days_before !== undefined && daysBetween(today, start) >= discount.days_before;
    case 'seasonal':
      return start >= (discount.season_from ?? start) && start <= (discount.season_to ?? start);
    case 'on_tour_date':
      return true;
  }
}

/**
 * The last calendar date on which booking gets a discount for a departure that starts on `start`; null: it does not end before the
 * departure. Whoever shows a discount of this departure says this day (cards, the tour, the booking panel, the PDF, structured data).
 */
export function discountEndsOn(discount: Discount, start: string): string | null {
  const last = lastBookingDay(discount, start);
  return last !== undefined && last < start ? last : null;
}

function lastBookingDay({ kind, until, days_before }: Discount, start: string): string | undefined {
  switch (kind) {
    case 'early_booking_dates':
      return until;
    case 'early_booking_days':
      return days_before === undefined
        ? undefined
        : new Date(Date.parse(start) - days_before * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);
    case 'seasonal':
    case 'on_tour_date':
      return undefined;
  }
}

/** Whether a discount says what its kind depends on, and a season ends no earlier than it begins. */
export function isWholeDiscount({ kind, until, days_before, season_from, season_to }: Discount): boolean {
  switch (kind) {
    case 'early_booking_dates':
      return until !== undefined;
    case 'early_booking_days':
      return days_before !== undefined;
    case 'seasonal':
      return season_from !== undefined && season_to !== undefined && season_from <= season_to;
    case 'on_tour_date':
      return true;
  }
}

/** the price after the discount, rounded to whole units of its currency */
export function discounted({ amount, currency }: Money, percent: number): Money {
  const unit = minorUnits(currency);
  return { amount: Math.round((amount * (100 - percent)) / (100 * unit)) * unit, currency };
}
