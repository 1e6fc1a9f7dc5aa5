import type { TourDate, TourVariant } from '@cairn/shared-contracts/api/tours.schema';
import { type Money, percentOf } from '@cairn/shared-contracts/domain/money';

export interface Quote {
  perPerson: Money;
  /** per person, before the departure's discount; equal to `perPerson` without one */
  withoutDiscount: Money;
  total: Money;
  /** whole percent of the total */
  prepaymentPercent: number;
  prepayment: Money;
  /** the same two in the tour's own currency, in which they are charged, when the visitor sees another one */
  charged: { total: Money; prepayment: Money } | null;
}

/** What a request costs. Amounts in the visitor's currency are conversions: the booking itself is in the tour's own. */
export function quoteFor(date: TourDate, variant: TourVariant | null, tourists: number): Quote {
  const { currency, original_currency, prepayment_size } = date;
  const inVisitors = (amount: number): Money => ({ amount: amount + (variant?.price_delta ?? 0), currency });
  const times = ({ amount, currency }: Money): Money => ({ amount: amount * tourists, currency });

  const perPerson = inVisitors(date.price);
  const total = times(perPerson);
  const ownTotal = times({
    amount: date.original_price + (variant?.original_price_delta ?? 0),
    currency: original_currency,
  });
  return {
    perPerson,
    withoutDiscount: inVisitors(date.price_without_discount),
    total,
    prepaymentPercent: prepayment_size,
    prepayment: percentOf(total, prepayment_size),
    charged:
      original_currency === currency ? null : { total: ownTotal, prepayment: percentOf(ownTotal, prepayment_size) },
  };
}
