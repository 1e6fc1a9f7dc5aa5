import { parseFilter } from '@cairn/shared-contracts/domain/filter-params';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { createClock } from '../../../../platform/clock.ts';
import { createDb, type DatabaseHandle } from '../../../../platform/db.ts';
import { createListener, type Listener } from '../../../../platform/listener.ts';
import { createLog } from '../../../../platform/log.ts';
import { makeCountry, makeDeparture, makeOrganizer, makePlace, makeTour } from '../../../../testing/factories.ts';
import { createTestDatabase, type TestDatabase } from '../../../../testing/test-database.ts';
import { createSqlSearch } from '../sql/sql-search.ts';
import type { SearchQuery } from '../tour-search.ts';
import { createIndexSearch, type IndexSearch } from './index-search.ts';

const TODAY = '2027-03-01';
const clock = createClock(() => new Date(`${TODAY}T12:00:00Z`));
const log = createLog('silent');

let database: TestDatabase;
let db: DatabaseHandle;
let listener: Listener;
let search: IndexSearch;
let country: number;
let organizer: number;
const extra: Listener[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  db = createDb(database.connection, { max: 8 });
  listener = await createListener(database.connection, log);
  country = await makeCountry(db, { name: 'Georgia', slug: 'georgia', iso2: 'GE' });
  organizer = await makeOrganizer(db, { country_id: country, legal_type: 1, name: 'Svaneti Walks' });
  search = await createIndexSearch({ db, listener, clock, log });
});
afterAll(async () => {
  await search.close();
  for (const other of [listener, ...extra]) await other.close();
  await db.destroy();
  await database.drop();
});
beforeEach(async () => {
  await sql`TRUNCATE tours CASCADE`.execute(db);
  await search.settled();
});

const query = (params: Record<string, string> = {}): SearchQuery => ({
  filter: parseFilter(params),
  view: { currency: 'EUR', rates: { EUR: 1, USD: 1.1 }, today: TODAY },
  limit: 50,
  offset: 0,
  withFacets: true,
});
const idsOf = async (params: Record<string, string> = {}, where: IndexSearch = search): Promise<number[]> => {
  await where.settled();
  return (await where.search(query(params))).ids;
};
const newTour = async (over: Parameters<typeof makeTour>[1] = {}): Promise<number> => {
  const id = await makeTour(db, { country_id: country, organizer_id: organizer, ...over });
  await makeDeparture(db, id);
  return id;
};

