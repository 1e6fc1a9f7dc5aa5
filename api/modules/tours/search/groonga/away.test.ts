import { parseFilter } from '@cairn/shared-contracts/domain/filter-params';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createClock } from '../../../../platform/clock.ts';
import { createDb, type DatabaseHandle } from '../../../../platform/db.ts';
import { createListener, type Listener } from '../../../../platform/listener.ts';
import { createLog } from '../../../../platform/log.ts';
import { makeCountry, makeDeparture, makeOrganizer, makeTour } from '../../../../testing/factories.ts';
import { findGroonga } from '../../../../testing/groonga-server.ts';
import { createTestDatabase, type TestDatabase } from '../../../../testing/test-database.ts';
import { createSqlSearch } from '../sql/sql-search.ts';
import { startTestEngine, type TestEngine } from '../testing/engine.ts';
import { type SearchQuery, SUGGESTION_KINDS } from '../tour-search.ts';
import { createInStep, type InStep } from './keep-in-step.ts';

const program = findGroonga();
/** Debian: apt-get install groonga-bin; or GROONGA says where it is */
const withEngine = program ? describe : describe.skip;

const TODAY = '2027-03-01';
const log = createLog('silent');
const clock = createClock(() => new Date(`${TODAY}T12:00:00Z`));
const US = { phrase: 'us', limit: 5, kinds: SUGGESTION_KINDS, isCruisesSearch: false, today: TODAY };
const HOSTILE = [
  '" || true || "',
  '") || all_records() || ("',
  '\\" || 1 == 1 || \\"',
  '\\',
  "'; drop table tours; --",
  'x" && sub_filter(tour, "true',
  '*&filter=1 == 1&output_columns=_key',
  '\u0000\n\r" @ "',
  '%22%20%7C%7C%20true',
  'ushba" || _key @ "',
];
const AWAY = { status: 503, code: 'overloaded', retryAfter: 2 };

withEngine(`a search engine (${program ?? 'no groonga found: apt-get install groonga-bin'})`, () => {
  let database: TestDatabase;
  let db: DatabaseHandle;
  let listener: Listener;
  let test: TestEngine;
  let id: number;
  /** the process that keeps the index, and another one */
  let keeping: InStep;
  let other: InStep;
  let stop: AbortController;
  let kept: Promise<void>;

  const query = (params: Record<string, string> = {}): SearchQuery => ({
    filter: parseFilter(params),
    view: { currency: 'EUR', rates: { EUR: 1 }, today: TODAY },
    ...{ limit: 50, offset: 0, withFacets: true },
  });
  const ask = (params?: Record<string, string>) => test.search.search(query(params));

  beforeAll(async () => {
    database = await createTestDatabase();
    db = createDb(database.connection, { max: 4 });
    listener = await createListener(database.connection, log);
    const country = await makeCountry(db, { name: 'Georgia', slug: 'georgia', iso2: 'GE' });
    const organizer = await makeOrganizer(db, { country_id: country, legal_type: 1, name: 'Svaneti Walks' });
    id = await makeTour(db, { country_id: country, organizer_id: organizer, name: 'Ushba towers' });
    await makeDeparture(db, id);
  });
  afterAll(async () => {
    await listener.close();
    await db.destroy();
    await database.drop();
  });
  beforeEach(async () => {
    test = await startTestEngine(program ?? '', { db, listener, clock, log });
    keeping = await createInStep({ db, listener });
    other = await createInStep({ db, listener });
    stop = new AbortController();
    kept = Promise.resolve();
  });
  const keep = () => {
    kept = keeping.keep({ engine: test.engine, db, clock, log, signal: stop.signal, fence: 1 });
  };
  afterEach(async () => {
    stop.abort();
    await kept;
    await test.close();
  });

  it('without an index is asked again later; with one it answers', async () => {
    await expect(ask()).rejects.toMatchObject(AWAY);
    keep();
    await other.settled();
    expect((await ask()).ids).toEqual([id]);
  });

  it('that is away is asked again later; back, it has its index, and what changed meanwhile', async () => {
    keep();
    await other.settled();
    await test.server.kill();
    await expect(ask()).rejects.toMatchObject(AWAY);
    await expect(test.search.complete(US)).rejects.toMatchObject(AWAY);
    await expect(test.search.placeCounts(TODAY)).rejects.toMatchObject(AWAY);
    await db.updateTable('tours').set({ score: 7, name: 'Ushba and Mazeri' }).where('id', '=', id).execute();
    // an engine that is away holds up nobody who waits for it to follow
    await other.settled(1);
    await test.server.start();
    await other.settled();
    expect((await ask({ placeName: 'mazeri' })).ids).toEqual([id]);
  });

  it('has what another process has committed before it asks', async () => {
    keep();
    for (const name of ['Lentekhi pass', 'Zekho ridge', 'Chiora meadows']) {
      await db.updateTable('tours').set({ name }).where('id', '=', id).execute();
      await other.settled();
      expect((await ask({ placeName: name })).ids).toEqual([id]);
    }
  });

  it('tells of changes once they are committed', async () => {
    const told = Promise.withResolvers<readonly number[]>();
    test.search.changes?.subscribe({ tours: told.resolve, everything: () => {} });
    await db.updateTable('tours').set({ score: 8 }).where('id', '=', id).execute();
    expect(await told.promise).toEqual([id]);
  });

  it('takes hostile phrases for words and nothing else', async () => {
    keep();
    await other.settled();
    const right = createSqlSearch(db);
    for (const phrase of HOSTILE) {
      const named = { ...query(), filter: { ...query().filter, placeName: phrase } };
      expect([phrase, await test.search.search(named)]).toEqual([phrase, await right.search(named)]);
      const completed = { ...US, phrase };
      expect([phrase, await test.search.complete(completed)]).toEqual([phrase, await right.complete(completed)]);
      // as no parsed filter has them: the engine must stand on its own
      const total = async (group: string) =>
        (await test.search.search({ ...query(), filter: { ...query().filter, [group]: [phrase] } })).total;
      for (const group of ['languages', 'comfort', 'accommodation'])
        expect([phrase, group, await total(group)]).toEqual([phrase, group, 0]);
      expect([phrase, await total('withoutAccommodation')]).toEqual([phrase, 1]);
    }
    expect((await ask()).ids).toEqual([id]);
  });
});
