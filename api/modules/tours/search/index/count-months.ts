import { hasPrices } from '../filter-groups.ts';
import type { SearchQuery } from '../tour-search.ts';
import type { Bits } from './bitset.ts';
import { monthKey } from './days.ts';
import type { Evaluation } from './evaluation.ts';
import { countOptions, type Option } from './option-bits.ts';
import { limitsDays, MinorSpans, type PriceSpan, priceSpan } from './price-span.ts';
import type { PriceColumn } from './prices.ts';
import type { TourIndex } from './tour-index.ts';

const keyOf = ({ value }: Option<number>): string => monthKey(value);

/** A month counts the tours that its first to last day as the visitor's dates would show. */
export function countMonths(index: TourIndex, { filter }: SearchQuery, evaluation: Evaluation): Map<string, number> {
  const within = evaluation.without('dates', 'price');
  const options = index.monthBits.options();
  if (!hasPrices(filter)) return countOptions(options, index.scratch.probeOf(within), keyOf);
  // prices of a tour differ little from month to month: most tours have all of their months in the span or none
  const span = priceSpan(filter);
  const { whole, partly } = byMonths(index, span, within, evaluation.prices);
  const counts = countOptions(options, index.scratch.probeOf(whole), keyOf);
  const spans = new MinorSpans(span, evaluation.prices.converter, index.currencies.codes.length);
  const inSpan = monthsInSpan(index, spans, partly);
  for (const [place, tours] of inSpan.counts.entries()) {
    if (tours === 0) continue;
    const month = monthKey(inSpan.earliest + place);
    counts.set(month, (counts.get(month) ?? 0) + tours);
  }
  return counts;
}

/** @returns those of the tours that have all of their months in the span, and rows of those that have some in it or may have */
function byMonths(
  { scratch, days }: TourIndex,
  span: PriceSpan,
  tours: Bits,
  { monthLow, monthHigh }: PriceColumn,
): { whole: Bits; partly: Int32Array } {
  const whole = scratch.bits();
  const { rows } = scratch;
  const { min, max, perDayMin, perDayMax } = span;
  const isByDay = limitsDays(span);
  let count = 0;
  for (let word = 0; word < tours.length; word++) {
    let all = 0;
    for (let left = tours[word] ?? 0; left !== 0; left &= left - 1) {
      const bit = left & -left;
      const row = (word << 5) + 31 - Math.clz32(bit);
      const low = monthLow[row] ?? 0;
      const high = monthHigh[row] ?? 0;
      const length = days[row] ?? 1;
      if (high < min || low > max || (isByDay && (high / length < perDayMin || low / length > perDayMax))) continue;
      const isWhole =
        low >= min && high <= max && (!isByDay || (low / length >= perDayMin && high / length <= perDayMax));
      if (isWhole) all |= bit;
      else rows[count++] = row;
    }
    whole[word] = all;
  }
  return { whole, partly: rows.subarray(0, count) };
}

/** @returns from the earliest month on: how many of the tours have a price in the span in it */
function monthsInSpan(
  { months, monthBits, currency, days }: TourIndex,
  spans: MinorSpans,
  tours: Int32Array,
): { earliest: number; counts: Int32Array } {
  const known = Array.from(monthBits.options(), ({ value }) => value);
  const earliest = Math.min(...known);
  const counts = new Int32Array(known.length === 0 ? 0 : Math.max(...known) - earliest + 1);
  const [numbers, prices] = [months.column(0), months.column(1)];
  for (let i = 0; i < tours.length; i++) {
    const row = tours[i] ?? 0;
    const span = spans.at(currency[row] ?? 0, days[row] ?? 1);
    const low = spans.low[span] ?? 0;
    const high = spans.high[span] ?? 0;
    const first = months.starts[row] ?? 0;
    const end = first + (months.sizes[row] ?? 0);
    for (let at = first; at < end; at++) {
      const price = prices[at] ?? 0;
      if (price < low || price > high) continue;
      const place = (numbers[at] ?? 0) - earliest;
      counts[place] = (counts[place] ?? 0) + 1;
    }
  }
  return { earliest, counts };
}
