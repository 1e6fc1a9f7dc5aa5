import type { Ragged } from './ragged.ts';

/** Columns of departures: first day, price in minor units, flags. */
export const DEPARTURE_COLUMNS = 3;
/** Columns of the limits of discounts, of departures that have one, in their order. */
export const LIMIT_COLUMNS = 2;
/** Columns of offers: first day, last day, today's price in minor units. */
export const OFFER_COLUMNS = 3;

/** Flags: whether it can be booked, the kind of its discount, the percent, days from the first to the last. */
const BOOKABLE = 1;
const KIND_SHIFT = 1;
const PERCENT_SHIFT = 4;
const LENGTH_SHIFT = 11;
const KIND_MASK = 7;
const PERCENT_MASK = 127;
/** kinds of discounts as tour-records.ts numbers them */
const DISCOUNT = { dates: 1, days: 2, seasonal: 3, always: 4 } as const;

type Columns = readonly [Int32Array, Int32Array, Int32Array];

const columnsOf = (size: number): Columns => [new Int32Array(size), new Int32Array(size), new Int32Array(size)];

/** the lists being read; nothing here runs at the same time */
let items = columnsOf(256);
let limits: readonly [Int32Array, Int32Array] = [new Int32Array(256), new Int32Array(256)];
function makeRoom(size: number): void {
  if (size <= items[0].length) return;
  items = columnsOf(size * 2);
  limits = [new Int32Array(size * 2), new Int32Array(size * 2)];
}

const COMMA = 44;
const SEMICOLON = 59;
const MINUS = 45;

/** a departure's first four fields are one digit and a sign each, at least */
const SHORTEST = 8;

export interface DepartureLists {
  departures: Ragged;
  limits: Ragged;
}

/** Stores a record's departures: numbers joined by commas, departures by ";". */
export function storeDepartures(to: DepartureLists, row: number, text: string | null): void {
  const length = text?.length ?? 0;
  makeRoom(Math.ceil((length + 1) / SHORTEST));
  let size = 0;
  let limited = 0;
  const fields = [0, 0, 0, 0, 0, 0, 0, 0];
  let field = 0;
  let value = 0;
  let sign = 1;
  for (let at = 0; at <= length; at++) {
    const code = text !== null && at < length ? text.charCodeAt(at) : SEMICOLON;
    if (code === MINUS) sign = -1;
    else if (code !== COMMA && code !== SEMICOLON) value = value * 10 + code - 48;
    else {
      fields[field++] = value * sign;
      value = 0;
      sign = 1;
      if (code === COMMA) continue;
      if (field >= 4) putDeparture(size++, fields, field > 4);
      if (field > 4) putLimits(limited++, fields);
      field = 0;
    }
  }
  to.departures.set(row, items, size);
  to.limits.set(row, limits, limited);
}

function putDeparture(at: number, fields: readonly number[], isDiscounted: boolean): void {
  const start = fields[0] ?? 0;
  const discount = isDiscounted ? ((fields[4] ?? 0) << KIND_SHIFT) | ((fields[5] ?? 0) << PERCENT_SHIFT) : 0;
  items[0][at] = start;
  items[1][at] = fields[2] ?? 0;
  items[2][at] = (fields[3] ?? 0) | discount | (((fields[1] ?? 0) - start) << LENGTH_SHIFT);
}

function putLimits(at: number, fields: readonly number[]): void {
  limits[0][at] = fields[6] ?? 0;
  limits[1][at] = fields[7] ?? 0;
}

/** the rules of domain/discount: isDiscountActive */
function isActive(kind: number, start: number, from: number, to: number, today: number): boolean {
  switch (kind) {
    case DISCOUNT.dates:
      return today <= from;
    case DISCOUNT.days:
      return start - today >= from;
    case DISCOUNT.seasonal:
      return start >= from && start <= to;
    case DISCOUNT.always:
      return true;
    default:
      return false;
  }
}

export const NO_PRICE = -1;

/** the rule of domain/discount: discounted */
const discounted = (price: number, percent: number, unit: number): number =>
  Math.floor((price * (100 - percent) + 50 * unit) / (100 * unit)) * unit;

export interface DayAndUnit {
  today: number;
  /** minor units of the tour's currency that make one */
  unit: number;
}

/** What today makes of a tour's departures. */
export interface Today {
  /** any departure is still to come */
  isLive: boolean;
  /** cheapest bookable one, or cheapest of all when none can be booked; minor units of the tour's currency */
  price: number;
}

/** Stores what can be booked from now on, with today's price. */
export function deriveOffers(from: DepartureLists, row: number, { today, unit }: DayAndUnit, offers: Ragged): Today {
  const { departures, limits: store } = from;
  const [starts, prices, flags] = [departures.column(0), departures.column(1), departures.column(2)];
  const [froms, untils] = [store.column(0), store.column(1)];
  const first = departures.starts[row] ?? 0;
  const last = first + (departures.sizes[row] ?? 0);
  makeRoom(last - first);
  const [offerStarts, offerEnds, offerPrices] = items;
  let size = 0;
  let limited = (store.starts[row] ?? 0) - 1;
  let isLive = false;
  let cheapest = NO_PRICE;
  let cheapestOfAll = NO_PRICE;
  for (let at = first; at < last; at++) {
    const start = starts[at] ?? 0;
    const flag = flags[at] ?? 0;
    const kind = (flag >>> KIND_SHIFT) & KIND_MASK;
    if (kind !== 0) limited += 1;
    if (start <= today) continue;
    isLive = true;
    let price = prices[at] ?? 0;
    if (kind !== 0 && isActive(kind, start, froms[limited] ?? 0, untils[limited] ?? 0, today)) {
      price = discounted(price, (flag >>> PERCENT_SHIFT) & PERCENT_MASK, unit);
    }
    if (cheapestOfAll === NO_PRICE || price < cheapestOfAll) cheapestOfAll = price;
    if ((flag & BOOKABLE) === 0) continue;
    if (cheapest === NO_PRICE || price < cheapest) cheapest = price;
    offerStarts[size] = start;
    offerEnds[size] = start + (flag >>> LENGTH_SHIFT);
    offerPrices[size++] = price;
  }
  offers.set(row, items, size);
  return { isLive, price: cheapest === NO_PRICE ? cheapestOfAll : cheapest };
}
