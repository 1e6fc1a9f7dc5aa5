import { MIN_AGE_RANGE } from '@cairn/shared-contracts/domain/limits';
import { priceEndOf } from '@cairn/shared-contracts/domain/max-price';
import { DURATION_DAYS } from '../filter-groups.ts';
import { monthKey } from '../index/days.ts';
import {
  FACET_GROUPS,
  type FacetCounts,
  type FacetGroup,
  GROUP_SIZES,
  HISTOGRAM_STEPS,
  NATURAL_PERSON,
  type OptionGroup,
  type PriceFacet,
} from '../tour-search.ts';
import type { Conversion } from './currencies.ts';
import type { Table } from './engine.ts';
import type { Drilldown } from './select-tours.ts';

/** A value of a column, and how many tours have it. */
type Counted = readonly [value: string, count: number];

type CountedGroup = Exclude<FacetGroup, 'dates'>;

/** the column that each group counts; dates are counted in the months of all tours */
const COLUMNS: Record<CountedGroup, Drilldown> = {
  tours_direction: { keys: ['tour.countries'] },
  tours_activities: { keys: ['tour.rest_kinds'] },
  cruises_types: { keys: ['tour.cruise_types'] },
  cruises_start_city: { keys: ['tour.start_cities'] },
  cruises_direction: { keys: ['tour.water_objects'] },
  cruises_ships: { keys: ['tour.ships'] },
  price: { keys: ['currency', 'whole'] },
  duration: { keys: ['tour.days'] },
  age: { keys: ['tour.min_age'] },
  accommodation: { keys: ['tour.accommodation'] },
  difficulty: { keys: ['tour.difficulty'] },
  collections: { keys: ['tour.collections'] },
  languages: { keys: ['tour.languages'] },
  author_tours_operator: { keys: ['tour.legal_type'] },
  group_size: { keys: ['tour.group_max'] },
  comfort: { keys: ['tour.comfort'] },
};

/** the dearest tour of so many days in each currency: what a day costs at most */
const DEAREST = { name: 'dearest', drilldown: { keys: ['currency', 'tour.days'], highest: 'whole' } };

const COUNTED_GROUPS = FACET_GROUPS.filter((group): group is CountedGroup => group !== 'dates');

/** Drilldowns by group: of one, or of all that are not filtered by. */
export const drilldownsOf = (isWanted: (group: FacetGroup) => boolean): Record<string, Drilldown> =>
  Object.fromEntries([
    ...COUNTED_GROUPS.filter(isWanted).map((group) => [group, COLUMNS[group]]),
    ...(isWanted('price') ? [[DEAREST.name, DEAREST.drilldown]] : []),
  ]);

const countedIn = ({ records }: Pick<Table, 'records'>): Counted[] =>
  // the columns that `drilldown` asks for
  records.map(([value, count]) => [String(value), Number(count)]);

const plain = (counted: readonly Counted[]): Map<string, number> => new Map(counted);

/** options that stand for ranges of a number; those without tours are left out */
function ranges(
  counted: readonly Counted[],
  options: readonly (readonly [option: string, low: number, high: number])[],
): Map<string, number> {
  const sums = options.map(([option, low, high]): [string, number] => {
    const within = counted.filter(([value]) => Number(value) >= low && Number(value) <= high);
    return [option, within.reduce((sum, [, count]) => sum + count, 0)];
  });
  return new Map(sums.filter(([, count]) => count > 0));
}

const LOWEST = Number.NEGATIVE_INFINITY;
const HIGHEST = Number.POSITIVE_INFINITY;
const AGES = Array.from(
  { length: MIN_AGE_RANGE.max - MIN_AGE_RANGE.min + 1 },
  (_, at) => [String(MIN_AGE_RANGE.min + at), LOWEST, MIN_AGE_RANGE.min + at] as const,
);
const SIZES = GROUP_SIZES.map((people, at) => [String(at + 1), LOWEST, people] as const);
const LENGTHS = DURATION_DAYS.map(({ option, low, high }) => [option, low, high] as const);
const OPERATORS = [
  ['any', LOWEST, HIGHEST],
  ['author', NATURAL_PERSON, NATURAL_PERSON],
  ['organization', NATURAL_PERSON + 1, HIGHEST],
] as const;

/** min and max in whole units, rounded outwards; steps of the histogram as `priceEndOf` has them */
function pricesOf({ price, dearest }: PriceTables, { units }: Conversion, currency: string): PriceFacet {
  const counted = price.map(([code, whole, count]) => [units(Number(whole), Number(code)), Number(count)] as const);
  const perDay = dearest.map(([code, days, , whole]) => units(Number(whole), Number(code)) / Number(days));
  const lowest = counted.reduce((least, [value]) => Math.min(least, value), HIGHEST);
  const max = Math.ceil(counted.reduce((most, [value]) => Math.max(most, value), 0));
  const step = priceEndOf(max, currency) / HISTOGRAM_STEPS;
  const histogram = new Array<number>(HISTOGRAM_STEPS).fill(0);
  for (const [value, count] of counted) {
    const at = Math.min(HISTOGRAM_STEPS - 1, Math.floor(value / step));
    histogram[at] = (histogram[at] ?? 0) + count;
  }
  return {
    min: counted.length === 0 ? 0 : Math.floor(lowest),
    max,
    maxPerDay: Math.ceil(perDay.reduce((most, one) => Math.max(most, one), 0)),
    histogram,
  };
}

interface PriceTables {
  /** currency, price, tours */
  price: Table['records'];
  /** currency, days, tours, highest price */
  dearest: Table['records'];
}

type Tables = Readonly<Record<string, Pick<Table, 'records'>>>;

function facetOf(group: Exclude<OptionGroup, 'dates'>, counted: readonly Counted[]): Map<string, number> {
  switch (group) {
    case 'age':
      return ranges(counted, AGES);
    case 'duration':
      return ranges(counted, LENGTHS);
    case 'group_size':
      return ranges(counted, SIZES);
    case 'author_tours_operator':
      return ranges(counted, OPERATORS);
    default:
      return plain(counted);
  }
}

/** Writes what drilldowns counted, those of `drilldownsOf`, into the facets. */
export function addFacets(facets: FacetCounts, tables: Tables, conversion: Conversion, currency: string): void {
  for (const group of COUNTED_GROUPS) {
    const table = tables[group];
    if (!table) continue;
    if (group === 'price') {
      const dearest = tables[DEAREST.name]?.records ?? [];
      facets.price = pricesOf({ price: table.records, dearest }, conversion, currency);
    } else facets[group] = facetOf(group, countedIn(table));
  }
}

/** counts of months, by their keys */
export const monthFacet = (table: Pick<Table, 'records'>): Map<string, number> =>
  new Map(countedIn(table).map(([month, count]) => [monthKey(Number(month)), count]));
