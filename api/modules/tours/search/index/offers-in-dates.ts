import type { SearchFilter } from '@cairn/shared-contracts/domain/search-filter';
import { addAll, type Bits, countBits, rowsOf, setBit } from './bitset.ts';
import { dayNumber } from './days.ts';
import { NO_PRICE } from './departures.ts';
import type { Dates, Within } from './offer-starts.ts';
import type { Converter } from './prices.ts';
import type { TourIndex } from './tour-index.ts';

/** no offer starts before, or ends after: small integers, which the loops below compare fastest */
const FIRST_DAY = -(2 ** 30);
const LAST_DAY = 2 ** 30 - 1;

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

/**
 * Writes the price within the visitor's dates of each of the tours that can be booked in them.
 * @param prices by row: the lowest, whenever it starts
 * @returns those tours
 */
export function pricesInDates(
  index: TourIndex,
  { dateFrom, dateTo }: SearchFilter,
  { converter, units: prices }: { converter: Converter; units: Float64Array },
  tours: Bits,
  units: Float64Array,
): Bits {
  const dates = {
    from: dateFrom === undefined ? FIRST_DAY : dayNumber(dateFrom),
    to: dateTo === undefined ? LAST_DAY : dayNumber(dateTo),
  };
  const { scratch } = index;
  const { levels, perhaps } = offersWithin(index, tours, dates);
  const { rows } = scratch;
  const [lowest, ...others] = levels;
  const inDates = lowest ?? scratch.bits();
  // of most tours it is the price without dates: all at once is quicker than one by one
  if (lowest) units.set(prices);
  for (const [at, bits] of others.entries()) {
    addAll(inDates, bits);
    const known = rowsOf(bits, rows);
    for (let i = 0; i < known; i++) {
      const row = rows[i] ?? 0;
      units[row] = converter.units(index.offerStarts.priceOf(row, at + 1), index.currency[row] ?? 0);
    }
  }
  const cheapest = cheapestWithin(index, dates);
  const count = rowsOf(perhaps, rows);
  for (let i = 0; i < count; i++) {
    const row = rows[i] ?? 0;
    const price = cheapest(row);
    if (price === NO_PRICE) continue;
    setBit(inDates, row);
    units[row] = converter.units(price, index.currency[row] ?? 0);
  }
  return inDates;
}

/** of so many tours one is judged: looking at the offers of each is quicker than at days */
const FEW = 32;

function offersWithin({ scratch, offerStarts, rows }: TourIndex, tours: Bits, dates: Dates): Within {
  if (countBits(tours) * FEW < rows) return { levels: [], perhaps: tours };
  return offerStarts.within(scratch.probeOf(tours), dates, scratch);
}

/** by row: lowest price of its offers that lie within the dates, in minor units */
function cheapestWithin({ offers, cheapest: lowest }: TourIndex, { from, to }: Dates): (row: number) => number {
  const [starts, ends, prices] = [offers.column(0), offers.column(1), offers.column(2)];
  return (row) => {
    const first = offers.starts[row] ?? 0;
    const end = first + (offers.sizes[row] ?? 0);
    const least = lowest[row] ?? 0;
    let cheapest = NO_PRICE;
    // nothing cheaper than the lowest price needs to be looked for
    for (
      let at = firstFrom(starts, first, end, from);
      at < end && cheapest !== least && (starts[at] ?? 0) <= to;
      at++
    ) {
      const price = prices[at] ?? 0;
      if ((ends[at] ?? 0) <= to && (cheapest === NO_PRICE || price < cheapest)) cheapest = price;
    }
    return cheapest;
  };
}
