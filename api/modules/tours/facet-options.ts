import type { FacetOption, Facets } from '@cairn/shared-contracts/api/tours.schema';
import {
  ACCOMMODATIONS,
  type Accommodation,
  COMFORT_NAMES,
  COMFORTS,
  DIFFICULTIES,
  DIFFICULTY_NAMES,
} from '@cairn/shared-contracts/domain/enumerations';
import type { SearchFilter } from '@cairn/shared-contracts/domain/filter-params';
import { DEFAULT_MAX_PRICE } from '@cairn/shared-contracts/domain/limits';
import type { DatabaseHandle } from '../../platform/db.ts';
import { DURATIONS, type FacetCounts, GROUP_SIZES } from './search/tour-search.ts';

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

type Counts = ReadonlyMap<string, number>;

/** options of a closed list: all of them, in the list's order */
const fixed = (counts: Counts, options: readonly (readonly [value: string, name: string])[]): FacetOption[] =>
  options.map(([value, name]) => ({ value, name, count: counts.get(value) ?? 0 }));

/** options that come from data: those with tours and those chosen, the most frequent first */
function open(
  counts: Counts,
  chosen: readonly (string | number)[],
  nameOf: (value: string) => { name: string; slug?: string } | undefined,
): FacetOption[] {
  const values = new Set([...counts.keys(), ...chosen.map(String)]);
  return [...values]
    .flatMap((value) => {
      const named = nameOf(value);
      return named ? [{ value, ...named, count: counts.get(value) ?? 0 }] : [];
    })
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'en'));
}

const monthName = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const languageNames = new Intl.DisplayNames('en', { type: 'language' });

async function placeNames(
  db: DatabaseHandle,
  ids: readonly number[],
): Promise<Map<string, { name: string; slug: string }>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('places')
    .select(['id', 'name', 'slug'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, name, slug }) => [String(id), { name, slug }]));
}

/** Counts with the names that people read. */
export async function toFacets(
  db: DatabaseHandle,
  counts: FacetCounts,
  filter: SearchFilter,
  currency: string,
): Promise<Facets> {
  const { countries = [], restKinds = [], collections = [], languages = [] } = filter;
  const placeIds = [counts.tours_direction, counts.tours_activities, counts.collections].flatMap((map) =>
    [...map.keys()].map(Number),
  );
  const names = await placeNames(db, [...placeIds, ...countries, ...restKinds, ...collections]);
  const placeName = (value: string) => names.get(value);
  const months = [...counts.dates].sort(([a], [b]) => a.localeCompare(b));
  return {
    tours_direction: open(counts.tours_direction, countries, placeName),
    tours_activities: open(counts.tours_activities, restKinds, placeName),
    collections: open(counts.collections, collections, placeName),
    difficulty: fixed(
      counts.difficulty,
      DIFFICULTIES.map((value) => [String(value), DIFFICULTY_NAMES[value]]),
    ),
    comfort: fixed(
      counts.comfort,
      COMFORTS.map((value) => [value, COMFORT_NAMES[value]]),
    ),
    accommodation: fixed(
      counts.accommodation,
      ACCOMMODATIONS.map((value) => [value, ACCOMMODATION_NAMES[value]]),
    ),
    languages: open(counts.languages, languages, (value) => ({ name: languageNames.of(value) ?? value })),
    group_size: fixed(
      counts.group_size,
      GROUP_SIZES.map((people, index) => [String(index + 1), `Up to ${people}`]),
    ),
    duration: fixed(
      counts.duration,
      DURATIONS.map((value) => [value, value === '15-20' ? '15+ days' : `${value.replace('-', '–')} days`]),
    ),
    dates: months.map(([value, count]) => ({
      value,
      name: monthName.format(new Date(`${value}-01T00:00:00Z`)),
      count,
    })),
    price: {
      currency,
      min: counts.price.min,
      max: DEFAULT_MAX_PRICE[currency] ?? 5000,
      histogram: counts.price.histogram,
    },
  };
}
