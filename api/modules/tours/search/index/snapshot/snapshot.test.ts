import { mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseFilter } from '@cairn/shared-contracts/domain/filter-params';
import { createRandom } from '@cairn/shared-contracts/testing/random';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { diskStorage } from '../../../../../adapters/storage/disk-storage.ts';
import { createClock } from '../../../../../platform/clock.ts';
import { createDb, type DatabaseHandle } from '../../../../../platform/db.ts';
import { createListener, type Listener } from '../../../../../platform/listener.ts';
import { createLog } from '../../../../../platform/log.ts';
import { makeCountry, makeDeparture, makeOrganizer, makePlace, makeTour } from '../../../../../testing/factories.ts';
import { createTestDatabase, type TestDatabase } from '../../../../../testing/test-database.ts';
import { createSqlSearch } from '../../sql/sql-search.ts';
import type { SearchQuery } from '../../tour-search.ts';
import { createIndexSearch, type IndexSearch } from '../index-search.ts';
import { readSnapshot } from './read-snapshot.ts';
import { forgetSnapshots, keepSnapshots, saveSnapshot } from './save-snapshot.ts';

const TODAY = '2027-03-01';
const TOURS = 60;
const log = createLog('silent');

let now = new Date(`${TODAY}T12:00:00Z`);
const clock = createClock(() => now);
let database: TestDatabase;
let db: DatabaseHandle;
let listener: Listener;
let folder: string;
let tours: number[];
const started: IndexSearch[] = [];

const options = () => ({ db, clock, log, storage: diskStorage(folder) });
const saved = async (): Promise<string[]> => (await readdir(join(folder, 'search'))).sort();
const changes = async (): Promise<number> => (await db.selectFrom('search_changes').select('tour_id').execute()).length;

/** all that has changed is of before every transaction that runs anywhere on the server: other tests' databases count, too */
async function untilOver(): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ is_over: boolean }>`
      SELECT coalesce(max(xid) < pg_snapshot_xmin(pg_current_snapshot()), true) AS is_over FROM search_changes`.execute(
      db,
    );
    if (rows[0]?.is_over) return;
  }
}

const QUERIES: readonly Record<string, string>[] = [
  {},
  { placeName: 'ushba' },
  { placeName: 'gergia' },
  { difficulty: '2', sort: 'price' },
  { dateFrom: '2027-06-01', dateTo: '2027-07-20' },
  { daysMax: '6', priceMax: '900', sort: '-price' },
  { lat: '42', lng: '44', radius: '300' },
  { operatorType: 'author', comfort: 'high,average' },
  { restKinds: '901', languages: 'de' },
  { pricePerDayMin: '40', minAge: '10' },
];
const query = (params: Record<string, string>): SearchQuery => ({
  filter: parseFilter(params),
  view: { currency: 'EUR', rates: { EUR: 1, USD: 1.1 }, today: clock.today() },
  ...{ limit: 50, offset: 0, withFacets: true },
});

/** starts as a process does that has snapshots */
async function start(): Promise<IndexSearch> {
  const search = await createIndexSearch({ db, listener, clock, log, snapshots: diskStorage(folder) });
  started.push(search);
  return search;
}
async function expectRight(search: IndexSearch): Promise<void> {
  await search.settled();
  const right = createSqlSearch(db);
  for (const params of QUERIES)
    expect([params, await search.search(query(params))]).toEqual([params, await right.search(query(params))]);
}

