import type { FacetOption, Facets } from '@cairn/shared-contracts/api/tours.schema';
import {
  ACCOMMODATIONS,
  type Accommodation,
  COMFORT_NAMES,
  COMFORTS,
  DIFFICULTIES,
  DIFFICULTY_NAMES,
  OPERATOR_TYPES,
  type OperatorType,
} from '@cairn/shared-contracts/domain/enumerations';
import { MIN_AGE_RANGE } from '@cairn/shared-contracts/domain/limits';
import { priceEndOf, pricePerDayEndOf } from '@cairn/shared-contracts/domain/max-price';
import type { SearchFilter } from '@cairn/shared-contracts/domain/search-filter';
import { createNameRanks } from './name-ranks.ts';
import { DURATIONS, type FacetCounts, GROUP_SIZES, type OptionGroup, type TourSearch } from './search/tour-search.ts';

const ACCOMMODATION_NAMES: Record<Accommodation, string> = {
  'camp-site': 'Campsite',
  'guest-house': 'Guesthouse',
  flat: 'Apartment',
  cabin: 'Cabin',
  hotel: 'Hotel',
  tent: 'Tent',
  train: 'Train',
  'tourist-base': 'Mountain lodge',
  'not-set': 'Other',
};

const OPERATOR_NAMES: Record<OperatorType, string> = { any: 'Any', organization: 'Company', author: 'Private guide' };

type Options = readonly (readonly [value: string, name: string])[];
const LEVELS: Options = DIFFICULTIES.map((value) => [String(value), DIFFICULTY_NAMES[value]]);
const COMFORT_OPTIONS: Options = COMFORTS.map((value) => [value, COMFORT_NAMES[value]]);
export const BEDS: Options = ACCOMMODATIONS.map((value) => [value, ACCOMMODATION_NAMES[value]]);
const OPERATORS: Options = OPERATOR_TYPES.map((value) => [value, OPERATOR_NAMES[value]]);
const PARTIES: Options = GROUP_SIZES.map((people, index) => [String(index + 1), `Up to ${people}`]);
const LENGTHS: Options = DURATIONS.map((value) => [
  value,
  value === '15-20' ? '15+ days' : `${value.replace('-', '–')} days`,
]);
const AGES: Options = Array.from({ length: MIN_AGE_RANGE.max }, (_, at) => at + 1)
  .filter((age) => age >= MIN_AGE_RANGE.min)
  .map((age) => [String(age), age === 1 ? '1 year' : `${age} years`]);

type Counts = ReadonlyMap<string, number>;

/** options of a closed list: all of them, in the list's order */
export const fixed = (counts: Counts, options: Options): FacetOption[] =>
  options.map(([value, name]) => ({ value, name, count: counts.get(value) ?? 0 }));

const ranksOf = createNameRanks(new Intl.Collator('en').compare);

/** options that come from data: those with tours and those chosen, the most frequent first */
function open(
  counts: Counts,
  chosen: readonly (string | number)[],
  nameOf: (value: string) => { name: string; slug?: string } | undefined,
): FacetOption[] {
  const values = new Set([...counts.keys(), ...chosen.map(String)]);
  const options = [...values].flatMap((value) => {
    const named = nameOf(value);
    return named ? [{ value, ...named, count: counts.get(value) ?? 0 }] : [];
  });
  const rankOf = ranksOf(options.map(({ name }) => name));
  return options.sort((a, b) => b.count - a.count || rankOf(a.name) - rankOf(b.name));
}

const months = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const languageNames = new Intl.DisplayNames('en', { type: 'language' });
/** Intl is slow, and there are few of both */
const remembered = (name: (value: string) => string) => {
  const known = new Map<string, string>();
  return (value: string): string => {
    const found = known.get(value) ?? name(value);
    known.set(value, found);
    return found;
  };
};
/** "2027-06" → "June 2027" */
export const monthName = remembered((value) => months.format(new Date(`${value}-01T00:00:00Z`)));
const languageName = remembered((value) => languageNames.of(value) ?? value);

/** groups whose options are places, with the parameter that chooses among them */
const PLACE_GROUPS = {
  tours_direction: 'countries',
  tours_activities: 'restKinds',
  cruises_types: 'cruisesType',
  cruises_start_city: 'cruisesStartCity',
  cruises_direction: 'waterObject',
  cruises_ships: 'ships',
  collections: 'collections',
} as const satisfies Partial<Record<OptionGroup, keyof SearchFilter>>;
type PlaceGroup = keyof typeof PLACE_GROUPS;

const placeIds = (counts: FacetCounts, filter: SearchFilter): number[] =>
  Object.entries(PLACE_GROUPS).flatMap(([group, parameter]) => [
    // the keys of an object literal
    ...Array.from(counts[group as PlaceGroup].keys(), Number),
    ...(filter[parameter] ?? []),
  ]);

/** Counts with the names that people read. */
export async function toFacets(
  search: TourSearch,
  counts: FacetCounts,
  filter: SearchFilter,
  currency: string,
): Promise<Facets> {
  const names = await search.placeNames(placeIds(counts, filter));
  const places = (group: PlaceGroup): FacetOption[] =>
    open(counts[group], filter[PLACE_GROUPS[group]] ?? [], (value) => {
      const place = names.get(Number(value));
      return place && { name: place.name, slug: place.slug };
    });
  const dates = [...counts.dates].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    tours_direction: places('tours_direction'),
    tours_activities: places('tours_activities'),
    cruises_types: places('cruises_types'),
    cruises_start_city: places('cruises_start_city'),
    cruises_direction: places('cruises_direction'),
    cruises_ships: places('cruises_ships'),
    collections: places('collections'),
    age: fixed(counts.age, AGES),
    author_tours_operator: fixed(counts.author_tours_operator, OPERATORS),
    difficulty: fixed(counts.difficulty, LEVELS),
    comfort: fixed(counts.comfort, COMFORT_OPTIONS),
    accommodation: fixed(counts.accommodation, BEDS),
    languages: open(counts.languages, filter.languages ?? [], (value) => ({ name: languageName(value) })),
    group_size: fixed(counts.group_size, PARTIES),
    duration: fixed(counts.duration, LENGTHS),
    dates: dates.map(([value, count]) => ({ value, name: monthName(value), count })),
    price: {
      currency,
      min: counts.price.min,
      highest: counts.price.max,
      max: priceEndOf(counts.price.max, currency),
      max_per_day: pricePerDayEndOf(counts.price.maxPerDay, currency),
      histogram: counts.price.histogram,
    },
  };
}