describe('after a change the index finds', () => {
  it('a tour that was published, renamed, repriced, sold out, taken off, deleted', async () => {
    const id = await newTour({ name: 'Ushba towers' });
    expect(await idsOf({ placeName: 'ushba' })).toEqual([id]);

    await db.updateTable('tours').set({ name: 'Kazbek meadows', score: 7, days: 9 }).where('id', '=', id).execute();
    expect(await idsOf({ placeName: 'ushba' })).toEqual([]);
    expect(await idsOf({ placeName: 'kazbek', daysMin: '9' })).toEqual([id]);

    await db.updateTable('departures').set({ price: 50_000 }).where('tour_id', '=', id).execute();
    expect(await idsOf({ priceMax: '500' })).toEqual([id]);
    expect(await idsOf({ priceMin: '501' })).toEqual([]);

    await db.updateTable('departures').set({ free_seats: 0 }).where('tour_id', '=', id).execute();
    expect(await idsOf({ dateFrom: '2027-06-01' })).toEqual([]);
    expect(await idsOf()).toEqual([id]);
    await db.updateTable('departures').set({ free_seats: 1 }).where('tour_id', '=', id).execute();
    expect(await idsOf({ dateFrom: '2027-06-01' })).toEqual([id]);

    await db.updateTable('tours').set({ status: 'hidden' }).where('id', '=', id).execute();
    expect(await idsOf()).toEqual([]);
    await db.updateTable('tours').set({ status: 'published' }).where('id', '=', id).execute();
    expect(await idsOf()).toEqual([id]);
    await db.deleteFrom('departures').where('tour_id', '=', id).execute();
    expect(await idsOf()).toEqual([]);
    await db.deleteFrom('tours').where('id', '=', id).execute();
    expect(await idsOf()).toEqual([]);
  });

  it('places, variants and what an organizer is', async () => {
    const id = await newTour({ is_cruise: true });
    const hiking = await makePlace(db, 'rest_kinds', { name: 'Hiking', slug: 'hiking' });
    expect(await idsOf({ restKinds: String(hiking) })).toEqual([]);
    await db.insertInto('tour_places').values({ tour_id: id, place_id: hiking }).execute();
    expect(await idsOf({ restKinds: String(hiking) })).toEqual([id]);
    await db.updateTable('tour_variants').set({ kind: 'single' }).where('tour_id', '=', id).execute();
    expect(await idsOf({ cruisesCabinsCapacity: '1' })).toEqual([id]);
    expect(await idsOf({ cruisesCabinsCapacity: '2' })).toEqual([]);

    expect(await idsOf({ operatorType: 'author', placeName: 'svaneti' })).toEqual([id]);
    await db.updateTable('organizers').set({ legal_type: 3, name: 'Svan Ways' }).execute();
    expect(await idsOf({ operatorType: 'organization', placeName: 'svaneti' })).toEqual([]);
    expect(await idsOf({ operatorType: 'organization', placeName: 'ways' })).toEqual([id]);
    await db.updateTable('organizers').set({ legal_type: 1, name: 'Svaneti Walks' }).execute();
  });

  it('nothing of what was rolled back, and everything in whatever order it was committed', async () => {
    const id = await newTour({ difficulty: 4 });
    await search.settled();
    await db
      .transaction()
      .execute(async (trx) => {
        await trx.updateTable('tours').set({ days: 3 }).where('id', '=', id).execute();
        throw new Error('never mind');
      })
      .catch(() => {});
    expect(await idsOf({ daysMax: '3' })).toEqual([]);

    const others = await Promise.all(Array.from({ length: 8 }, () => newTour()));
    // each in a transaction of its own, all at once, several times over
    for (let round = 1; round <= 5; round++) {
      await Promise.all(
        others.map((other) =>
          db.transaction().execute(async (trx) => {
            await trx
              .updateTable('tours')
              .set({ difficulty: (round % 4) + 1 })
              .where('id', '=', other)
              .execute();
            await trx
              .updateTable('departures')
              .set({ free_seats: round % 2 })
              .where('tour_id', '=', other)
              .execute();
          }),
        ),
      );
    }
    expect(await idsOf({ difficulty: '2', dateFrom: '2027-06-01' })).toEqual(others.sort((a, b) => a - b));
  });

  it('as many tours as one statement writes, with the same counts as the database', async () => {
    const id = await newTour();
    await sql`
      INSERT INTO tours SELECT (jsonb_populate_record(t, jsonb_build_object('id', 100000 + n, 'slug', 'copy-' || n, 'days', 1 + n % 20, 'score', n % 7))).*
      FROM tours t, generate_series(1, 6000) n WHERE t.id = ${id}`.execute(db);
    await sql`
      INSERT INTO departures (tour_id, starts_on, ends_on, price, seats, free_seats, prepayment_percent, full_payment_days)
      SELECT id, '2027-07-01', '2027-07-05', 1000 * id % 90000 + 100, 8, id % 3, 20, 30 FROM tours WHERE id > 100000`.execute(
      db,
    );
    await search.settled();
    const asked = query({ daysMax: '7', sort: 'price', priceMax: '600' });
    const [found, expected] = [await search.search(asked), await createSqlSearch(db).search(asked)];
    expect(found.total).toBeGreaterThan(1000);
    expect(found).toEqual(expected);
  });
});

describe('the index', () => {
  it('is built anew after its connection was away, and knows what happened meanwhile', async () => {
    const id = await newTour();
    await search.settled();
    await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%' AND datname = current_database()`.execute(
      db,
    );
    await db.updateTable('tours').set({ days: 11 }).where('id', '=', id).execute();
    // a word that is sent before it listens again is lost: somebody asks until it answers
    const deadline = Date.now() + 10_000;
    while ((await search.search(query({ daysMin: '11' }))).total === 0 && Date.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect((await search.search(query({ daysMin: '11' }))).ids).toEqual([id]);
  });

  it('of a second process learns the same', async () => {
    const other = await createListener(database.connection, log);
    extra.push(other);
    const second = await createIndexSearch({ db, listener: other, clock, log });
    const id = await newTour({ name: 'Second sight' });
    expect(await idsOf({ placeName: 'second' }, second)).toEqual([id]);
    expect(await idsOf({ placeName: 'second' })).toEqual([id]);
    await second.close();
  });

  it('turns to a new day without reading anything: what starts today can no longer be booked', async () => {
    const id = await newTour();
    await makeDeparture(db, id, {
      starts_on: '2027-08-01',
      ends_on: '2027-08-05',
      price: 200_000,
      discount: JSON.stringify({ kind: 'early_booking_dates', percent: 50, until: '2027-05-31' }),
    });
    await search.settled();
    const on = async (today: string) => {
      const asked = query({ sort: 'price' });
      return (await search.search({ ...asked, view: { ...asked.view, today } })).facets?.price;
    };
    expect(await on(TODAY)).toMatchObject({ min: 1000 });
    expect(await on('2027-06-01')).toMatchObject({ min: 2000 });
    expect((await search.search(query())).total).toBe(1);
  });
});
