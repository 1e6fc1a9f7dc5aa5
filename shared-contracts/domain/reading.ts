import type { ExchangeRate } from '../api/common.schema.ts';
import { paymentParts } from './booking-schedule.ts';
import { convertAt, formatMoney, type Money } from './money.ts';

/** from the currency that is charged to the one that is read; null, or nothing, when they are one */
export type Rate = ExchangeRate | null | undefined;

/** What is charged, as the visitor reads it. */
export const readBy = (charged: Money, rate: Rate): Money => (rate ? convertAt(charged, rate) : charged);

/** "$292 (≈ €268)": what is read, and what is charged for it; one amount when they are the same */
export const bothOf = (charged: Money, rate: Rate): string => withCharged(readBy(charged, rate), charged, rate);

/** @param read what the reader has seen elsewhere of the same amount */
export const withCharged = (read: Money, charged: Money, rate: Rate): string =>
  rate ? `${formatMoney(read)} (≈\u00a0${formatMoney(charged)})` : formatMoney(charged);

/** Amounts that stand one below the other: what is read of them adds up to what is read of their sum. */
export function readParts(charged: readonly Money[], rate: Rate): Money[] {
  let sum = 0;
  return charged.map((money) => {
    const before = readBy({ ...money, amount: sum }, rate);
    sum += money.amount;
    const after = readBy({ ...money, amount: sum }, rate);
    return { ...after, amount: after.amount - before.amount };
  });
}

/** The same where their sum is read as something already: the last one takes what rounding leaves. */
export const readPartsOf = (whole: Money, charged: readonly Money[], rate: Rate): Money[] => {
  let left = whole.amount;
  return charged.map((money, index) => {
    const amount = index === charged.length - 1 ? left : Math.min(left, readBy(money, rate).amount);
    left -= amount;
    return { ...whole, amount };
  });
};

export interface ReadAmounts {
  perPerson: Money;
  total: Money;
  /** their sum is the total */
  prepayment: Money;
  balance: Money;
}

interface Priced {
  perPerson: Money;
  count: number;
  prepaymentPercent: number;
  /** what all add-ons come to, in the currency of `perPerson` */
  extras?: number;
}

/** One price and its parts, all in the reader's currency: lines that a reader adds up come to the total that they see. */
export function readAmounts({ perPerson, count, prepaymentPercent, extras = 0 }: Priced, rate: Rate): ReadAmounts {
  const one = readBy(perPerson, rate);
  const total = { ...one, amount: one.amount * count + readBy({ ...perPerson, amount: extras }, rate).amount };
  return { perPerson: one, total, ...paymentParts(total, prepaymentPercent) };
}

/** up to so many digits behind the point; a rate below one needs them */
const DIGITS = 4;
const SIGNIFICANT = 5;

/** "1 EUR = 1.09 USD", the way round that reads as one or more */
export function rateText({ from, to, value }: ExchangeRate, locale: string): string {
  const [one, other, units] = value >= 1 ? [from, to, value] : [to, from, 1 / value];
  const digits = new Intl.NumberFormat(locale, {
    maximumFractionDigits: DIGITS,
    maximumSignificantDigits: SIGNIFICANT,
  }).format(units);
  return `1\u00a0${one} = ${digits}\u00a0${other}`;
}
