import { priceEndOf } from '@cairn/shared-contracts/domain/max-price';
import {
  type FacetCounts,
  type FacetGroup,
  HISTOGRAM_STEPS,
  type PriceFacet,
  type SearchQuery,
} from '../tour-search.ts';
import { type Bits, countBits, keepCommon, rowsOf } from './bitset.ts';
import { countMonths } from './count-months.ts';
import type { Evaluation } from './evaluation.ts';
import { countOptions } from './option-bits.ts';
import type { Probe } from './probe.ts';
import type { TourIndex } from './tour-index.ts';

/** Counts of all options, each under all other filters. */
export function countFacets(index: TourIndex, query: SearchQuery, evaluation: Evaluation): FacetCounts {
  const { filtered, found, without } = evaluation;
  const all = index.scratch.probeOf(found);
  const cruises = index.options.flags.bitsOf('cruise');

  /** what a group's options are counted in: groups without a filter share the tours that were found */
  const within = (group: FacetGroup): Probe => (filtered.has(group) ? index.scratch.probeOf(without(group)) : all);
  const cruisesWithin = (group: FacetGroup): Probe => {
    const bits = without(group);
    if (cruises) keepCommon(bits, cruises);
    else bits.fill(0);
    return index.scratch.probeOf(bits);
  };
  const operators = within('author_tours_operator');
  const run = countOptions(index.options.operators.options(), operators);
  const sum = countBits(operators.bits);

  return {
    tours_direction: countOptions(index.options.placesOf('countries'), within('tours_direction')),
    tours_activities: countOptions(index.options.placesOf('rest_kinds'), within('tours_activities')),
    cruises_types: countOptions(index.options.placesOf('rest_kinds'), cruisesWithin('cruises_types')),
    cruises_start_city: countOptions(index.options.startCities.options(), cruisesWithin('cruises_start_city')),
    cruises_direction: countOptions(index.options.placesOf('water_objects'), within('cruises_direction')),
    cruises_ships: countOptions(index.options.placesOf('ships'), within('cruises_ships')),
    dates: countMonths(index, query, evaluation),
    duration: countOptions(index.options.durations.options(), within('duration')),
    age: countOptions(index.options.ages.options(), within('age')),
    accommodation: countOptions(index.options.accommodations.options(), within('accommodation')),
    difficulty: countOptions(index.options.difficulties.options(), within('difficulty')),
    collections: countOptions(index.options.placesOf('collections'), within('collections')),
    languages: countOptions(index.options.languages.options(), within('languages')),
    author_tours_operator: sum > 0 ? run.set('any', sum) : run,
    group_size: countOptions(index.options.groupSizes.options(), within('group_size')),
    comfort: countOptions(index.options.comforts.options(), within('comfort')),
    price: countPrices(index, query, evaluation, filtered.has('price') ? without('price') : found),
  };
}

function countPrices(index: TourIndex, { view }: SearchQuery, { units }: Evaluation, within: Bits): PriceFacet {
  const { rows, prices } = index.scratch;
  const count = rowsOf(within, rows);
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  let maxPerDay = 0;
  let priced = 0;
  for (let i = 0; i < count; i++) {
    const row = rows[i] ?? 0;
    const price = units[row] ?? Number.NaN;
    if (Number.isNaN(price)) continue;
    prices[priced++] = price;
    if (price < min) min = price;
    if (price > max) max = price;
    const perDay = price / (index.days[row] ?? 1);
    if (perDay > maxPerDay) maxPerDay = perDay;
  }
  const bounds = { min: priced === 0 ? 0 : Math.floor(min), max: priced === 0 ? 0 : Math.ceil(max) };
  const step = priceEndOf(bounds.max, view.currency) / HISTOGRAM_STEPS;
  const counts = new Int32Array(HISTOGRAM_STEPS);
  for (let i = 0; i < priced; i++) {
    const at = Math.min(HISTOGRAM_STEPS - 1, Math.floor((prices[i] ?? 0) / step));
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return { ...bounds, maxPerDay: Math.ceil(maxPerDay), histogram: Array.from(counts) };
}
