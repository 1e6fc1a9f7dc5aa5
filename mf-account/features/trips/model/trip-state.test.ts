import { BOOKING_STATUS } from '@cairn/shared-contracts/domain/booking-graph';
import { expect, it } from '@jest/globals';
import { paidShare, tripState } from './trip-state.ts';

it.each([
  [BOOKING_STATUS.pendingConfirm, 0, 'sent'],
  [BOOKING_STATUS.pendingPrepayment, 0, 'confirmed'],
  [BOOKING_STATUS.madePrepayment, 300, 'prepaid'],
  [BOOKING_STATUS.madePrepayment, 1000, 'paid'],
  [BOOKING_STATUS.canceledByAuthor, 300, 'canceledByAuthor'],
  [99, 0, 'sent'],
])('status %i with %i paid of 1000 is “%s”', (status, paid, name) => {
  expect(tripState({ status, paid, total: 1000 }).name).toBe(name);
});

it('never shows more than all as paid, and nothing of a price of nothing', () => {
  expect(paidShare({ paid: 1500, total: 1000 })).toBe(1);
  expect(paidShare({ paid: 250, total: 1000 })).toBe(0.25);
  expect(paidShare({ paid: 0, total: 0 })).toBe(0);
});
