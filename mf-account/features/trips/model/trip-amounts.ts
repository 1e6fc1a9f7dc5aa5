import type { Trip } from '@cairn/shared-contracts/api/user.schema';
import { formatMoney } from '@cairn/shared-contracts/domain/money';
import { partText, readBooking } from '@cairn/shared-contracts/domain/read-booking';

/** What the next step pays, in the reader's currency with what is charged beside it; '' when it pays nothing. */
export function nextAmount(trip: Trip): string {
  const { action, amount } = trip.next;
  if (amount === null) return '';
  const first = trip.prepayment < trip.total ? 'prepayment' : 'full';
  const type = action === 'prepay' ? first : 'payment';
  // a part is not the balance: it is read for itself, whichever it is
  return partText(trip, { type, instalment: action === 'pay_part' ? 0 : null, amount });
}

/** How much is paid of how much, as it is read. */
export function paidAmounts(trip: Trip): { paid: string; total: string } {
  const { paid, total } = readBooking(trip);
  return { paid: formatMoney(paid), total: formatMoney(total) };
}
