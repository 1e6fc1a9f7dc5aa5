import type { TourDate } from '@cairn/shared-contracts/api/tours.schema';
import { paymentParts } from '@cairn/shared-contracts/domain/booking-schedule';
import type { Money } from '@cairn/shared-contracts/domain/money';

/** What is paid for one person, and when. Amounts in the visitor's currency are conversions: the tour's own is charged. */
export type PaymentPlan =
  | { kind: 'full'; total: Money; ownTotal: Money | null }
  | {
      kind: 'parts';
      percent: number;
      prepayment: Money;
      ownPrepayment: Money | null;
      balance: Money;
      ownBalance: Money | null;
      /** calendar date; never after the start */
      balanceDueOn: string;
      /** before the start */
      balanceDays: number;
    };

/** By prepayment_type, prepayment_size and full_payment_days (specification §3) for who books today, as the booking counts it. */
export function paymentPlan(date: TourDate): PaymentPlan {
  const { currency, original_currency, prepayment_size: percent, balance_due_on: balanceDueOn } = date;
  const total: Money = { amount: date.price, currency };
  const isConverted = original_currency !== currency;
  const ownTotal: Money = { amount: date.original_price, currency: original_currency };
  if (date.prepayment_type.name === 'full' || percent >= 100 || balanceDueOn === null) {
    return { kind: 'full', total, ownTotal: isConverted ? ownTotal : null };
  }
  const parts = paymentParts(total, percent);
  const own = paymentParts(ownTotal, percent);
  return {
    kind: 'parts',
    percent,
    ...parts,
    ownPrepayment: isConverted ? own.prepayment : null,
    ownBalance: isConverted ? own.balance : null,
    balanceDueOn,
    balanceDays: date.full_payment_days,
  };
}

/** whether all departures are paid for alike, so that it is said once */
export function haveSameTerms(dates: readonly TourDate[]): boolean {
  const [first] = dates;
  return dates.every(
    ({ prepayment_type, prepayment_size, full_payment_days }) =>
      prepayment_type.id === first?.prepayment_type.id &&
      prepayment_size === first.prepayment_size &&
      full_payment_days === first.full_payment_days,
  );
}
