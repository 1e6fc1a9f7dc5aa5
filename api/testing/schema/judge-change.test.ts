import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { createDb, type DatabaseHandle } from '../../platform/db.ts';
import { buildIndex } from '../../platform/schema/build-index.ts';
import { inBatches } from '../../platform/schema/in-batches.ts';
import type { SchemaChange } from '../../platform/schema/schema-change.ts';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';
import { judgeChange } from './judge-change.ts';

let database: TestDatabase;
let db: DatabaseHandle;
beforeAll(async () => {
  database = await createTestDatabase('template0');
  db = createDb(database.connection, { max: 2 });
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});
beforeEach(async () => {
  await sql`
    DROP SCHEMA public CASCADE;
    CREATE SCHEMA public;
    CREATE TABLE walks (
      id int PRIMARY KEY, name text NOT NULL, note text DEFAULT 'none', days smallint NOT NULL DEFAULT 1,
      kind text NOT NULL DEFAULT 'day' CHECK (kind IN ('day', 'week'))
    );
    CREATE TABLE guides (id int PRIMARY KEY, name text, phone text CONSTRAINT one_phone UNIQUE);
    CREATE UNIQUE INDEX one_name ON walks(name) WHERE kind = 'day';
    CREATE TABLE phones (owner int REFERENCES guides ON DELETE CASCADE, seller int REFERENCES guides);
    CREATE VIEW short_walks AS SELECT id, name FROM walks WHERE days < 3;
    CREATE FUNCTION stars(int) RETURNS text LANGUAGE sql AS 'SELECT repeat(''*'', $1)';
    CREATE FUNCTION loud() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN NEW.name = upper(NEW.name); RETURN NEW; END';
    CREATE TRIGGER loudly BEFORE INSERT ON guides FOR EACH ROW EXECUTE FUNCTION loud();
  `.execute(db);
});

const judge = (change: SchemaChange, name = '9000-change') => judgeChange(db, name, change);
const text = (statement: string, more: Partial<SchemaChange> = {}): SchemaChange => ({
  up: async (one) => void (await sql.raw(statement).execute(one)),
  ...more,
});

describe('an older release would break', () => {
  it.each([
    ['DROP TABLE walks CASCADE', 'walks is gone'],
    ['ALTER TABLE walks DROP COLUMN note', 'walks.note is gone'],
    ['ALTER TABLE walks RENAME COLUMN note TO remark', 'walks.note is gone'],
    ['ALTER TABLE guides RENAME TO leaders', 'guides is gone'],
    ['DROP VIEW short_walks', 'short_walks is gone'],
    ['ALTER TABLE guides ALTER COLUMN id TYPE bigint', 'guides.id is bigint in place of integer'],
    ['ALTER TABLE walks ALTER COLUMN note SET NOT NULL', 'walks.note refuses NULL'],
    ['ALTER TABLE walks ALTER COLUMN days DROP DEFAULT', 'walks.days has no default any more'],
    ['ALTER TABLE walks ADD COLUMN height int NOT NULL', 'walks.height is new and asks for a value'],
    [
      "ALTER TABLE walks ADD CONSTRAINT named CHECK (name <> '') NOT VALID",
      "walks.named is new and refuses rows: CHECK ((name <> ''::text))",
    ],
    [
      "ALTER TABLE walks DROP CONSTRAINT walks_kind_check, ADD CONSTRAINT walks_kind_check CHECK (kind IN ('day')) NOT VALID",
      "walks.walks_kind_check is new and refuses rows: CHECK ((kind = 'day'::text))",
    ],
    [
      'CREATE UNIQUE INDEX names_once ON guides(name)',
      'guides.names_once is new and refuses rows: CREATE UNIQUE INDEX names_once ON public.guides USING btree (name)',
    ],
    ['ALTER TABLE guides DROP CONSTRAINT one_phone', 'guides.one_phone is gone: UNIQUE (phone)'],
    ['ALTER TABLE walks DROP CONSTRAINT walks_pkey', 'walks.walks_pkey is gone: PRIMARY KEY (id)'],
    [
      'DROP INDEX one_name',
      "walks.one_name is gone: CREATE UNIQUE INDEX one_name ON public.walks USING btree (name) WHERE (kind = 'day'::text)",
    ],
    [
      'ALTER TABLE guides DROP CONSTRAINT one_phone, ADD COLUMN tel text CONSTRAINT one_phone UNIQUE',
      'guides.one_phone is gone: UNIQUE (phone)',
    ],
    [
      'ALTER TABLE phones DROP CONSTRAINT phones_owner_fkey',
      'phones.phones_owner_fkey is gone: FOREIGN KEY (owner) REFERENCES guides(id) ON DELETE CASCADE',
    ],
    ['DROP TRIGGER loudly ON guides', 'guides.loudly is gone'],
    ['ALTER TABLE guides DISABLE TRIGGER loudly', 'guides.loudly is gone'],
    ['DROP FUNCTION stars(int)', 'stars(integer) is gone'],
    [
      'DROP FUNCTION stars(int); CREATE FUNCTION stars(text) RETURNS text LANGUAGE sql AS $$SELECT $1$$',
      'stars(integer) is gone',
    ],
  ])('%s', async (statement, complaint) => {
    expect(await judge(text(statement))).toContain(complaint);
  });

  it('but not where none is left: in what is run last', async () => {
    expect(await judge(text('ALTER TABLE walks DROP COLUMN note'), '9000-notes.contract')).toEqual([]);
  });
});

