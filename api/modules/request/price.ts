import { type Discount, discounted, isDiscountActive } from '@cairn/shared-contracts/domain/discount';
import { percentOf } from '@cairn/shared-contracts/domain/money';

const DAY_MS = 86_400_000;

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
  /** calendar date */
  balance_due_on: string;
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
  const due = new Date(Date.parse(departure.starts_on) - departure.full_payment_days * DAY_MS)
    .toISOString()
    .slice(0, 10);
  return {
    price_per_person: perPerson,
    total,
    prepayment: percentOf({ amount: total, currency }, departure.prepayment_percent).amount,
    balance_due_on: due < today ? today : due,
  };
}
