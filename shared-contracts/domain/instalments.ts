import { type Money, minorUnits } from './money.ts';

/** One part of a balance that is paid in several. */
export interface Instalment {
  /** from 1 */
  number: number;
  /** minor units */
  amount: number;
  /** calendar date */
  due_on: string;
}

/** most parts that an organizer may allow */
export const INSTALMENTS_MAX = 6;
const DAY_MS = 86_400_000;
/** days between two parts at least: nobody is asked to pay every other day */
const APART_DAYS = 7;

const dayOf = (date: string): number => Math.floor(Date.parse(`${date}T00:00:00Z`) / DAY_MS);
const dateOf = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/**
 * A balance in parts: whole units of the currency, as prices are written, the last one with what is left over, so that the parts are the
 * balance to the minor unit. The dates lie evenly between the prepayment and the day that the whole is due on, which is the last part's.
 * @param from calendar date of the prepayment
 * @param dueOn calendar date of the balance
 * @param parts as many as the organizer allows; there are fewer where the time or the amount is too short for them
 */
export function instalmentPlan(balance: Money, from: string, dueOn: string, parts: number): Instalment[] {
  const unit = minorUnits(balance.currency);
  const days = dayOf(dueOn) - dayOf(from);
  const count = Math.max(
    1,
    Math.min(parts, INSTALMENTS_MAX, Math.floor(days / APART_DAYS), Math.floor(balance.amount / unit)),
  );
  if (balance.amount <= 0) return [];
  const each = Math.floor(balance.amount / count / unit) * unit;
  return Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    amount: index === count - 1 ? balance.amount - each * (count - 1) : each,
    due_on: dateOf(dayOf(from) + Math.round((days * (index + 1)) / count)),
  }));
}

/** The parts that are not paid wholly, each with what is left of it. @param paid of the balance, minor units */
export function openInstalments(plan: readonly Instalment[], paid: number): Instalment[] {
  let before = 0;
  return plan.flatMap((part) => {
    before += part.amount;
    return paid < before ? [{ ...part, amount: Math.min(part.amount, before - paid) }] : [];
  });
}

/** The first of {@link openInstalments}; undefined when all are paid. */
export const nextInstalment = (plan: readonly Instalment[], paid: number): Instalment | undefined =>
  openInstalments(plan, paid)[0];
