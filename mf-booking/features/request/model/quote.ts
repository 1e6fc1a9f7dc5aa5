import type { TourDate, TourVariant } from '@cairn/shared-contracts/api/tours.schema';
import { paymentParts } from '@cairn/shared-contracts/domain/booking-schedule';
import type { Money } from '@cairn/shared-contracts/domain/money';

/** prices are whole units, so that 15 % may come to 14.98 % */
const ROUNDING = 0.2;

export interface Quote {
  perPerson: Money;
  /** per person, before the departure's discount; equal to `perPerson` without one */
  withoutDiscount: Money;
  /** what the price fell by, whole percent; never more than it did: a supplement is not discounted */
  discountPercent: number;
  total: Money;
  /** whole percent of the total */
  prepaymentPercent: number;
  prepayment: Money;
  /** what is left, and its calendar date; null when everything is due at once */
  balance: { money: Money; dueOn: string } | null;
  /** the same two in the tour's own currency, in which they are charged, when the visitor sees another one */
  charged: { total: Money; prepayment: Money } | null;
}

/** What a request costs. Amounts in the visitor's currency are conversions: the booking itself is in the tour's own. */
export function quoteFor(date: TourDate, variant: TourVariant | null, tourists: number): Quote {
  const { currency, original_currency, prepayment_size, balance_due_on: dueOn } = date;
  const inVisitors = (amount: number): Money => ({ amount: amount + (variant?.price_delta ?? 0), currency });
  const times = ({ amount, currency }: Money): Money => ({ amount: amount * tourists, currency });

  const perPerson = inVisitors(date.price);
  const withoutDiscount = inVisitors(date.price_without_discount);
  const total = times(perPerson);
  const parts = paymentParts(total, prepayment_size);
  const ownTotal = times({
    amount: date.original_price + (variant?.original_price_delta ?? 0),
    currency: original_currency,
  });
  return {
    perPerson,
    withoutDiscount,
    discountPercent: Math.floor((1 - perPerson.amount / Math.max(1, withoutDiscount.amount)) * 100 + ROUNDING),
    total,
    prepaymentPercent: prepayment_size,
    prepayment: parts.prepayment,
    balance: dueOn === null ? null : { money: parts.balance, dueOn },
    charged:
      original_currency === currency
        ? null
        : { total: ownTotal, prepayment: paymentParts(ownTotal, prepayment_size).prepayment },
  };
}
