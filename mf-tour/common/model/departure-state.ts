import type { TourDate } from '@cairn/shared-contracts/api/tours.schema';
import { seatState } from '@cairn/shared-contracts/domain/seats';

/** How a departure stands for who wants to join it: full and closed are one. */
export type DepartureState =
  | { kind: 'busy' }
  | { kind: 'few'; seats: number }
  | { kind: 'open'; seats: number; of: number };

export function departureState(date: TourDate): DepartureState {
  const { number_of_free_seats: seats, number_of_seats: of } = date;
  const kind = seatState(date);
  switch (kind) {
    case 'busy':
    case 'full':
      return { kind: 'busy' };
    case 'few':
      return { kind, seats };
    case 'open':
      return { kind, seats, of };
  }
}

/** percent off, or null when the price is the full one */
export function discountPercent(date: TourDate): number | null {
  if (!date.is_discount_exist || date.price >= date.price_without_discount) return null;
  return date.discount?.percent ?? Math.round((1 - date.price / date.price_without_discount) * 100);
}
