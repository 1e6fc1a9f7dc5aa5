import type { BookingActor } from '@cairn/shared-contracts/domain/booking-graph';
import { freeCancelUntil } from '@cairn/shared-contracts/domain/booking-schedule';

/** What a refund depends on. Amounts are minor units. */
export interface Paid {
  /** received and not given back */
  paid: number;
  prepayment: number;
  /** when the first payment came */
  first_paid_at: Date | null;
  /** calendar date of the departure */
  starts_on: string;
  /** calendar date; null when everything was due at once */
  balance_due_on: string | null;
}

/**
 * Whether a booking may still be moved to another date: as long as a cancellation would cost no more than the prepayment, which goes along.
 * Then it is free of charge; later the seats can hardly be sold again, and nothing is moved.
 */
export function mayMove({ paid, first_paid_at, starts_on, balance_due_on }: Paid, now: Date): boolean {
  if (paid <= 0) return true;
  const isFree = first_paid_at !== null && now.getTime() <= freeCancelUntil(starts_on, first_paid_at.getTime());
  return isFree || (balance_due_on !== null && now.toISOString().slice(0, 10) <= balance_due_on);
}

/**
 * What a cancellation gives back. Whoever else cancels, the tourist gets everything. Tourists get everything within the free
 * hours after prepaying, then all but the prepayment until the balance is due, then nothing.
 */
export function refundFor(booking: Paid, by: BookingActor, now: Date): number {
  const { paid, prepayment, first_paid_at, starts_on, balance_due_on } = booking;
  if (paid <= 0) return 0;
  if (by !== 'tourist') return paid;
  if (first_paid_at && now.getTime() <= freeCancelUntil(starts_on, first_paid_at.getTime())) return paid;
  if (balance_due_on !== null && now.toISOString().slice(0, 10) <= balance_due_on)
    return Math.max(0, paid - prepayment);
  return 0;
}
