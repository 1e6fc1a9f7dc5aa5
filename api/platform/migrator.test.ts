import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { migrations } from '../migrations/index.ts';
import { makePlace } from '../testing/factories.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { applicationName } from './db.ts';
import { migrate, SchemaContracted } from './migrator.ts';
import { buildIndex } from './schema/build-index.ts';
import { inBatches } from './schema/in-batches.ts';
import type { SchemaChange, SchemaChanges } from './schema/schema-change.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** all known so far, and these: what one test has run the next one knows */
let known: SchemaChanges = migrations;
const add = (more: SchemaChanges): SchemaChanges => {
  known = { ...known, ...more };
  return known;
};
const statement = (text: string): SchemaChange => ({ up: async (db) => void (await sql.raw(text).execute(db)) });

/** a session of the test's database by itself */
async function session(applicationName: string): Promise<pg.Client> {
  const client = new pg.Client({ ...api.connection, application_name: applicationName });
  await client.connect();
  return client;
}

it('a database that is up to date is left alone', async () => {
  expect(await migrate(api.db)).toEqual([]);
});

it('a migration with a lower number than the last one runs when it lands later', async () => {
  const [first = ''] = Object.keys(migrations);
  const between = `${first}-and-a-half`;
  const changes = add({ [between]: statement('CREATE TABLE landed_late (id int)') });
  expect(await migrate(api.db, changes)).toEqual([between]);
  expect((await sql`SELECT * FROM landed_late`.execute(api.db)).rows).toEqual([]);
  expect(await migrate(api.db, changes)).toEqual([]);
});

it('what one migration did stays when the next one fails', async () => {
  const good = statement('CREATE TABLE stays (id int)');
  const attempt = migrate(api.db, add({ '9001-good': good, '9002-bad': statement('SELECT 1 / 0') }));
  await expect(attempt).rejects.toThrow('division by zero');
  expect(await migrate(api.db, add({ '9002-bad': statement('SELECT 1') }))).toEqual(['9002-bad']);
});

it('visitors wait no longer behind a migration than it waits for a lock, and it runs once the table is free', async () => {
  const holder = await session('a long report');
  await holder.query('BEGIN');
  await holder.query('LOCK TABLE tours IN ACCESS SHARE MODE');
  const notes: string[] = [];
  const changes = add({ '9003-waits': statement('ALTER TABLE tours ADD COLUMN waited int') });
  const running = migrate(api.db, changes, { lockMs: 200, pauseMs: 300, tell: (note) => notes.push(note) });
  while (notes.length === 0) await wait(10);
  const since = performance.now();
  await api.db.selectFrom('tours').select('id').execute();
  expect(performance.now() - since).toBeLessThan(1_500);
  await holder.query('COMMIT');
  await holder.end();
  expect(await running).toEqual(['9003-waits']);
  expect(notes[0]).toBe('9003-waits: a table is in use, try 1 of 120');
});

it('a start that waits for its turn says so, once', async () => {
  const other = await session('another start');
  await other.query("SELECT pg_advisory_lock(x'63616972'::int, x'73636865'::int)");
  const notes: string[] = [];
  const running = migrate(api.db, known, { tell: (note) => notes.push(note) });
  const asked = new Set<string>();
  while (asked.size < 3) {
    const { rows } = await other.query<{ at: string }>(
      "SELECT query_start::text AS at FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND query LIKE '%pg_try_advisory_lock%'",
    );
    for (const { at } of rows) asked.add(at);
    await wait(20);
  }
  await other.end();
  expect(await running).toEqual([]);
  expect(notes).toEqual(['another start changes the schema: waits for its turn']);
});

it('gives up in the end', async () => {
  const holder = await session('for ever');
  await holder.query('BEGIN');
  await holder.query('LOCK TABLE tours IN ACCESS SHARE MODE');
  const changes = { ...known, '9004-hopeless': statement('ALTER TABLE tours ADD COLUMN hopeless int') };
  await expect(migrate(api.db, changes, { lockMs: 50, pauseMs: 10, tries: 2 })).rejects.toMatchObject({
    code: '55P03',
  });
  await holder.end();
});

