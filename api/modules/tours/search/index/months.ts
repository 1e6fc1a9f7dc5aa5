import { monthNumber, monthSpan } from './days.ts';
import type { Ragged } from './ragged.ts';
import type { TourIndex } from './tour-index.ts';

/** Columns of months: number of the month, cheapest offer that lies in it. */
export const MONTH_COLUMNS = 2;

const MOST = 1200;
const numbers = new Int32Array(MOST);
const prices = new Int32Array(MOST);

/** Stores each month that holds a whole offer, with its lowest price. Offers stand by start, so a month's offers follow one another. */
export function deriveMonths(offers: Ragged, row: number, months: Ragged): void {
  const [starts, ends, costs] = [offers.column(0), offers.column(1), offers.column(2)];
  const first = offers.starts[row] ?? 0;
  const end = first + (offers.sizes[row] ?? 0);
  let size = 0;
  for (let at = first; at < end && size < MOST; at++) {
    const { month, last } = monthOf(starts[at] ?? 0);
    const price = costs[at] ?? 0;
    if ((ends[at] ?? 0) > last) continue;
    if (size > 0 && numbers[size - 1] === month) prices[size - 1] = Math.min(price, prices[size - 1] ?? price);
    else {
      numbers[size] = month;
      prices[size] = price;
      size += 1;
    }
  }
  months.set(row, [numbers, prices], size);
}

type MarkedMonths = Pick<TourIndex, 'months' | 'monthBits' | 'monthLow' | 'monthHigh'>;

/** Writes a bit for each month of the row, and its lowest and highest price. */
export function markMonths({ months, monthBits, monthLow, monthHigh }: MarkedMonths, row: number): void {
  const [numbers, prices] = [months.column(0), months.column(1)];
  const first = months.starts[row] ?? 0;
  const end = first + (months.sizes[row] ?? 0);
  let [low, high] = [prices[first] ?? 0, prices[first] ?? 0];
  monthBits.clearRow(row);
  for (let at = first; at < end; at++) {
    const price = prices[at] ?? 0;
    monthBits.set(numbers[at] ?? 0, row);
    if (price < low) low = price;
    if (price > high) high = price;
  }
  monthLow[row] = low;
  monthHigh[row] = high;
}

interface Month {
  month: number;
  /** its last day */
  last: number;
}

/** days are asked for by the hundred thousand */
const known = new Map<number, Month>();
function monthOf(day: number): Month {
  let found = known.get(day);
  if (!found) {
    const month = monthNumber(day);
    found = { month, last: monthSpan(month)[1] };
    known.set(day, found);
  }
  return found;
}
