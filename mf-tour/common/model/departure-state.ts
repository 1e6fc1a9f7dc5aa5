import type { TourDate } from '@cairn/shared-contracts/api/tours.schema';

/** so few seats left are worth a warning */
export const FEW_SEATS = 3;

/** How a departure stands for who wants to join it. Seats come from stock, never from wording. */
export type DepartureState =
  | { kind: 'busy' }
  | { kind: 'few'; seats: number }
  | { kind: 'open'; seats: number; of: number };

export function departureState(date: TourDate): DepartureState {
  const { is_busy, number_of_free_seats: seats, number_of_seats: of } = date;
  if (is_busy || seats <= 0) return { kind: 'busy' };
  return seats <= FEW_SEATS ? { kind: 'few', seats } : { kind: 'open', seats, of };
}

export const isBookable = (date: TourDate): boolean => departureState(date).kind !== 'busy';

/** percent off, or null when the price is the full one */
export function discountPercent(date: TourDate): number | null {
  if (!date.is_discount_exist || date.price >= date.price_without_discount) return null;
  return date.discount?.percent ?? Math.round((1 - date.price / date.price_without_discount) * 100);
}
