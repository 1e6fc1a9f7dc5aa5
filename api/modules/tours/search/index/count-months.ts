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
  const partly = new Map<number, number>();
  const { rows } = scratch;
  const count = rowsOf(within, rows);
  for (let i = 0; i < count; i++) {
    const row = rows[i] ?? 0;
    const place = spans.at(currency[row] ?? 0, days[row] ?? 1);
    const [low = 0, high = 0, lowest = 0, highest = 0] = [
      spans.low[place],
      spans.high[place],
      monthLow[row],
      monthHigh[row],
    ];
    if (highest < low || lowest > high) continue;
    if (lowest >= low && highest <= high) {
      setBit(whole, row);
      continue;
    }
    const first = months.starts[row] ?? 0;
    const end = first + (months.sizes[row] ?? 0);
    for (let at = first; at < end; at++) {
      const [month = 0, price = 0] = [numbers[at], prices[at]];
      if (price >= low && price <= high) partly.set(month, (partly.get(month) ?? 0) + 1);
    }
  }

  const counts = countOptions(index.monthBits.options(), scratch.probeOf(whole), keyOf);
  for (const [month, tours] of partly) counts.set(monthKey(month), (counts.get(monthKey(month)) ?? 0) + tours);
  return counts;
}
