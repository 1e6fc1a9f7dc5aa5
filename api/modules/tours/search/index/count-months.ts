import { hasPrices } from '../filter-groups.ts';
import type { SearchQuery } from '../tour-search.ts';
import { rowsOf, setBit } from './bitset.ts';
import { monthKey } from './days.ts';
import type { Evaluation } from './evaluation.ts';
import { countOptions, type Option } from './option-bits.ts';
import { MinorSpans, priceSpan } from './price-span.ts';
import type { TourIndex } from './tour-index.ts';

const keyOf = ({ value }: Option<number>): string => monthKey(value);

/** A month counts the tours that its first to last day as the visitor's dates would show. */
export function countMonths(index: TourIndex, { filter }: SearchQuery, evaluation: Evaluation): Map<string, number> {
  const within = evaluation.without('dates', 'price');
  if (!hasPrices(filter)) return countOptions(index.monthBits.options(), index.scratch.probeOf(within), keyOf);

  const { scratch, months, currency, days, monthLow, monthHigh } = index;
  const spans = new MinorSpans(priceSpan(filter), evaluation.converter, index.currencies.codes.length);
  // prices of a tour differ little from month to month: most tours have all of their months in the span or none
  const whole = scratch.bits();
  const [numbers, prices] = [months.column(0), months.column(1)];
  const known = Array.from(index.monthBits.options(), ({ value }) => value);
  const earliest = Math.min(...known);
  /** by month from the earliest on */
  const partly = new Int32Array(known.length === 0 ? 0 : Math.max(...known) - earliest + 1);
  const { rows } = scratch;
  const count = rowsOf(within, rows);
  for (let i = 0; i < count; i++) {
    const row = rows[i] ?? 0;
    const span = spans.at(currency[row] ?? 0, days[row] ?? 1);
    const low = spans.low[span] ?? 0;
    const high = spans.high[span] ?? 0;
    const lowest = monthLow[row] ?? 0;
    const highest = monthHigh[row] ?? 0;
    if (highest < low || lowest > high) continue;
    if (lowest >= low && highest <= high) {
      setBit(whole, row);
      continue;
    }
    const first = months.starts[row] ?? 0;
    const end = first + (months.sizes[row] ?? 0);
    for (let at = first; at < end; at++) {
      const price = prices[at] ?? 0;
      if (price < low || price > high) continue;
      const place = (numbers[at] ?? 0) - earliest;
      partly[place] = (partly[place] ?? 0) + 1;
    }
  }

  const counts = countOptions(index.monthBits.options(), scratch.probeOf(whole), keyOf);
  for (const [place, tours] of partly.entries()) {
    if (tours === 0) continue;
    const month = monthKey(earliest + place);
    counts.set(month, (counts.get(month) ?? 0) + tours);
  }
  return counts;
}