beforeAll(async () => {
  database = await createTestDatabase();
  db = createDb(database.connection, { max: 8 });
  listener = await createListener(database.connection, log);
});
afterAll(async () => {
  await listener.close();
  await db.destroy();
  await database.drop();
});
beforeEach(async () => {
  now = new Date(`${TODAY}T12:00:00Z`);
  await Promise.all(started.splice(0).map((search) => search.close()));
  if (folder) await rm(folder, { recursive: true });
  folder = await mkdtemp(join(tmpdir(), 'cairn-snapshots-'));
  await sql`TRUNCATE places, organizers, countries, tours, search_snapshots, search_changes CASCADE`.execute(db);
  const random = createRandom('snapshots');
  const country = await makeCountry(db, { name: 'Georgia', slug: 'georgia', iso2: 'GE' });
  const organizers = [
    await makeOrganizer(db, { country_id: country, legal_type: 1, name: 'Svaneti Walks' }),
    await makeOrganizer(db, { country_id: country, legal_type: 2, name: 'Ushba Tours' }),
  ];
  const kind = await makePlace(db, 'rest_kinds', { id: 901 });
  tours = [];
  for (let n = 0; n < TOURS; n++) {
    const id = await makeTour(db, {
      country_id: country,
      organizer_id: random.pick(organizers),
      name: `${random.pick(['Ushba towers', 'Kazbek meadows', 'Tusheti by foot'])} ${n}`,
      days: random.int(3, 14),
      difficulty: random.int(1, 4),
      comfort: random.pick(['basic', 'average', 'high']),
      languages: random.chance(0.5) ? ['en', 'de'] : ['en'],
      currency: random.pick(['EUR', 'USD']),
      score: random.int(0, 9),
      min_age: random.int(6, 16),
      lat: 41 + random.int(0, 4),
      lng: 42 + random.int(0, 6),
    });
    if (random.chance(0.4)) await db.insertInto('tour_places').values({ tour_id: id, place_id: kind }).execute();
    for (let left = random.int(0, 3); left > 0; left--) {
      const month = `2027-0${random.int(4, 9)}`;
      await makeDeparture(db, id, {
        ...{ starts_on: `${month}-02`, ends_on: `${month}-09`, price: random.int(300, 2000) * 100 },
        ...(random.chance(0.5)
          ? { discount: JSON.stringify({ kind: 'early_booking_dates', percent: 20, until: '2027-03-15' }) }
          : {}),
      });
    }
    tours.push(id);
  }
  await untilOver();
});
afterAll(async () => {
  await Promise.all(started.splice(0).map((search) => search.close()));
  await rm(folder, { recursive: true });
});

describe('an index that begins with a snapshot', () => {
  it('answers as the database does', async () => {
    await saveSnapshot(options());
    const read = await readSnapshot(options());
    expect(read?.size).toBe(TOURS);
    await expectRight(await start());
  });

  it('knows what was published, renamed, priced anew and taken off since', async () => {
    await saveSnapshot(options());
    const [renamed = 0, priced = 0, gone = 0, deleted = 0] = tours;
    await db.updateTable('tours').set({ name: 'Lentekhi pass' }).where('id', '=', renamed).execute();
    await makeDeparture(db, priced, { starts_on: '2027-06-03', ends_on: '2027-06-08', price: 10_000 });
    await db.updateTable('tours').set({ status: 'hidden' }).where('id', '=', gone).execute();
    await db.deleteFrom('tours').where('id', '=', deleted).execute();
    const read = await readSnapshot(options());
    expect(read?.size).toBe(TOURS - 2);
    await expectRight(await start());
  });

  it('knows what was under way while it was saved', async () => {
    const [id = 0, other = 0] = tours;
    await db.transaction().execute(async (trx) => {
      await trx.updateTable('tours').set({ name: 'Lentekhi pass' }).where('id', '=', id).execute();
      // began later and ends earlier
      await db.updateTable('tours').set({ days: 9 }).where('id', '=', other).execute();
      await saveSnapshot(options());
    });
    const search = await start();
    expect((await search.search(query({ placeName: 'lentekhi' }))).ids).toEqual([id]);
    await expectRight(search);
  });

  it('changes as one that was read does: words, bits, prices, and room for more', async () => {
    await saveSnapshot(options());
    const search = await start();
    for (const id of tours)
      await db.updateTable('tours').set({ days: 5, difficulty: 2 }).where('id', '=', id).execute();
    await db.deleteFrom('tours').where('id', 'in', tours.slice(0, 30)).execute();
    for (const id of tours.slice(30))
      for (let n = 1; n < 7; n++)
        await makeDeparture(db, id, {
          starts_on: `2027-0${n + 3}-11`,
          ends_on: `2027-0${n + 3}-15`,
          price: 50_000 + n,
        });
    await expectRight(search);
  });

  it('turns to the day on which it is read', async () => {
    await saveSnapshot(options());
    now = new Date('2027-05-20T12:00:00Z');
    expect(await readSnapshot(options())).toBeDefined();
    await expectRight(await start());
  });
});

