import { MIN_AGE_RANGE } from '@cairn/shared-contracts/domain/limits';
import { priceEndOf } from '@cairn/shared-contracts/domain/max-price';
import {
  type FacetCounts,
  type FacetGroup,
  GROUP_SIZES,
  HISTOGRAM_STEPS,
  type PriceFacet,
  type SearchQuery,
} from '../tour-search.ts';
import { type Bits, countBits, keepCommon, removeAll, rowsOf } from './bitset.ts';
import { countMonths } from './count-months.ts';
import type { Evaluation } from './evaluation.ts';
import { countOptions, countsOf, type Option } from './option-bits.ts';
import type { TourIndex } from './tour-index.ts';

/** of so many tours one was found, or one was not: going through what each of those has is quicker than through every option's tours */
const FEW = 20;

/** By number of the option: how many of the tours that were found have it. @returns undefined when neither they nor the others are few */
function countListed(index: TourIndex, type: number, found: Bits, total: number): Int32Array | undefined {
  const { options, scratch, size } = index;
  const countIn = (bits: Bits): Int32Array => options.lists.countIn(scratch.rows, rowsOf(bits, scratch.rows));
  if (total * FEW < size) return countIn(found);
  const others = scratch.copyOf(index.live);
  keepCommon(others, options.types.bitsOf(type) ?? found);
  removeAll(others, found);
  if (countBits(others) * FEW >= size) return undefined;
  const counts = countIn(others);
  const totals = index.totals.of(type);
  for (let option = 0; option < counts.length; option++) counts[option] = (totals[option] ?? 0) - (counts[option] ?? 0);
  return counts;
}

/** Counts of all options, each under all other filters. */
export function countFacets(index: TourIndex, query: SearchQuery, evaluation: Evaluation, total: number): FacetCounts {
  const { filtered, found, without } = evaluation;
  const { options, scratch } = index;
  const all = scratch.probeOf(found);
  const cruises = options.flags.bitsOf('cruise');
  const inFound = countListed(index, query.filter.type, found, total);

  /** groups without a filter are counted in the tours that were found */
  const count = <V>(group: FacetGroup, those: Iterable<Option<V>>): Map<string, number> => {
    if (filtered.has(group)) return countOptions(those, scratch.probeOf(without(group)));
    return inFound ? countsOf(those, inFound) : countOptions(those, all);
  };
  const countCruises = <V>(group: FacetGroup, those: Iterable<Option<V>>): Map<string, number> => {
    const bits = without(group);
    if (cruises) keepCommon(bits, cruises);
    else bits.fill(0);
    return countOptions(those, scratch.probeOf(bits));
  };
  const run = count('author_tours_operator', options.operators.options());
  const sum = countBits(without('author_tours_operator'));

  return {
    tours_direction: count('tours_direction', options.placesOf('countries')),
    tours_activities: count('tours_activities', options.placesOf('rest_kinds')),
    cruises_types: countCruises('cruises_types', options.placesOf('rest_kinds')),
    cruises_start_city: countCruises('cruises_start_city', options.startCities.options()),
    cruises_direction: count('cruises_direction', options.placesOf('water_objects')),
    cruises_ships: count('cruises_ships', options.placesOf('ships')),
    dates: countMonths(index, query, evaluation),
    duration: count('duration', options.durations.options()),
    age: addUp(count('age', options.ages.options()), MIN_AGE_RANGE.max),
    accommodation: count('accommodation', options.accommodations.options()),
    difficulty: count('difficulty', options.difficulties.options()),
    collections: count('collections', options.placesOf('collections')),
    languages: count('languages', options.languages.options()),
    author_tours_operator: sum > 0 ? run.set('any', sum) : run,
    group_size: addUp(count('group_size', options.groupSizes.options()), GROUP_SIZES.length),
    comfort: count('comfort', options.comforts.options()),
    price: countPrices(index, query, evaluation, filtered.has('price') ? without('price') : found),
  };
}

/** options from 1 to the last, each with what is counted for those before it */
function addUp(counts: ReadonlyMap<string, number>, last: number): Map<string, number> {
  const sums = new Map<string, number>();
  let sum = 0;
  for (let option = 1; option <= last; option++) {
    sum += counts.get(String(option)) ?? 0;
    if (sum > 0) sums.set(String(option), sum);
  }
  return sums;
}

function countPrices(index: TourIndex, { view }: SearchQuery, { units }: Evaluation, within: Bits): PriceFacet {
  const { prices } = index.scratch;
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  let maxPerDay = 0;
  let priced = 0;
  for (let word = 0; word < within.length; word++) {
    for (let left = within[word] ?? 0; left !== 0; left &= left - 1) {
      const row = (word << 5) + 31 - Math.clz32(left & -left);
      const price = units[row] ?? Number.NaN;
      if (Number.isNaN(price)) continue;
      prices[priced++] = price;
      if (price < min) min = price;
      if (price > max) max = price;
      const length = index.days[row] ?? 1;
      // hardly any tour is dearer by the day than all before it: the others are not divided
      if (price > maxPerDay * length) maxPerDay = price / length;
    }
  }
  const bounds = { min: priced === 0 ? 0 : Math.floor(min), max: priced === 0 ? 0 : Math.ceil(max) };
  const step = priceEndOf(bounds.max, view.currency) / HISTOGRAM_STEPS;
  const counts = new Int32Array(HISTOGRAM_STEPS);
  for (let i = 0; i < priced; i++) {
    const at = Math.min(HISTOGRAM_STEPS - 1, (prices[i] ?? 0) / step) | 0;
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return { ...bounds, maxPerDay: Math.ceil(maxPerDay), histogram: Array.from(counts) };
}
