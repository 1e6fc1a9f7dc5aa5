import { dueTerms, paymentParts } from '@cairn/shared-contracts/domain/booking-schedule';
import { type Discount, discounted, isDiscountActive } from '@cairn/shared-contracts/domain/discount';

/** What a price depends on. Amounts are minor units of `currency`, the tour's own. */
export interface PricedDeparture {
  currency: string;
  price: number;
  discount: Discount | null;
  starts_on: string;
  prepayment_percent: number;
  full_payment_days: number;
}

export interface Quote {
  price_per_person: number;
  total: number;
  prepayment: number;
  /** 100 when everything is due at once */
  prepayment_percent: number;
  /** calendar date; null when everything is due at once */
  balance_due_on: string | null;
}

/**
 * The price of a request made today: the departure's price with the discount that holds today, the variant's supplement on top
 * (not discounted), times the tourists. The page's own sum is never asked for.
 */
export function quote(departure: PricedDeparture, variantDelta: number, tourists: number, today: string): Quote {
  const { discount, price, currency } = departure;
  const isReduced = discount !== null && isDiscountActive(discount, departure.starts_on, today);
  const perPerson =
    (isReduced ? discounted({ amount: price, currency }, discount.percent).amount : price) + variantDelta;
  const total = perPerson * tourists;
  const terms = {
    start: departure.starts_on,
    prepaymentPercent: departure.prepayment_percent,
    balanceDays: departure.full_payment_days,
  };
  const { prepaymentPercent, balanceDueOn } = dueTerms(terms, today);
  return {
    price_per_person: perPerson,
    total,
    prepayment: paymentParts({ amount: total, currency }, prepaymentPercent).prepayment.amount,
    prepayment_percent: prepaymentPercent,
    balance_due_on: balanceDueOn,
  };
}
