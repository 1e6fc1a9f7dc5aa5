import type { Insertable } from 'kysely';
import type { DatabaseHandle } from '../platform/db.ts';
import type { Database } from '../platform/db-types.ts';
import type { StoredPicture, TourDetails } from '../platform/stored-json.ts';

/** Rows for tests: each factory fills in what the test does not care about and gives the row's id. */
type Row<T extends keyof Database> = Insertable<Database[T]>;

const PICTURE: StoredPicture = { key: 'art/alpine-1-4x3', alt: 'Illustration: a valley', placeholder: '#8aa' };

const DETAILS: TourDetails = {
  route: [],
  included: ['Guide'],
  not_included: ['Flights'],
  stays: [],
  what_to_bring: ['Boots'],
  fitness: 'Walks of six hours',
  faq: [],
};

let last = 1_000;
/** a number that no other row of this test process has */
export const nextId = (): number => ++last;

async function insert<T extends keyof Database>(db: DatabaseHandle, table: T, row: Row<T>): Promise<void> {
  // Kysely cannot tie a generic table name to its row type
  await db
    .insertInto(table)
    .values(row as never)
    .execute();
}

/** a country with its part of the world */
export async function makeCountry(
  db: DatabaseHandle,
  over: Partial<Row<'places'>> & { iso2?: string; worldPart?: number } = {},
): Promise<number> {
  const { iso2, worldPart = 1, ...place } = over;
  const id = place.id ?? nextId();
  const letters = String.fromCharCode(65 + (id % 26), 65 + (Math.floor(id / 26) % 26));
  await db
    .insertInto('world_parts')
    .values({ id: worldPart, name: `Part ${worldPart}`, position: worldPart })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await insert(db, 'places', { kind: 'countries', name: `Country ${id}`, slug: `country-${id}`, ...place, id });
  await insert(db, 'countries', {
    place_id: id,
    iso2: iso2 ?? letters,
    iso3: `${iso2 ?? letters}X`,
    phone_code: '+1',
    world_part_id: worldPart,
  });
  return id;
}

export async function makePlace(db: DatabaseHandle, kind: string, over: Partial<Row<'places'>> = {}): Promise<number> {
  const id = over.id ?? nextId();
  await insert(db, 'places', { kind, name: `Place ${id}`, slug: `place-${id}`, ...over, id });
  return id;
}

export async function makeOrganizer(db: DatabaseHandle, over: Partial<Row<'organizers'>> = {}): Promise<number> {
  const id = over.id ?? nextId();
  const country = over.country_id ?? (await makeCountry(db));
  await insert(db, 'organizers', {
    name: `Organizer ${id}`,
    person: 'Ada Guide',
    city: 'Town',
    about: 'Walks',
    quote: 'Slowly',
    since: 2015,
    reply_hours: 2,
    languages: ['en'],
    sale_model: 1,
    legal_type: 3,
    is_verified: true,
    tours_count: 1,
    ...over,
    id,
    country_id: country,
  });
  return id;
}

type TourOver = Partial<Row<'tours'>> & { places?: readonly number[] };

/** a published tour with its places, standard variant and no departures */
export async function makeTour(db: DatabaseHandle, { places = [], ...over }: TourOver = {}): Promise<number> {
  const id = over.id ?? nextId();
  const country = over.country_id ?? (await makeCountry(db));
  const organizer = over.organizer_id ?? (await makeOrganizer(db, { country_id: country }));
  await insert(db, 'tours', {
    slug: `tour-${id}`,
    name: `Tour ${id}`,
    type: 1,
    summary: 'A walk',
    description: '<p>A walk</p>',
    difficulty: 2,
    comfort: 'medium',
    accommodation: ['tent'],
    languages: ['en'],
    min_age: 12,
    max_age: 70,
    days: 5,
    distance_km: 60,
    ascent_m: 2400,
    max_altitude_m: 2900,
    group_min: 2,
    group_max: 10,
    lat: 42.5,
    lng: 44.5,
    start_place: 'Town',
    end_place: 'Village',
    season: [6, 7, 8],
    currency: 'EUR',
    published_on: '2026-01-01',
    images: JSON.stringify([PICTURE]),
    details: JSON.stringify(DETAILS),
    ...over,
    id,
    country_id: country,
    organizer_id: organizer,
  });
  for (const place_id of places) await insert(db, 'tour_places', { tour_id: id, place_id });
  await insert(db, 'tour_variants', {
    tour_id: id,
    kind: 'standard',
    name: 'Shared room',
    description: '',
    is_default: true,
  });
  return id;
}

/** a departure with ten free seats; `price` in minor units of the tour's currency */
export async function makeDeparture(
  db: DatabaseHandle,
  tourId: number,
  over: Partial<Row<'departures'>> = {},
): Promise<number> {
  const row = await db
    .insertInto('departures')
    .values({
      tour_id: tourId,
      starts_on: '2027-06-01',
      ends_on: '2027-06-05',
      price: 100_000,
      seats: 10,
      free_seats: 10,
      prepayment_percent: 15,
      full_payment_days: 30,
      ...over,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** a tourist with a confirmed e-mail and no password */
export async function makeUser(db: DatabaseHandle, over: Partial<Row<'users'>> = {}): Promise<number> {
  const row = await db
    .insertInto('users')
    .values({
      first_name: 'Ida',
      last_name: 'Walker',
      email: `user${nextId()}@example.org`,
      email_verified_at: new Date(),
      ...over,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** units for one EUR on a day long past, so that they hold in every test */
export async function makeRates(
  db: DatabaseHandle,
  rates: Readonly<Record<string, number>> = { EUR: 1, USD: 1.1, RUB: 100, BYN: 3.5, KZT: 520, CNY: 7.8 },
): Promise<void> {
  const rows = Object.entries(rates).map(([currency, per_euro]) => ({ day: '2020-01-01', currency, per_euro }));
  await db
    .insertInto('rates')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function makeReview(
  db: DatabaseHandle,
  tourId: number,
  organizerId: number,
  over: Partial<Row<'reviews'>> = {},
): Promise<void> {
  await insert(db, 'reviews', {
    tour_id: tourId,
    organizer_id: organizerId,
    author: 'Noor',
    author_from: 'Utrecht',
    rating: 5,
    body: 'A fine walk',
    traveled_on: '2026-07-01',
    created_at: '2026-08-01T00:00:00Z',
    images: '[]',
    ...over,
  });
}