describe('there is no snapshot to begin with', () => {
  it.each<[why: string, spoil: () => Promise<unknown>]>([
    ['after a place got another name', () => db.updateTable('places').set({ name: 'Sakartvelo' }).execute()],
    ['when more changed than is read one by one', () => db.updateTable('tours').set({ days: 5 }).execute()],
    ['when its file is broken', async () => writeFile(join(folder, 'search', (await saved())[0] ?? ''), 'CAIRN-IX')],
    ['when its file is cut off', async () => truncate(join(folder, 'search', (await saved())[0] ?? ''), 4000)],
    ['when its file is gone', () => rm(join(folder, 'search'), { recursive: true })],
    ['of another database', () => db.updateTable('search_snapshots').set({ system_identifier: '1' }).execute()],
    ['of another format', () => db.updateTable('search_snapshots').set({ format: 0 }).execute()],
    ['of a later day', () => db.updateTable('search_snapshots').set({ day: '2027-03-02' }).execute()],
  ])('%s: the database is read', async (_why, spoil) => {
    await saveSnapshot(options());
    await spoil();
    expect(await readSnapshot(options())).toBeUndefined();
    await expectRight(await start());
  });
});

describe('the job', () => {
  it('saves what nobody can begin with otherwise, and after an hour what has changed', async () => {
    await keepSnapshots(options(), true);
    const first = await saved();
    expect(first).toHaveLength(1);
    now = new Date(`${TODAY}T14:00:00Z`);
    await keepSnapshots(options(), true);
    expect(await saved()).toEqual(first);
    await db
      .updateTable('tours')
      .set({ days: 9 })
      .where('id', '=', tours[0] ?? 0)
      .execute();
    await keepSnapshots(options(), true);
    expect(await saved()).toHaveLength(2);
    await db.updateTable('places').set({ name: 'Sakartvelo' }).execute();
    await keepSnapshots(options(), true);
    // the two newest, and none that nobody reads
    expect(await saved()).toHaveLength(2);
    expect(await saved()).not.toContain(first[0]);
    await expectRight(await start());
  });

  it('forgets changes that every snapshot has', async () => {
    await saveSnapshot(options());
    await db
      .updateTable('tours')
      .set({ days: 9 })
      .where('id', '=', tours[0] ?? 0)
      .execute();
    await forgetSnapshots(options(), 2);
    expect(await changes()).toBe(1);
    await untilOver();
    await saveSnapshot(options());
    await forgetSnapshots(options(), 1);
    expect(await changes()).toBe(0);
  });

  it('leaves nothing behind where it is off', async () => {
    await saveSnapshot(options());
    await db
      .updateTable('tours')
      .set({ days: 9 })
      .where('id', '=', tours[0] ?? 0)
      .execute();
    await untilOver();
    await keepSnapshots(options(), false);
    expect([await saved(), await changes()]).toEqual([[], 0]);
  });

  it('begins anew where rows came with a dump of another server', async () => {
    await saveSnapshot(options());
    await db.updateTable('search_snapshots').set({ system_identifier: '1' }).execute();
    await db.insertInto('search_changes').values({ tour_id: 0, xid: '90000000000' }).execute();
    await keepSnapshots(options(), true);
    expect(await readSnapshot(options())).toBeDefined();
    // the other server's file is not ours to remove
    expect(await saved()).toHaveLength(2);
  });

  it('removes what was broken off, and goes on where the storage refuses', async () => {
    const { storage, ...others } = options();
    const refusing = (method: 'put' | 'remove') => ({
      ...others,
      storage: { ...storage, [method]: () => Promise.reject(new Error('the bucket is away')) },
    });
    await expect(saveSnapshot(refusing('put'))).rejects.toThrow('the bucket is away');
    expect(await readSnapshot(options())).toBeUndefined();
    await saveSnapshot(options());
    await db
      .updateTable('tours')
      .set({ days: 9 })
      .where('id', '=', tours[0] ?? 0)
      .execute();
    await untilOver();
    await forgetSnapshots(refusing('remove'), 0);
    expect([(await saved()).length, await changes()]).toEqual([1, 0]);
    await forgetSnapshots(options(), 0);
    expect(await saved()).toEqual([]);
    expect(await db.selectFrom('search_snapshots').select('id').execute()).toEqual([]);
  });
});
