import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import { isCanceled } from '@cairn/shared-contracts/domain/booking-graph';
import { type Money, percentOf } from '@cairn/shared-contracts/domain/money';
import type { PublicSite } from '@cairn/shared-contracts/domain/public-site';
import { statusOf } from './trip.ts';

/** What comes back for a booking after the tour: on a site that gives cashback, for a departure that takes part. */
export function cashbackOf(booking: Booking, { isActive, percent }: PublicSite['cashback']): Money | null {
  const { date, total, currency } = booking;
  if (!isActive || percent <= 0 || !date.is_cashback_available || isCanceled(statusOf(booking))) return null;
  return percentOf({ amount: total, currency }, percent);
}
