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
  type PriceFacet,
} from '../tour-search.ts';
import type { Table } from './engine.ts';
import type { Drilldown } from './select-tours.ts';

/** A value of a column, and how many tours have it. */
type Counted = readonly [value: string | number | boolean, count: number, highest: number];

type CountedGroup = Exclude<FacetGroup, 'dates'>;

/** the column that each group counts; dates are counted in the months of all tours */
const COLUMNS: Record<CountedGroup, Drilldown> = {
  tours_direction: { keys: 'tour.countries' },
  tours_activities: { keys: 'tour.rest_kinds' },
  cruises_types: { keys: 'tour.cruise_types' },
  cruises_start_city: { keys: 'tour.start_cities' },
  cruises_direction: { keys: 'tour.water_objects' },
  cruises_ships: { keys: 'tour.ships' },
  price: { keys: 'units', highest: 'per_day' },
  duration: { keys: 'tour.days' },
  age: { keys: 'tour.min_age' },
  accommodation: { keys: 'tour.accommodation' },
  difficulty: { keys: 'tour.difficulty' },
  collections: { keys: 'tour.collections' },
  languages: { keys: 'tour.languages' },
  author_tours_operator: { keys: 'tour.legal_type' },
  group_size: { keys: 'tour.group_max' },
  comfort: { keys: 'tour.comfort' },
};

const COUNTED_GROUPS = FACET_GROUPS.filter((group): group is CountedGroup => group !== 'dates');

/** Drilldowns by group: of one, or of all that are not filtered by. */
export const drilldownsOf = (isWanted: (group: FacetGroup) => boolean): Record<string, Drilldown> =>
  Object.fromEntries(COUNTED_GROUPS.filter(isWanted).map((group) => [group, COLUMNS[group]]));

const countedIn = ({ records }: Pick<Table, 'records'>): Counted[] =>
  // the columns that `drilldown` asks for
  records.map(([value, count, highest]) => [value as Counted[0], Number(count), Number(highest ?? 0)]);

const plain = (counted: readonly Counted[]): Map<string, number> =>
  new Map(counted.map(([value, count]) => [String(value), count]));

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
function pricesOf(counted: readonly Counted[], currency: string): PriceFacet {
  const lowest = counted.reduce((least, [value]) => Math.min(least, Number(value)), HIGHEST);
  const min = counted.length === 0 ? 0 : Math.floor(lowest);
  const max = Math.ceil(counted.reduce((most, [value]) => Math.max(most, Number(value)), 0));
  const maxPerDay = Math.ceil(counted.reduce((most, [, , perDay]) => Math.max(most, perDay), 0));
  const step = priceEndOf(max, currency) / HISTOGRAM_STEPS;
  const histogram = new Array<number>(HISTOGRAM_STEPS).fill(0);
  for (const [value, count] of counted) {
    const at = Math.min(HISTOGRAM_STEPS - 1, Math.floor(Number(value) / step));
    histogram[at] = (histogram[at] ?? 0) + count;
  }
  return { min, max, maxPerDay, histogram };
}

/** Writes what a drilldown counted into the facets of its group. */
export function addFacet(
  facets: FacetCounts,
  group: FacetGroup,
  table: Pick<Table, 'records'>,
  currency: string,
): void {
  const counted = countedIn(table);
  switch (group) {
    case 'price':
      facets.price = pricesOf(counted, currency);
      return;
    case 'dates':
      facets.dates = new Map(counted.map(([month, count]) => [monthKey(Number(month)), count]));
      return;
    case 'age':
      facets.age = ranges(counted, AGES);
      return;
    case 'duration':
      facets.duration = ranges(counted, LENGTHS);
      return;
    case 'group_size':
      facets.group_size = ranges(counted, SIZES);
      return;
    case 'author_tours_operator':
      facets.author_tours_operator = ranges(counted, OPERATORS);
      return;
    default:
      facets[group] = plain(counted);
  }
}
