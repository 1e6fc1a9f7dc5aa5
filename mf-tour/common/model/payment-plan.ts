import type { TourDate } from '@cairn/shared-contracts/api/tours.schema';
import { type Money, percentOf } from '@cairn/shared-contracts/domain/money';

const DAY_MS = 86_400_000;

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

/** By prepayment_type, prepayment_size and full_payment_days (specification §3), as the booking counts it. */
export function paymentPlan(date: TourDate): PaymentPlan {
  const { currency, original_currency, prepayment_size: percent, full_payment_days } = date;
  const total: Money = { amount: date.price, currency };
  const isConverted = original_currency !== currency;
  const ownTotal: Money = { amount: date.original_price, currency: original_currency };
  if (date.prepayment_type.name === 'full' || percent >= 100) {
    return { kind: 'full', total, ownTotal: isConverted ? ownTotal : null };
  }
  const prepayment = percentOf(total, percent);
  const ownPrepayment = percentOf(ownTotal, percent);
  const less = (whole: Money, part: Money): Money => ({ ...whole, amount: whole.amount - part.amount });
  return {
    kind: 'parts',
    percent,
    prepayment,
    balance: less(total, prepayment),
    ownPrepayment: isConverted ? ownPrepayment : null,
    ownBalance: isConverted ? less(ownTotal, ownPrepayment) : null,
    balanceDueOn: new Date(Date.parse(date.start) - full_payment_days * DAY_MS).toISOString().slice(0, 10),
    balanceDays: full_payment_days,
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
