import { hasDates, hasPrices } from '../filter-groups.ts';
import type { FacetGroup, SearchQuery } from '../tour-search.ts';
import { baseBits } from './base-bits.ts';
import { addAll, addMissing, type Bits, keepCommon } from './bitset.ts';
import { groupFilters } from './group-bits.ts';
import { nearMisses } from './near-misses.ts';
import { pricesInDates } from './offers-in-dates.ts';
import { limitsDays, type PriceSpan, priceSpan } from './price-span.ts';
import type { PriceColumn } from './prices.ts';
import type { TourIndex } from './tour-index.ts';

/** What a query makes of the index, before anything is counted. */
export interface Evaluation {
  /** tours that pass everything */
  found: Bits;
  /** by row, for tours that pass the dates and all other groups but one: price in the visitor's currency; until the next query */
  units: Float64Array;
  prices: PriceColumn;
  /** groups that are filtered by */
  filtered: ReadonlySet<FacetGroup>;
  /** tours that pass everything but the filters of these groups */
  without(...groups: FacetGroup[]): Bits;
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
  const { min, max, perDayMin, perDayMax } = span;
  const isByDay = limitsDays(span);
  // word by word, as in the other loops over prices: where nobody has said where to, these are all tours
  for (let word = 0; word < priced.length; word++) {
    let failing = 0;
    for (let left = priced[word] ?? 0; left !== 0; left &= left - 1) {
      const bit = left & -left;
      const row = (word << 5) + 31 - Math.clz32(bit);
      // NaN, of a tour without a price, is neither below nor above
      const price = units[row] ?? Number.NaN;
      if (price < min || price > max) failing |= bit;
      else if (isByDay) {
        const perDay = price / (days[row] ?? 1);
        if (perDay < perDayMin || perDay > perDayMax) failing |= bit;
      }
    }
    fitting[word] = (fitting[word] ?? 0) & ~failing;
  }
  return fitting;
}

export function evaluate(index: TourIndex, query: SearchQuery): Evaluation {
  const { filter, view, withFacets } = query;
  const { scratch } = index;
  const base = scratch.probeOf(baseBits(index, query));
  const filters = groupFilters(index, filter);
  const prices = index.prices.for(view);
  let units = prices.units;
  let misses = nearMisses(scratch, base, filters);

  if (hasDates(filter) || hasPrices(filter)) {
    // what misses two filters already is in no count
    const judged = scratch.copyOf(misses.none);
    if (withFacets) addAll(judged, misses.one);
    let inDates: Bits | undefined;
    if (hasDates(filter)) {
      units = scratch.units;
      inDates = pricesInDates(index, filter, prices, judged, units);
      filters.push({ group: 'dates', bits: inDates });
    }
    if (hasPrices(filter)) {
      const bits = inPriceSpan(index, priceSpan(filter), judged, inDates, units);
      filters.push({ group: 'price', bits });
    }
    misses = nearMisses(scratch, scratch.probeOf(judged), filters);
  }

  const own = new Map(filters.map(({ group, bits }) => [group, bits]));
  const { none: found, one } = misses;
  const without = (...groups: FacetGroup[]): Bits => {
    const [only, ...more] = groups.flatMap((group) => own.get(group) ?? []);
    if (more.length > 0) return passingOthers(groups);
    const bits = scratch.copyOf(found);
    if (only) addMissing(bits, one, only);
    return bits;
  };
  /** near misses do not tell who misses two */
  const passingOthers = (groups: readonly FacetGroup[]): Bits => {
    const bits = scratch.copyOf(base.bits);
    for (const { group, bits: fits } of filters) if (!groups.includes(group)) keepCommon(bits, fits);
    return bits;
  };
  return { found, units, prices, filtered: new Set(own.keys()), without };
}