it('an index is built while others wait for their turn, and one that was broken off is built anew', async () => {
  await makePlace(api.db, 'regions', { name: 'Same', slug: 'same-1' });
  const second = await makePlace(api.db, 'regions', { name: 'Same', slug: 'same-2' });
  const index: SchemaChange = {
    transaction: false,
    up: (db) =>
      buildIndex(db, { name: 'places_names_once', isUnique: true, on: sql`places (name) WHERE kind = 'regions'` }),
  };
  const changes = add({ '9005-index': index });
  await expect(migrate(api.db, changes)).rejects.toMatchObject({ code: '23505' });
  const isValid = async () =>
    (
      await sql<{ indisvalid: boolean }>`
        SELECT indisvalid FROM pg_index WHERE indexrelid = to_regclass('places_names_once')`.execute(api.db)
    ).rows[0]?.indisvalid;
  expect(await isValid()).toBe(false);
  await api.db.updateTable('places').set({ name: 'Another' }).where('id', '=', second).execute();
  const both = await Promise.all([migrate(api.db, changes), migrate(api.db, changes)]);
  expect(both.flat()).toEqual(['9005-index']);
  expect(await isValid()).toBe(true);
});

it('many rows are changed a few at a time, told of, and not again where it was broken off', async () => {
  await sql`CREATE TABLE many AS SELECT id, NULL::int AS twice FROM generate_series(1, 3000) id`.execute(api.db);
  await sql`ANALYZE many`.execute(api.db);
  const changed: number[] = [];
  let isCut = true;
  const backfill: SchemaChange = {
    transaction: false,
    async up(db: Kysely<unknown>, { tell }) {
      const change = (rows: number) => {
        if (isCut && changed.length === 2) throw new Error('the power is cut');
        changed.push(rows);
        return sql`UPDATE many SET twice = id * 2 WHERE id IN (SELECT id FROM many WHERE twice IS NULL LIMIT ${rows})`;
      };
      await inBatches(db, { table: 'many', tell, change });
    },
  };
  const notes: string[] = [];
  const options = { tell: (note: string) => void notes.push(note) };
  const left = async () => (await sql`SELECT FROM many WHERE twice IS NULL`.execute(api.db)).rows.length;
  const changes = add({ '9006-backfill': backfill });
  await expect(migrate(api.db, changes, options)).rejects.toThrow('the power is cut');
  expect(await left()).toBe(3000 - (changed[0] ?? 0) - (changed[1] ?? 0));
  isCut = false;
  expect(await migrate(api.db, changes, options)).toEqual(['9006-backfill']);
  expect(await left()).toBe(0);
  expect(notes[0]).toBe('9006-backfill: many: 500 rows of about 3000');
  expect(changed.length).toBeGreaterThan(3);
});

describe('two releases on one schema', () => {
  it('what a newer release has added is no obstacle to one that is started again', async () => {
    expect(await migrate(api.db, migrations)).toEqual([]);
  });

  it('nothing is taken away while another release is connected', async () => {
    const older = await session(applicationName(1, '00000000'));
    const notes: string[] = [];
    const changes = add({ '9007-stays.contract': statement('DROP TABLE stays') });
    const options = { tell: (note: string) => void notes.push(note) };
    expect(await migrate(api.db, changes, options)).toEqual([]);
    expect(notes).toEqual(['9007-stays.contract: waits until no other release is connected']);
    await older.end();
    let ran: string[] = [];
    // the server takes a moment to forget a session
    for (let tries = 0; tries < 50 && ran.length === 0; tries++) {
      ran = await migrate(api.db, changes);
      await wait(20);
    }
    expect(ran).toEqual(['9007-stays.contract']);
  });

  it('a release that needs what was taken away does not start', async () => {
    await expect(migrate(api.db, migrations)).rejects.toThrow(SchemaContracted);
  });
});
