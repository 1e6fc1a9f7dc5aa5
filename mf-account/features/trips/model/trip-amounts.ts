import type { Trip } from '@cairn/shared-contracts/api/user.schema';
import { formatMoney } from '@cairn/shared-contracts/domain/money';
import { paymentText, readBooking } from '@cairn/shared-contracts/domain/read-booking';

/** What the next step pays, in the reader's currency with what is charged beside it; '' when it pays nothing. */
export function nextAmount(trip: Trip): string {
  const { action, amount } = trip.next;
  if (amount === null) return '';
  const first = trip.prepayment < trip.total ? 'prepayment' : 'full';
  return paymentText(trip, {
    type: action === 'prepay' ? first : 'payment',
    money: { amount, currency: trip.currency },
  });
}

/** How much is paid of how much, as it is read. */
export function paidAmounts(trip: Trip): { paid: string; total: string } {
  const { paid, total } = readBooking(trip);
  return { paid: formatMoney(paid), total: formatMoney(total) };
}
