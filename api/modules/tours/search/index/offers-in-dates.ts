import type { SearchFilter } from '@cairn/shared-contracts/domain/filter-params';
import { dayNumber } from './days.ts';
import type { Converter } from './prices.ts';
import type { TourIndex } from './tour-index.ts';

/** Writes the price of each of the rows within the visitor's dates; NaN where nothing can be booked in them. */
export function pricesInDates(
  index: TourIndex,
  { dateFrom, dateTo }: SearchFilter,
  converter: Converter,
  rows: Int32Array,
  count: number,
  units: Float64Array,
): void {
  const from = dateFrom === undefined ? Number.MIN_SAFE_INTEGER : dayNumber(dateFrom);
  const to = dateTo === undefined ? Number.MAX_SAFE_INTEGER : dayNumber(dateTo);
  const { offers, currency, cheapest: lowest } = index;
  const [starts, ends, prices] = [offers.column(0), offers.column(1), offers.column(2)];
  for (let i = 0; i < count; i++) {
    const row = rows[i] ?? 0;
    let at = offers.starts[row] ?? 0;
    const end = at + (offers.sizes[row] ?? 0);
    const least = lowest[row] ?? 0;
    let cheapest = -1;
    // offers stand by start
    while (at < end && (starts[at] ?? 0) < from) at += 1;
    // most tours cost the same whenever they start: nothing cheaper than the lowest price needs to be looked for
    for (; at < end && cheapest !== least && (starts[at] ?? 0) <= to; at++) {
      const price = prices[at] ?? 0;
      if ((ends[at] ?? 0) <= to && (cheapest === -1 || price < cheapest)) cheapest = price;
    }
    units[row] = cheapest === -1 ? Number.NaN : converter.units(cheapest, currency[row] ?? 0);
  }
}
