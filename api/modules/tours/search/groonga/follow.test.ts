import { parseFilter } from '@cairn/shared-contracts/domain/filter-params';
import { createRandom } from '@cairn/shared-contracts/testing/random';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { diskStorage } from '../../../../adapters/storage/disk-storage.ts';
import { createClock } from '../../../../platform/clock.ts';
import { createDb, type DatabaseHandle } from '../../../../platform/db.ts';
import { createListener, type Listener } from '../../../../platform/listener.ts';
import { createLog } from '../../../../platform/log.ts';
import { makeCountry, makeDeparture, makeOrganizer, makePlace, makeTour } from '../../../../testing/factories.ts';
import { findGroonga } from '../../../../testing/groonga-server.ts';
import { createTestDatabase, type TestDatabase } from '../../../../testing/test-database.ts';
import { keepSnapshots } from '../index/snapshot/save-snapshot.ts';
import { createSqlSearch } from '../sql/sql-search.ts';
import { startTestEngine, type TestEngine } from '../testing/engine.ts';
import type { SearchQuery } from '../tour-search.ts';
import { readState } from './engine-state.ts';
import type { IndexKeeper } from './keep-index.ts';

const program = findGroonga();
/** Debian: apt-get install groonga-bin; or GROONGA says where it is */
const withEngine = program ? describe : describe.skip;

const TODAY = '2027-03-01';
const TOURS = 40;
const log = createLog('silent');
const clock = createClock(() => new Date(`${TODAY}T12:00:00Z`));

const QUERIES: readonly Record<string, string>[] = [
  {},
  { placeName: 'ushba' },
  { placeName: 'gergia' },
  { difficulty: '2', sort: 'price' },
  { dateFrom: '2027-06-01', dateTo: '2027-07-20' },
  { dateTo: '2027-08-20', priceMax: '900', restKinds: '901' },
  { daysMax: '6', priceMax: '900', sort: '-price' },
  { lat: '42', lng: '44', radius: '300', withoutAccommodation: 'tent' },
  { operatorType: 'author', comfort: 'premium,medium' },
];

