import { hasDates, hasPrices } from '../filter-groups.ts';
import type { FacetGroup, SearchQuery } from '../tour-search.ts';
import { baseBits } from './base-bits.ts';
import { addAll, type Bits, clearBit, keepCommon, rowsOf } from './bitset.ts';
import { type GroupFilter, groupFilters } from './group-bits.ts';
import { pricesInDates } from './offers-in-dates.ts';
import { isInSpan, type PriceSpan, priceSpan } from './price-span.ts';
import type { Converter } from './prices.ts';
import type { TourIndex } from './tour-index.ts';

/** What a query makes of the index, before anything is counted. */
export interface Evaluation {
  /** tours that pass everything */
  found: Bits;
  /** by row, for tours that pass all other groups but one: price in the visitor's currency, NaN when their dates have none; until the next query */
  units: Float64Array;
  converter: Converter;
  /** groups that are filtered by */
  filtered: ReadonlySet<FacetGroup>;
  /** tours that pass everything but the filters of these groups */
  without(...groups: FacetGroup[]): Bits;
}

/** rows that pass all filters but at most one of them */
function nearly({ scratch }: TourIndex, base: Bits, filters: readonly GroupFilter[]): Bits {
  const all = scratch.copyOf(base);
  const butOne = scratch.bits();
  for (const { bits } of filters) {
    for (let word = 0; word < all.length; word++) {
      const [passed = 0, missed = 0, fits = 0] = [all[word], butOne[word], bits[word]];
      // those that missed none so far and miss this one, and those that missed one and pass this one
      butOne[word] = (passed & ~fits) | (missed & fits);
      all[word] = passed & fits;
    }
  }
  addAll(all, butOne);
  return all;
}

/** Those of the tours whose price is in the span. One without a departure in the visitor's dates fails those, not its price. */
function inPriceSpan(
  { scratch, days }: TourIndex,
  span: PriceSpan,
  tours: Bits,
  inDates: Bits | undefined,
  units: Float64Array,
): Bits {
  const fitting = scratch.copyOf(tours);
  const priced = scratch.copyOf(tours);
  if (inDates) keepCommon(priced, inDates);
  const { rows } = scratch;
  const count = rowsOf(priced, rows);
  for (let i = 0; i < count; i++) {
    const row = rows[i] ?? 0;
    const price = units[row] ?? Number.NaN;
    if (!Number.isNaN(price) && !isInSpan(price, days[row] ?? 1, span)) clearBit(fitting, row);
  }
  return fitting;
}

export function evaluate(index: TourIndex, query: SearchQuery): Evaluation {
  const { filter, view, withFacets } = query;
  const { scratch } = index;
  const base = baseBits(index, query);
  const filters = groupFilters(index, filter);
  const prices = index.prices.for(view);

  const passing = (...without: FacetGroup[]): Bits => {
    const bits = scratch.copyOf(base);
    for (const { group, bits: own } of filters) if (!without.includes(group)) keepCommon(bits, own);
    return bits;
  };

  let units = prices.units;
  let inDates: Bits | undefined;
  let inSpan: Bits | undefined;
  if (hasDates(filter) || hasPrices(filter)) {
    const judged = withFacets ? nearly(index, base, filters) : passing();
    if (hasDates(filter)) {
      units = scratch.units;
      inDates = pricesInDates(index, filter, prices, judged, units);
    }
    if (hasPrices(filter)) inSpan = inPriceSpan(index, priceSpan(filter), judged, inDates, units);
  }

  const without = (...groups: FacetGroup[]): Bits => {
    const bits = passing(...groups);
    if (inDates && !groups.includes('dates')) keepCommon(bits, inDates);
    if (inSpan && !groups.includes('price')) keepCommon(bits, inSpan);
    return bits;
  };
  const filtered = new Set(filters.map(({ group }) => group));
  if (inDates) filtered.add('dates');
  if (inSpan) filtered.add('price');
  return { found: without(), units, converter: prices.converter, filtered, without };
}