describe('visitors would wait', () => {
  it.each([
    [
      'ALTER TABLE walks ADD COLUMN at timestamptz NOT NULL DEFAULT clock_timestamp()',
      'walks is written anew while nobody may read it',
    ],
    ['CREATE INDEX walks_days ON walks(days)', 'walks is read whole while nobody may write walks'],
    ['ALTER TABLE walks ADD COLUMN height int CHECK (height > 0)', 'walks is read whole while nobody may write walks'],
    [
      "UPDATE walks SET note = 'none' WHERE note IS NULL",
      'walks is read whole and its rows stay locked to the end: inBatches',
    ],
    ['DELETE FROM walks WHERE days > 300', 'walks is read whole and its rows stay locked to the end: inBatches'],
    [
      'CREATE TABLE stays (walk_id int); ALTER TABLE guides ADD COLUMN more int; INSERT INTO stays SELECT id FROM walks',
      'walks is read whole while nobody may write guides',
    ],
  ])('%s', async (statement, complaint) => {
    expect(await judge(text(statement))).toEqual([complaint]);
  });

  it('also where something is taken away', async () => {
    const change = text('CREATE INDEX walks_days ON walks(days); ALTER TABLE walks DROP COLUMN note');
    expect(await judge(change, '9000-notes.contract')).toEqual(['walks is read whole while nobody may write walks']);
  });

  it('at statements by themselves that are of any length', async () => {
    const change = text('UPDATE walks SET days = 1', { transaction: false });
    expect(await judge(change)).toEqual(['not bounded, outside a transaction: UPDATE walks SET days = 1']);
  });

  it('also where what is limited is not what is changed', async () => {
    const change = text('UPDATE walks SET note = (SELECT name FROM guides LIMIT 1)', { transaction: false });
    expect(await judge(change)).toEqual([
      'not bounded, outside a transaction: UPDATE walks SET note = (SELECT name FROM guides LIMIT 1)',
    ]);
  });

  it('but not at a table that is small', async () => {
    const change = text('CREATE INDEX guides_name ON guides(name)', { bounded: { guides: '200 rows' } });
    expect(await judge(change)).toEqual([]);
  });
});

describe('nobody notices', () => {
  it.each([
    'CREATE TABLE stays (id int PRIMARY KEY, walk_id int NOT NULL, name text NOT NULL UNIQUE)',
    'ALTER TABLE walks ADD COLUMN height int',
    'ALTER TABLE walks ADD COLUMN height int NOT NULL DEFAULT 0',
    'ALTER TABLE walks ADD COLUMN height int; ALTER TABLE walks ADD CONSTRAINT high CHECK (height > 0) NOT VALID',
    "ALTER TABLE walks DROP CONSTRAINT walks_kind_check, ADD CONSTRAINT walks_kind_check CHECK (kind IN ('day', 'week', 'month')) NOT VALID",
    'ALTER TABLE walks ALTER COLUMN name DROP NOT NULL',
    'ALTER TABLE phones DROP CONSTRAINT phones_seller_fkey',
    'DROP TRIGGER loudly ON guides; CREATE TRIGGER loudly BEFORE UPDATE ON guides FOR EACH ROW EXECUTE FUNCTION loud()',
    'CREATE OR REPLACE VIEW short_walks AS SELECT id, name, days FROM walks WHERE days < 3',
    'CREATE OR REPLACE FUNCTION stars(int) RETURNS text LANGUAGE sql AS $$SELECT $1::text$$',
    "INSERT INTO guides VALUES (1, 'Ada')",
  ])('%s', async (statement) => {
    expect(await judge(text(statement))).toEqual([]);
  });

  it('a rule for rows that are there is looked at without keeping anybody waiting', async () => {
    await sql`ALTER TABLE walks ADD CONSTRAINT named CHECK (name <> '') NOT VALID`.execute(db);
    expect(await judge(text('ALTER TABLE walks VALIDATE CONSTRAINT named'))).toEqual([]);
  });

  it('an index, and many rows, step by step', async () => {
    const change: SchemaChange = {
      transaction: false,
      async up(one, { tell }) {
        await buildIndex(one, { name: 'walks_days', on: sql`walks (days)` });
        await inBatches(one, {
          table: 'walks',
          tell,
          change: (rows) =>
            sql`UPDATE walks SET note = '' WHERE id IN (SELECT id FROM walks WHERE note IS NULL LIMIT ${rows})`,
        });
      },
    };
    expect(await judge(change)).toEqual([]);
  });
});
