import { SPECIFIED_CURRENCIES } from '@cairn/shared-contracts/domain/currencies';
import { ACCOMMODATIONS, COMFORTS, SORTS } from '@cairn/shared-contracts/domain/enumerations';
import type { Random } from '@cairn/shared-contracts/testing/random';
import { sql } from 'kysely';
import type { DatabaseHandle } from '../../../../platform/db.ts';

/** What visitors of this database could ask for. */
export interface Pools {
  places: Readonly<Record<string, readonly { id: number; name: string; slug: string }[]>>;
  organizers: readonly { id: number; name: string }[];
  tours: readonly { name: string; lat: number; lng: number; days: number }[];
  languages: readonly string[];
  continents: readonly number[];
}

export async function readPools(db: DatabaseHandle): Promise<Pools> {
  const places = await sql<{ kind: string; id: number; name: string; slug: string }>`
    SELECT kind, id, name, slug FROM places WHERE EXISTS (SELECT 1 FROM tour_places WHERE place_id = places.id) ORDER BY id`.execute(
    db,
  );
  const tours = await sql<{ name: string; lat: number; lng: number; days: number }>`
    SELECT name, lat, lng, days FROM tours ORDER BY id LIMIT 3000`.execute(db);
  const languages = await sql<{ language: string }>`
    SELECT DISTINCT unnest(languages) AS language FROM tours ORDER BY 1`.execute(db);
  const organizers = await db.selectFrom('organizers').select(['id', 'name']).orderBy('id').execute();
  const continents = await db.selectFrom('world_parts').select('id').orderBy('id').execute();
  return {
    places: Object.fromEntries(Map.groupBy(places.rows, ({ kind }) => kind)),
    organizers,
    tours: tours.rows,
    languages: languages.rows.map(({ language }) => language),
    continents: continents.map(({ id }) => id),
  };
}

const DAY_MS = 86_400_000;
const dateAfter = (today: string, days: number): string =>
  new Date(Date.parse(today) + days * DAY_MS).toISOString().slice(0, 10);

export interface RandomQuery {
  /** as a query string spells it; with the slug of a place */
  params: Record<string, string>;
  currency: string;
}

/** a word as people type it: begun, misspelled, in Cyrillic letters */
function typed(random: Random, name: string): string {
  const words = name.split(/[^\p{L}]+/u).filter((word) => word.length > 3);
  const word = random.pick(words.length > 0 ? words : [name]);
  if (random.chance(0.3)) return word.slice(0, random.int(2, word.length));
  if (random.chance(0.3)) {
    const at = random.int(0, word.length - 1);
    return word.slice(0, at) + random.pick(['', 'e', 'k', word.charAt(at) + word.charAt(at)]) + word.slice(at + 1);
  }
  return random.chance(0.2) ? `${word} ${random.pick(words)}` : word;
}

/**
 * A query as a visitor may build it: a place in the address or none, some filters, a sort, a page. Every one of the 35 parameters comes
 * up, the usual ones more often.
 */
export function randomQuery(random: Random, pools: Pools, today: string): RandomQuery {
  const params: Record<string, string> = {};
  const put = (probability: number, key: string, value: () => string | number) => {
    if (random.chance(probability)) params[key] = String(value());
  };
  const some = (kind: string, most = 3): string => {
    const places = pools.places[kind] ?? [];
    if (places.length === 0) return '1';
    return Array.from({ length: random.int(1, most) }, () => random.pick(places).id).join(',');
  };
  const several = (values: readonly (string | number)[], most: number): string =>
    Array.from({ length: random.int(1, most) }, () => random.pick(values)).join(',');

  put(0.3, 'slug', () => random.pick(pools.places[random.pick(Object.keys(pools.places))] ?? []).slug);
  put(0.2, 'countries', () => some('countries', 4));
  put(0.2, 'restKinds', () => some('rest_kinds'));
  put(0.1, 'collections', () => some('collections'));
  put(0.04, 'regions', () => some('regions'));
  put(0.03, 'cities', () => some('cities'));
  put(0.03, 'showplace', () => some('showplaces'));
  put(0.03, 'waterObject', () => some('water_objects'));
  put(0.04, 'continent', () => random.pick(pools.continents));
  put(0.25, 'difficulty', () => several([1, 2, 3, 4], 2));
  put(0.12, 'comfort', () => several(COMFORTS, 3));
  put(0.12, 'accommodation', () => several(ACCOMMODATIONS, 3));
  put(0.05, 'withoutAccommodation', () => several(ACCOMMODATIONS, 2));
  put(0.1, 'languages', () => several(pools.languages, 2));
  put(0.1, 'maxGroupSize', () => random.int(1, 4));
  put(0.1, 'minAge', () => random.int(1, 17));
  put(0.05, 'operatorType', () => random.pick(['organization', 'author']));
  put(0.03, 'organizer', () => random.pick(pools.organizers).id);
  put(0.03, 'isAuthorTourSearch', () => 1);
  put(0.06, 'type', () => 2);
  put(0.2, 'daysMin', () => random.int(1, 6));
  put(0.25, 'daysMax', () => random.int(5, 19));
  put(0.15, 'priceMin', () => random.int(0, 900));
  put(0.25, 'priceMax', () => random.int(300, 4000));
  put(0.04, 'pricePerDayMin', () => random.int(10, 80));
  put(0.06, 'pricePerDayMax', () => random.int(50, 400));
  const from = random.int(1, 400);
  put(0.3, 'dateFrom', () => dateAfter(today, from));
  put(0.3, 'dateTo', () => dateAfter(today, from + random.int(3, 90)));
  if (random.chance(0.08)) {
    const { lat, lng } = random.pick(pools.tours);
    Object.assign(params, { lat: (lat + random.between(-0.5, 0.5)).toFixed(4), lng: lng.toFixed(4) });
    put(0.7, 'radius', () => random.int(5, 800));
  }
  const named: readonly (readonly { name: string }[])[] = [
    pools.tours,
    pools.organizers,
    ...Object.values(pools.places),
  ];
  put(0.1, 'placeName', () => typed(random, random.pick(random.pick(named)).name));
  if (random.chance(0.1)) {
    put(0.7, 'isCruisesSearch', () => 1);
    put(0.2, 'cruisesType', () => some('rest_kinds'));
    put(0.3, 'cruisesStartCity', () => some('cities', 8));
    put(0.2, 'cruisesCabinsCapacity', () => random.int(1, 3));
    put(0.3, 'onlyReturningCruises', () => 1);
    put(0.3, 'ships', () => some('ships', 6));
  }
  put(0.4, 'sort', () => random.pick(SORTS));
  put(0.2, 'page', () => random.int(2, random.pick([3, 20, 400])));
  return { params, currency: random.pick(SPECIFIED_CURRENCIES) };
}
