import type { SearchFilter } from '@cairn/shared-contracts/domain/filter-params';
import { addAll, type Bits, clearBit, keepCommon, removeAll, rowsOf } from './bitset.ts';
import { dayNumber, monthSpan } from './days.ts';
import type { Converter } from './prices.ts';
import type { TourIndex } from './tour-index.ts';

/** no offer starts before, or ends after: small integers, which the loops below compare fastest */
const FIRST_DAY = -(2 ** 30);
const LAST_DAY = 2 ** 30 - 1;

interface Dates {
  /** days since 1970 */
  from: number;
  to: number;
}

/** first of the places from `low` on whose value is not below `least`; they stand in order */
function firstFrom(values: Int32Array, low: number, high: number, least: number): number {
  if ((values[low] ?? 0) >= least) return low;
  let first = low;
  let end = high;
  while (first < end) {
    const middle = (first + end) >>> 1;
    if ((values[middle] ?? 0) < least) first = middle + 1;
    else end = middle;
  }
  return first;
}

/** tours that have an offer at their lowest price in a month that lies within the dates as a whole: no other offer of theirs matters */
function atLowest({ scratch, lowestBits }: TourIndex, { from, to }: Dates): Bits {
  const bits = scratch.bits();
  for (const month of lowestBits.options()) {
    const [first, last] = monthSpan(month.value);
    if (first >= from && last <= to) addAll(bits, month.bits);
  }
  return bits;
}

/** tours of which an offer may lie within the dates; none of the others does */
function mayStart({ scratch, startBits, monthBits }: TourIndex, { from, to }: Dates): Bits {
  const bits = scratch.bits();
  for (const month of startBits.options()) {
    const [first, last] = monthSpan(month.value);
    if (last < from || first > to) continue;
    // dates within one month: the whole offer is in it
    const isOne = first <= from && to <= last;
    const those = isOne ? monthBits.bitsOf(month.value) : month.bits;
    if (those) addAll(bits, those);
  }
  return bits;
}

/**
 * Writes the price of each of the tours within the visitor's dates.
 * @param prices by row: the lowest, whenever it starts
 * @returns those of the tours that can be booked in them
 */
export function pricesInDates(
  index: TourIndex,
  { dateFrom, dateTo }: SearchFilter,
  { converter, units: prices }: { converter: Converter; units: Float64Array },
  tours: Bits,
  units: Float64Array,
): Bits {
  const from = dateFrom === undefined ? FIRST_DAY : dayNumber(dateFrom);
  const to = dateTo === undefined ? LAST_DAY : dayNumber(dateTo);
  const { offers, currency, cheapest: lowest, scratch } = index;
  const { rows } = scratch;
  const inDates = scratch.copyOf(tours);
  const known = atLowest(index, { from, to });
  keepCommon(known, tours);
  const knownCount = rowsOf(known, rows);
  for (let i = 0; i < knownCount; i++) {
    const row = rows[i] ?? 0;
    units[row] = prices[row] ?? Number.NaN;
  }

  const others = scratch.copyOf(tours);
  removeAll(others, known);
  const candidates = mayStart(index, { from, to });
  keepCommon(candidates, others);
  removeAll(others, candidates);
  removeAll(inDates, others);
  const outside = rowsOf(others, rows);
  for (let i = 0; i < outside; i++) units[rows[i] ?? 0] = Number.NaN;

  const count = rowsOf(candidates, rows);
  const [starts, ends, costs] = [offers.column(0), offers.column(1), offers.column(2)];
  for (let i = 0; i < count; i++) {
    const row = rows[i] ?? 0;
    const first = offers.starts[row] ?? 0;
    const end = first + (offers.sizes[row] ?? 0);
    const least = lowest[row] ?? 0;
    let cheapest = -1;
    // most tours cost the same whenever they start: nothing cheaper than the lowest price needs to be looked for
    for (
      let at = firstFrom(starts, first, end, from);
      at < end && cheapest !== least && (starts[at] ?? 0) <= to;
      at++
    ) {
      const price = costs[at] ?? 0;
      if ((ends[at] ?? 0) <= to && (cheapest === -1 || price < cheapest)) cheapest = price;
    }
    if (cheapest === -1) clearBit(inDates, row);
    units[row] = cheapest === -1 ? Number.NaN : converter.units(cheapest, currency[row] ?? 0);
  }
  return inDates;
}
