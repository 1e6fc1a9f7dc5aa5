import { discounted } from '@cairn/shared-contracts/domain/discount';
import { minorUnits } from '@cairn/shared-contracts/domain/money';
import { monthNumber, monthSpan } from '../index/days.ts';

/** A price on the days from `since` to `until`, days since 1970, both inclusive; minor units. */
export interface PriceStep {
  since: number;
  until: number;
  price: number;
}

/** A departure that is to come, as tour-records.ts writes it. */
interface Departure {
  starts: number;
  ends: number;
  isBookable: boolean;
  /** the price on each day until the one before it starts */
  steps: PriceStep[];
}

interface OfferStep extends PriceStep {
  starts: number;
  ends: number;
}

interface MonthStep extends PriceStep {
  /** months since year 0 */
  month: number;
}

/** no day that anybody asks for is before it */
const FIRST_DAY = 0;

/** kinds of discounts as tour-records.ts numbers them */
const DISCOUNT = { dates: 1, days: 2, seasonal: 3, always: 4 } as const;

/** The last day of booking on which the discount holds: the rules of domain/discount, isDiscountActive. */
function lastDayOf(kind: number, starts: number, from: number, to: number): number {
  switch (kind) {
    case DISCOUNT.dates:
      return from;
    case DISCOUNT.days:
      return starts - from;
    case DISCOUNT.seasonal:
      return starts >= from && starts <= to ? starts : Number.NEGATIVE_INFINITY;
    case DISCOUNT.always:
      return starts;
    default:
      return Number.NEGATIVE_INFINITY;
  }
}

/**
 * Reads a record's departures. A discount ends once and never begins: two steps say what a departure costs on each day, and no row
 * has to be derived anew because a day has passed.
 */
export function departuresOf(text: string | null, currency: string): Departure[] {
  if (!text) return [];
  return text.split(';').map((departure) => {
    const [starts = 0, ends = 0, price = 0, bookable = 0, kind = 0, percent = 0, from = 0, to = 0] = departure
      .split(',')
      .map(Number);
    const last = starts - 1;
    const ending = Math.min(lastDayOf(kind, starts, from, to), last);
    const reduced = discounted({ amount: price, currency }, percent).amount;
    const steps = [
      { since: FIRST_DAY, until: ending, price: reduced },
      { since: Math.max(FIRST_DAY, ending + 1), until: last, price },
    ];
    return { starts, ends, isBookable: bookable === 1, steps: steps.filter(({ since, until }) => since <= until) };
  });
}

/** what can be booked, for each step of its price */
export const offersOf = (departures: readonly Departure[]): OfferStep[] =>
  departures
    .filter(({ isBookable }) => isBookable)
    .flatMap(({ starts, ends, steps }) => steps.map((step) => ({ ...step, starts, ends })));

/** The lowest of all prices that hold on a day, for each day on which any does. */
export function lowest(steps: readonly PriceStep[]): PriceStep[] {
  const cuts = [...new Set(steps.flatMap(({ since, until }) => [since, until + 1]))].sort((a, b) => a - b);
  const found: PriceStep[] = [];
  for (const [at, since] of cuts.entries()) {
    const next = cuts[at + 1];
    if (next === undefined) break;
    const prices = steps.filter((step) => step.since <= since && since <= step.until).map(({ price }) => price);
    if (prices.length === 0) continue;
    const price = Math.min(...prices);
    const last = found.at(-1);
    if (last && last.price === price && last.until === since - 1) last.until = next - 1;
    else found.push({ since, until: next - 1, price });
  }
  return found;
}

/** What a tour costs without dates: its cheapest bookable departure, the cheapest of all on days when none can be booked. */
export function pricesOf(departures: readonly Departure[]): PriceStep[] {
  const bookable = lowest(offersOf(departures));
  const any = lowest(departures.flatMap(({ steps }) => steps));
  const gaps = any.flatMap((step) => without(step, bookable));
  return [...bookable, ...gaps].sort((a, b) => a.since - b.since);
}

/** the days of a step on which none of the others holds; these stand in order */
function without(step: PriceStep, others: readonly PriceStep[]): PriceStep[] {
  const left: PriceStep[] = [];
  let { since } = step;
  for (const other of others) {
    if (other.until < since || other.since > step.until) continue;
    if (other.since > since) left.push({ ...step, since, until: other.since - 1 });
    since = other.until + 1;
  }
  return since <= step.until ? [...left, { ...step, since }] : left;
}

/** The lowest price of the offers that lie in a month as a whole, for each month. */
export function monthsOf(departures: readonly Departure[]): MonthStep[] {
  const months = Map.groupBy(offersOf(departures), ({ starts }) => monthNumber(starts));
  return [...months].flatMap(([month, offers]) => {
    const [, last] = monthSpan(month);
    return lowest(offers.filter(({ ends }) => ends <= last)).map((step) => ({ ...step, month }));
  });
}

/** in whole units of its currency, cents as decimals */
export const wholeUnits = (price: number, currency: string): number => price / minorUnits(currency);
