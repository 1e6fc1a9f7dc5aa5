import type { Booking } from '../api/request.schema.ts';
import type { Money } from './money.ts';
import { bothOf, readAmounts, readBy, withCharged } from './reading.ts';

/** The amounts of a booking as its reader reads them; without a rate they are what is charged. */
export interface ReadBooking {
  perPerson: Money;
  total: Money;
  prepayment: Money;
  /** what is left after what was paid, or after the prepayment that is due first */
  balance: Money;
  paid: Money;
  refunded: Money;
}

/** of a booking, or of a trip in the list of them */
export type Amounts = Pick<
  Booking,
  | 'currency'
  | 'price_per_person'
  | 'tourists_count'
  | 'total'
  | 'prepayment'
  | 'prepayment_percent'
  | 'paid'
  | 'refunded'
  | 'rate'
>;

/** what is paid next, and what is charged for it */
interface NextPayment {
  type: 'prepayment' | 'payment' | 'full';
  money: Money;
}

/** Converted as the panel converts, so that a total is the same before and after the request; the parts add up to it. */
export function readBooking(booking: Amounts): ReadBooking {
  const { currency, rate, price_per_person, tourists_count: count, prepayment_percent: prepaymentPercent } = booking;
  const charged = (amount: number): Money => ({ amount, currency });
  // the add-ons are what the total has beside the price of the party
  const extras = booking.total - price_per_person * count;
  const { perPerson, total, prepayment } = rate
    ? readAmounts({ perPerson: charged(price_per_person), count, prepaymentPercent, extras }, rate)
    : { perPerson: charged(price_per_person), total: charged(booking.total), prepayment: charged(booking.prepayment) };
  const paid = paidOf(booking, { total, prepayment });
  const first = booking.paid > booking.prepayment ? paid : prepayment;
  return {
    ...{ perPerson, total, prepayment, paid },
    balance: { ...total, amount: Math.max(0, total.amount - first.amount) },
    refunded: readBy(charged(booking.refunded), rate),
  };
}

/** what is paid of it reads as the part that it is */
function paidOf(booking: Amounts, { total, prepayment }: { total: Money; prepayment: Money }): Money {
  if (booking.paid === booking.total) return total;
  if (booking.paid === booking.prepayment) return prepayment;
  return readBy({ amount: booking.paid, currency: booking.currency }, booking.rate);
}

const PART = { prepayment: 'prepayment', payment: 'balance', full: 'total' } as const;

/** What comes next to be paid, as it is read. */
export const readPayment = (booking: Amounts, { type }: NextPayment): Money => readBooking(booking)[PART[type]];

/** "$292 (≈ €268)": on what leads to the payment stands what is charged, too */
export const paymentText = (booking: Amounts, payment: NextPayment): string =>
  withCharged(readPayment(booking, payment), payment.money, booking.rate);

/** The same of a part that is due, or of a payment: an instalment is a part of its own. */
export function partText(
  booking: Amounts,
  { type, instalment, amount }: { type: NextPayment['type']; instalment: number | null; amount: number },
): string {
  const charged = { amount, currency: booking.currency };
  return instalment === null ? paymentText(booking, { type, money: charged }) : bothOf(charged, booking.rate);
}
