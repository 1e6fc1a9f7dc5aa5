import type { TourDate } from '@cairn/shared-contracts/api/tours.schema';
import { formatMoney, minorUnits } from '@cairn/shared-contracts/domain/money';
import { isBookable } from '@cairn/shared-contracts/domain/seats';

/** Departures by the day that they start on: the cheapest that can be booked, since a day has room for one price. */
export function departuresByDay(dates: readonly TourDate[]): ReadonlyMap<string, TourDate> {
  const days = new Map<string, TourDate>();
  for (const date of dates) {
    const known = days.get(date.start);
    if (isBookable(date) && (!known || date.price < known.price)) days.set(date.start, date);
  }
  return days;
}

/** "€890", "105K ₽": so short that it fits under a day; the sign stands as in every other price of the page */
export function shortPrice(locale: string, { price, currency }: Pick<TourDate, 'price' | 'currency'>): string {
  const units = price / minorUnits(currency);
  const digits = new Intl.NumberFormat(locale, {
    notation: 'compact',
    maximumFractionDigits: units >= 10_000 ? 0 : 1,
  }).format(units);
  return formatMoney({ amount: price, currency }).replace(/\d.*\d|\d/u, digits);
}
