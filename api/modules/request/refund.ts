import { type BookingActor, FREE_CANCEL_HOURS } from '@cairn/shared-contracts/domain/booking-graph';

const HOUR_MS = 3_600_000;

/** What a refund depends on. Amounts are minor units. */
export interface Paid {
  /** received and not given back */
  paid: number;
  prepayment: number;
  /** when the first payment came */
  first_paid_at: Date | null;
  /** calendar date */
  balance_due_on: string;
}

/**
 * What a cancellation gives back. Whoever else cancels, the tourist gets everything. Tourists get everything within the free
 * hours after prepaying, then all but the prepayment until the balance is due, then nothing.
 */
export function refundFor(booking: Paid, by: BookingActor, now: Date): number {
  if (booking.paid <= 0) return 0;
  if (by !== 'tourist') return booking.paid;
  if (booking.first_paid_at && now.getTime() - booking.first_paid_at.getTime() <= FREE_CANCEL_HOURS * HOUR_MS)
    return booking.paid;
  if (now.toISOString().slice(0, 10) <= booking.balance_due_on) return Math.max(0, booking.paid - booking.prepayment);
  return 0;
}

const longDate = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The same rules in words, for the booking page. */
export const cancellationTerms = (balanceDueOn: string): { when: string; what: string }[] => [
  { when: `Within ${FREE_CANCEL_HOURS} hours of prepaying`, what: 'Full refund' },
  { when: `Until ${longDate.format(new Date(balanceDueOn))}`, what: 'Prepayment kept by the organizer' },
  { when: 'Later', what: 'No refund' },
  { when: 'If the organizer cancels', what: 'Full refund' },
];
