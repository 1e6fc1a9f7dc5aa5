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
  instalments: number;
  not_guaranteed: boolean;
  flight_included: boolean;
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
  /** parts that the balance may be paid in, at most */
  instalments: number;
  not_guaranteed: boolean;
  flight_included: boolean;
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
    instalments: departure.instalments,
    not_guaranteed: departure.not_guaranteed,
    flight_included: departure.flight_included,
  };
}

/** What tourist and organizer agreed on, per person. */
export interface AgreedPrice {
  terms: Pick<OfferTerms, 'price' | 'discount_percent' | 'prepayment_percent' | 'balance_due_on' | 'instalments'>;
  /** of the variant: a supplement, not discounted */
  delta: number;
  /** before the discount; null where only the reduced price is known */
  fullPrice: number | null;
}

export interface Quote {
  full_price: number | null;
  discount_percent: number;
  variant_delta: number;
  price_per_person: number;
  total: number;
  prepayment: number;
  prepayment_percent: number;
  balance_due_on: string | null;
}

/**
 * What a request comes to: the price with the variant's supplement on top, times the tourists, and the add-ons.
 * @param addOns all of them, minor units
 */
export function quote({ terms, delta, fullPrice }: AgreedPrice, currency: string, tourists: number, addOns = 0): Quote {
  const { price, discount_percent, prepayment_percent, balance_due_on } = terms;
  const price_per_person = price + delta;
  const total = price_per_person * tourists + addOns;
  const { prepayment } = paymentParts({ amount: total, currency }, prepayment_percent);
  return {
    ...{ full_price: fullPrice, discount_percent, variant_delta: delta },
    ...{ price_per_person, total, prepayment: prepayment.amount, prepayment_percent, balance_due_on },
  };
}
