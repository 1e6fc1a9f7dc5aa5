import { describe, expect, it } from '@jest/globals';
import { refundFor } from './refund.ts';

const first_paid_at = new Date('2027-01-10T12:00:00Z');
const prepaid = {
  paid: 28_100,
  prepayment: 28_100,
  first_paid_at,
  starts_on: '2027-06-14',
  balance_due_on: '2027-05-15',
};
const paidInFull = { ...prepaid, paid: 187_000 };
const late = { ...paidInFull, prepayment: 187_000, starts_on: '2027-01-11', balance_due_on: null };

describe('what a cancellation gives back', () => {
  it.each([
    {
      says: 'nothing was paid',
      booking: { ...prepaid, paid: 0, first_paid_at: null },
      by: 'tourist',
      now: '2027-01-10T13:00:00Z',
      refund: 0,
    },
    {
      says: 'at the end of the free hours',
      booking: prepaid,
      by: 'tourist',
      now: '2027-01-12T12:00:00Z',
      refund: 28_100,
    },
    { says: 'a second after them', booking: prepaid, by: 'tourist', now: '2027-01-12T12:00:01Z', refund: 0 },
    {
      says: 'paid in full, before the balance is due',
      booking: paidInFull,
      by: 'tourist',
      now: '2027-05-15T23:59:59Z',
      refund: 158_900,
    },
    { says: 'paid in full, after it', booking: paidInFull, by: 'tourist', now: '2027-05-16T00:00:00Z', refund: 0 },
    {
      says: 'the organizer cancels late',
      booking: paidInFull,
      by: 'organizer',
      now: '2027-06-10T00:00:00Z',
      refund: 187_000,
    },
    {
      says: 'all at once, within the free hours',
      booking: late,
      by: 'tourist',
      now: '2027-01-10T23:59:59Z',
      refund: 187_000,
    },
    {
      says: 'all at once, the start ends the free hours',
      booking: late,
      by: 'tourist',
      now: '2027-01-11T00:00:01Z',
      refund: 0,
    },
    { says: 'an admin cancels late', booking: prepaid, by: 'admin', now: '2027-06-10T00:00:00Z', refund: 28_100 },
  ] as const)('$says: $refund', ({ booking, by, now, refund }) => {
    expect(refundFor(booking, by, new Date(now))).toBe(refund);
  });
});
