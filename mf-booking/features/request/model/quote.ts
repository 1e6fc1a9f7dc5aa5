import type { TourDate, TourVariant } from '@cairn/shared-contracts/api/tours.schema';
import { paymentParts } from '@cairn/shared-contracts/domain/booking-schedule';
import { instalmentPlan } from '@cairn/shared-contracts/domain/instalments';
import type { Money } from '@cairn/shared-contracts/domain/money';
import { type Rate, readAmounts, readBy, readParts, readPartsOf } from '@cairn/shared-contracts/domain/reading';
import { chargedPrice } from '../../../common/model/price-of.ts';
import type { ChosenAddOn } from './add-ons.ts';

/** prices are whole units, so that 15 % may come to 14.98 % */
const ROUNDING = 0.2;

/** All amounts are in the visitor's currency, but for `charged`. */
export interface Quote {
  perPerson: Money;
  /** per person, before the departure's discount; equal to `perPerson` without one */
  withoutDiscount: Money;
  /** what the price fell by, whole percent; never more than it did: a supplement is not discounted */
  discountPercent: number;
  /** `perPerson` times the tourists */
  party: Money;
  /** what is booked beside the tour */
  addOns: readonly { id: number; name: string; quantity: number; money: Money }[];
  /** `party` and the add-ons */
  total: Money;
  /** whole percent of the total */
  prepaymentPercent: number;
  prepayment: Money;
  /** what is left, and its calendar date; null when everything is due at once */
  balance: { money: Money; dueOn: string } | null;
  /** the total in the tour's own currency, in which it is charged */
  charged: Money;
  /** by which the others are converted from it */
  rate: Rate;
}

interface Chosen {
  date: TourDate;
  variant: TourVariant | null;
  tourists: number;
  addOns?: readonly ChosenAddOn[];
}

/** What a request costs. */
export function quoteFor({ date, variant, tourists, addOns = [] }: Chosen, rate: Rate): Quote {
  const { original_currency, original_price_without_discount, prepayment_size, balance_due_on: dueOn } = date;
  const own = chargedPrice(date, variant);
  const before = original_price_without_discount + (variant?.original_price_delta ?? 0);
  const withoutDiscount = readBy({ amount: before, currency: original_currency }, rate);
  const charged = addOns.map(({ addOn, quantity }) => ({ ...own, amount: addOn.original_price * quantity }));
  const extras = charged.reduce((sum, { amount }) => sum + amount, 0);
  const moneys = readParts(charged, rate);
  const { perPerson, total, prepayment, balance } = readAmounts(
    { perPerson: own, count: tourists, prepaymentPercent: prepayment_size, extras },
    rate,
  );
  return {
    perPerson,
    withoutDiscount,
    discountPercent: Math.floor((1 - own.amount / Math.max(1, before)) * 100 + ROUNDING),
    party: { ...perPerson, amount: perPerson.amount * tourists },
    addOns: addOns.map(({ addOn: { id, name }, quantity }, index) => ({
      ...{ id, name, quantity, money: moneys[index] ?? { ...total, amount: 0 } },
    })),
    total,
    prepaymentPercent: prepayment_size,
    prepayment,
    balance: dueOn === null ? null : { money: balance, dueOn },
    charged: { ...own, amount: own.amount * tourists + extras },
    rate,
  };
}

export interface QuotedPart {
  /** from 1 */
  number: number;
  money: Money;
  /** calendar date */
  dueOn: string;
}

/**
 * The balance in parts, as the api agrees on them with a request of today, by the same function; empty where it is paid at once.
 * @param now ms since 1970
 */
export function instalmentsOf({ instalments = 1 }: TourDate, quote: Quote, now: number): QuotedPart[] {
  const { balance, charged, prepaymentPercent, rate } = quote;
  if (!balance) return [];
  const left = paymentParts(charged, prepaymentPercent).balance;
  const plan = instalmentPlan(left, new Date(now).toISOString().slice(0, 10), balance.dueOn, instalments);
  if (plan.length < 2) return [];
  const moneys = readPartsOf(
    balance.money,
    plan.map(({ amount }) => ({ ...charged, amount })),
    rate,
  );
  return plan.map(({ number, due_on }, index) => ({ number, dueOn: due_on, money: moneys[index] ?? balance.money }));
}
