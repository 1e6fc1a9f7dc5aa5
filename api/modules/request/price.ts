import { dueTerms, paymentParts } from '@cairn/shared-contracts/domain/booking-schedule';
import { type Discount, discounted, isDiscountActive } from '@cairn/shared-contracts/domain/discount';

/** What a price depends on. Amounts are minor units of `currency`, the tour's own. */
export interface PricedDeparture {
  currency: string;
  price: number;
  discount: Discount | null;
  starts_on: string;
  ends_on: string;
  prepayment_percent: number;
  full_payment_days: number;
}

/** What a departure is offered for on a day; what the page shows of it comes back with the request. */
export interface OfferTerms {
  start: string;
  end: string;
  /** minor units per person, after the discount */
  price: number;
  /** 0 without one */
  discount_percent: number;
  /** 100 when everything is due at once */
  prepayment_percent: number;
  /** calendar date; null when everything is due at once */
  balance_due_on: string | null;
}

export function offerTerms(departure: PricedDeparture, today: string): OfferTerms {
  const { discount, price, currency, starts_on: start, ends_on: end } = departure;
  const isReduced = discount !== null && isDiscountActive(discount, start, today);
  const { prepaymentPercent, balanceDueOn } = dueTerms(
    { start, prepaymentPercent: departure.prepayment_percent, balanceDays: departure.full_payment_days },
    today,
  );
  return {
    start,
    end,
    price: isReduced ? discounted({ amount: price, currency }, discount.percent).amount : price,
    discount_percent: isReduced ? discount.percent : 0,
    prepayment_percent: prepaymentPercent,
    balance_due_on: balanceDueOn,
  };
}

export interface Quote {
  price_per_person: number;
  total: number;
  prepayment: number;
  prepayment_percent: number;
  balance_due_on: string | null;
}

/** What a request comes to: the price with the variant's supplement on top (not discounted), times the tourists. */
export function quote(
  { price, prepayment_percent, balance_due_on }: Pick<OfferTerms, 'price' | 'prepayment_percent' | 'balance_due_on'>,
  currency: string,
  variantDelta: number,
  tourists: number,
): Quote {
  const price_per_person = price + variantDelta;
  const total = price_per_person * tourists;
  const { prepayment } = paymentParts({ amount: total, currency }, prepayment_percent);
  return { price_per_person, total, prepayment: prepayment.amount, prepayment_percent, balance_due_on };
}
