import type { TourDate, TourVariant } from '@cairn/shared-contracts/api/tours.schema';
import { PRIVATE_PARTY_MIN, TOURISTS_MAX } from '@cairn/shared-contracts/domain/limits';
import { isBookable } from '@cairn/shared-contracts/domain/seats';

/** departures on show before "more" is pressed */
export const SHOWN_DEPARTURES = 3;

/** most tourists that one request for the departure may have */
export const maxTourists = (date: TourDate | null): number =>
  date ? Math.min(date.number_of_free_seats, TOURISTS_MAX) : TOURISTS_MAX;

/** fewest: a private departure takes a party of its own */
export const minTourists = (variant: TourVariant | null): number =>
  variant?.kind === 'private' ? PRIVATE_PARTY_MIN : 1;

/** A party of its own needs seats for its fewest: without them that way of booking is not on offer. */
export const variantsFor = (date: TourDate | null, variants: readonly TourVariant[]): readonly TourVariant[] =>
  variants.filter((variant) => minTourists(variant) <= maxTourists(date));

export const byStart = (dates: readonly TourDate[]): TourDate[] =>
  [...dates].sort((a, b) => a.start.localeCompare(b.start) || a.id - b.id);

/** the chosen departure, or the first that can be booked while none is chosen */
export function selectedDeparture(dates: readonly TourDate[], chosen: number | null): TourDate | null {
  const date = chosen === null ? dates.find(isBookable) : dates.find(({ id }) => id === chosen);
  return date && isBookable(date) ? date : null;
}

/** the departure nearest in time to `lost` that has seats for all */
export function alternativeTo(lost: TourDate, dates: readonly TourDate[], tourists: number): TourDate | null {
  const distance = (date: TourDate) => Math.abs(Date.parse(date.start) - Date.parse(lost.start));
  const fitting = dates.filter(
    (date) => date.id !== lost.id && isBookable(date) && date.number_of_free_seats >= tourists,
  );
  return fitting.toSorted((a, b) => distance(a) - distance(b))[0] ?? null;
}

/** the first few, with the one that was asked for among them, also when it is sold out: a mail of its waitlist leads there */
export function shownDepartures(dates: readonly TourDate[], asked: number | null, isAll: boolean): readonly TourDate[] {
  if (isAll) return dates;
  const first = dates.slice(0, SHOWN_DEPARTURES);
  const date = dates.find(({ id }) => id === asked);
  return !date || first.includes(date) ? first : [...first.slice(0, -1), date];
}
