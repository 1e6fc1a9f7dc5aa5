import type { Ragged } from './ragged.ts';

/** Columns of departures: first day, last day, price in minor units, flags, and the two limits of the discount. */
export const DEPARTURE_COLUMNS = 6;
/** Columns of offers: first day, last day, today's price in minor units. */
export const OFFER_COLUMNS = 3;

const BOOKABLE = 1;
const KIND_SHIFT = 1;
const PERCENT_SHIFT = 4;
/** kinds of discounts as tour-records.ts numbers them */
const DISCOUNT = { dates: 1, days: 2, seasonal: 3, always: 4 } as const;

/** the list being read; nothing here runs at the same time */
let items = Array.from({ length: DEPARTURE_COLUMNS }, () => new Int32Array(256));
function makeRoom(size: number): void {
  if (size < (items[0]?.length ?? 0)) return;
  items = items.map((column) => {
    const larger = new Int32Array(column.length * 2);
    larger.set(column);
    return larger;
  });
}
function put(size: number, ...values: number[]): void {
  makeRoom(size);
  for (const [at, value] of values.entries()) {
    const column = items[at];
    if (column) column[size] = value;
  }
}

const COMMA = 44;
const SEMICOLON = 59;
const MINUS = 45;

/** Stores a record's departures: numbers joined by commas, departures by ";". */
export function storeDepartures(store: Ragged, row: number, text: string | null): void {
  let size = 0;
  const fields = [0, 0, 0, 0, 0, 0, 0, 0];
  let field = 0;
  let value = 0;
  let sign = 1;
  const length = text?.length ?? 0;
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
      field = 0;
    }
  }
  store.set(row, items, size);
}

function putDeparture(size: number, fields: readonly number[], isDiscounted: boolean): void {
  const [start = 0, end = 0, price = 0, bookable = 0, kind = 0, percent = 0, from = 0, to = 0] = fields;
  if (isDiscounted)
    put(size, start, end, price, bookable | (kind << KIND_SHIFT) | (percent << PERCENT_SHIFT), from, to);
  else put(size, start, end, price, bookable, 0, 0);
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
export function deriveOffers(store: Ragged, row: number, { today, unit }: DayAndUnit, offers: Ragged): Today {
  const [starts, ends, prices, flags, froms, tos] = Array.from({ length: DEPARTURE_COLUMNS }, (_, at) =>
    store.column(at),
  );
  const first = store.starts[row] ?? 0;
  const last = first + (store.sizes[row] ?? 0);
  let size = 0;
  let isLive = false;
  let cheapest = NO_PRICE;
  let cheapestOfAll = NO_PRICE;
  for (let at = first; at < last; at++) {
    const start = starts?.[at] ?? 0;
    if (start <= today) continue;
    isLive = true;
    const flag = flags?.[at] ?? 0;
    const kind = (flag >>> KIND_SHIFT) & 7;
    let price = prices?.[at] ?? 0;
    if (kind !== 0 && isActive(kind, start, froms?.[at] ?? 0, tos?.[at] ?? 0, today)) {
      price = discounted(price, flag >>> PERCENT_SHIFT, unit);
    }
    if (cheapestOfAll === NO_PRICE || price < cheapestOfAll) cheapestOfAll = price;
    if ((flag & BOOKABLE) === 0) continue;
    if (cheapest === NO_PRICE || price < cheapest) cheapest = price;
    put(size++, start, ends?.[at] ?? 0, price);
  }
  offers.set(row, items, size);
  return { isLive, price: cheapest === NO_PRICE ? cheapestOfAll : cheapest };
}
