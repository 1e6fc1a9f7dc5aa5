import type { TourDate } from '@cairn/shared-contracts/api/tours.schema';

/** percent off, or null when the price is the full one */
export function discountPercent(date: TourDate): number | null {
  if (!date.is_discount_exist || date.price >= date.price_without_discount) return null;
  return date.discount?.percent ?? Math.round((1 - date.price / date.price_without_discount) * 100);
}
