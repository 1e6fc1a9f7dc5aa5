import type { TourDate } from '@cairn/shared-contracts/api/tours.schema';
import { type Money, percentOf } from '@cairn/shared-contracts/domain/money';
import type { PublicSite } from '@cairn/shared-contracts/domain/public-site';

/** What comes back for one person, while the site gives cashback (specification §9) and the departure takes part. */
export function cashbackOf(date: TourDate, { isActive, percent }: PublicSite['cashback']): Money | null {
  if (!isActive || !date.is_cashback_available || percent <= 0) return null;
  return percentOf({ amount: date.price, currency: date.currency }, percent);
}