withEngine(`an index in a search engine (${program ?? 'no groonga found: apt-get install groonga-bin'})`, () => {
  let database: TestDatabase;
  let db: DatabaseHandle;
  let listener: Listener;
  let test: TestEngine;
  let keeper: IndexKeeper;
  let tours: number[];
  const query = (params: Record<string, string>, today = TODAY): SearchQuery => ({
    filter: parseFilter(params),
    view: { currency: 'EUR', rates: { EUR: 1, USD: 1.1 }, today },
    ...{ limit: 50, offset: 0, withFacets: true },
  });
  const indexName = async () => (await readState(test.engine, 'live'))?.index;

  async function expectRight(today = TODAY): Promise<void> {
    const right = createSqlSearch(db);
    for (const params of QUERIES) {
      const asked = query(params, today);
      expect([params, await test.search.search(asked)]).toEqual([params, await right.search(asked)]);
    }
    expect(await test.search.placeCounts(today)).toEqual(await right.placeCounts(today));
    expect(await test.search.tourCounts(today)).toEqual(await right.tourCounts(today));
  }

  beforeAll(async () => {
    database = await createTestDatabase();
    db = createDb(database.connection, { max: 4 });
    listener = await createListener(database.connection, log);
    const country = await makeCountry(db, { name: 'Georgia', slug: 'georgia', iso2: 'GE' });
    const organizers = [
      await makeOrganizer(db, { country_id: country, legal_type: 1, name: 'Svaneti Walks' }),
      await makeOrganizer(db, { country_id: country, legal_type: 2, name: 'Ushba Tours' }),
    ];
    const kind = await makePlace(db, 'rest_kinds', { id: 901 });
    const random = createRandom('engine');
    tours = [];
    for (let n = 0; n < TOURS; n++) {
      const id = await makeTour(db, {
        ...{ country_id: country, organizer_id: random.pick(organizers), days: random.int(3, 14) },
        name: `${random.pick(['Ushba towers', 'Kazbek meadows', 'Tusheti by foot'])} ${n}`,
        ...{ difficulty: random.int(1, 4), comfort: random.pick(['base', 'medium', 'premium']) },
        ...{ currency: random.pick(['EUR', 'USD']), score: random.int(0, 9), min_age: random.int(6, 16) },
        ...{ lat: 41 + random.int(0, 4), lng: 42 + random.int(0, 6), places: random.chance(0.5) ? [kind] : [] },
        accommodation: [random.pick(['tent', 'hotel'])],
      });
      for (let left = random.int(0, 3); left > 0; left--) {
        const month = `2027-0${random.int(4, 9)}`;
        const discount = { kind: 'early_booking_dates', percent: 20, until: '2027-03-15' };
        await makeDeparture(db, id, {
          ...{ starts_on: `${month}-02`, ends_on: `${month}-09`, price: random.int(300, 2000) * 100 },
          ...(random.chance(0.5) ? { discount: JSON.stringify(discount) } : {}),
        });
      }
      tours.push(id);
    }
    test = await startTestEngine(program ?? '', { db, listener, clock, log });
  });
  afterAll(async () => {
    await test.close();
    await listener.close();
    await db.destroy();
    await database.drop();
  });
  beforeEach(async () => {
    keeper = await test.keeper();
    await keeper.catchUp();
  });

  it('answers as the database does', async () => {
    await expectRight();
    expect((await test.search.search(query({}))).total).toBeGreaterThan(TOURS / 3);
  });

  it('follows tours that are renamed, repriced, sold out, taken off, deleted and published', async () => {
    const [renamed = 0, priced = 0, sold = 0, gone = 0, deleted = 0] = tours;
    const before = await indexName();
    await db.updateTable('tours').set({ name: 'Lentekhi pass', score: 99 }).where('id', '=', renamed).execute();
    await makeDeparture(db, renamed);
    await makeDeparture(db, priced, { starts_on: '2027-06-03', ends_on: '2027-06-08', price: 10_000 });
    await db.updateTable('departures').set({ free_seats: 0 }).where('tour_id', '=', sold).execute();
    await db.updateTable('tours').set({ status: 'hidden' }).where('id', '=', gone).execute();
    await db.deleteFrom('tours').where('id', '=', deleted).execute();
    await keeper.catchUp();
    await expectRight();
    expect((await test.search.search(query({ placeName: 'lentekhi' }))).ids).toEqual([renamed]);
    await db.updateTable('tours').set({ status: 'published', currency: 'USD' }).where('id', '=', gone).execute();
    await keeper.catchUp();
    await expectRight();
    // no new index was needed for that
    expect(await indexName()).toBe(before);
  });

  it.each(['2027-03-15', '2027-03-16', '2027-06-02', '2028-01-01'])(
    'knows what holds on %s: discounts end and departures start without a word',
    async (today) => expectRight(today),
  );

  it('is built anew after a place has changed; the old one answers, and follows, meanwhile', async () => {
    const [before, found] = [await indexName(), (await test.search.search(query({}))).total];
    await db.updateTable('places').set({ name: 'Sakartvelo' }).where('slug', '=', 'georgia').execute();
    const totals: number[] = [];
    const building = await test.keeper({
      batch: 7,
      async onProgress() {
        totals.push((await test.search.search(query({}))).total);
        expect(await indexName()).toBe(before);
      },
    });
    await building.catchUp();
    expect(totals.length).toBeGreaterThan(4);
    expect(new Set(totals)).toEqual(new Set([found]));
    expect(await indexName()).not.toBe(before);
    expect((await test.search.search(query({ placeName: 'sakartvelo' }))).total).toBe(found);
    await expectRight();
  });

  it('goes on where the keeper before it was stopped, with changes since', async () => {
    const before = await indexName();
    await db
      .updateTable('tours')
      .set({ difficulty: 4, days: 2 })
      .where('id', '=', tours[6] ?? 0)
      .execute();
    await (await test.keeper()).catchUp();
    expect(await indexName()).toBe(before);
    await expectRight();
  });

  it('goes on with a build that was broken off, and has what changed in between', async () => {
    await db.updateTable('organizers').set({ name: 'Lentekhi Walks' }).where('name', '=', 'Svaneti Walks').execute();
    const stopped = new AbortController();
    const first = await test.keeper({ batch: 10, signal: stopped.signal, onProgress: () => stopped.abort() });
    await first.catchUp();
    const broken = await readState(test.engine, 'building');
    expect(broken?.lastTour).toBeGreaterThan(0);
    // one that the build has read, and one that it has not
    const [read = 0, unread = 0] = [tours[7], tours.at(-1)];
    await db.updateTable('tours').set({ name: 'Zekho ridge' }).where('id', 'in', [read, unread]).execute();
    const done: number[] = [];
    const next = await test.keeper({ batch: 10, onProgress: ({ done: count }) => done.push(count) });
    await next.catchUp();
    expect(done[0]).toBeGreaterThan(10);
    expect(await indexName()).toBe(broken?.index);
    await expectRight();
  });

  it('is built anew where another process has taken away what changed', async () => {
    const before = await indexName();
    await db
      .updateTable('tours')
      .set({ name: 'Chiora ridge' })
      .where('id', '=', tours[8] ?? 0)
      .execute();
    // as a node does that keeps an index in its memory; once no transaction anywhere is older
    for (let left = 1; left > 0; ) {
      await keepSnapshots({ db, storage: diskStorage('/nonexistent'), clock, log }, false);
      const { rows } = await sql<{ left: number }>`SELECT count(*)::int AS left FROM search_changes`.execute(db);
      left = rows[0]?.left ?? 0;
    }
    await (await test.keeper()).catchUp();
    expect(await indexName()).not.toBe(before);
    await expectRight();
  });
});
