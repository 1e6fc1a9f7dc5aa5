import { parseLsn } from '@cairn/shared-contracts/api/lsn';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createDb, type DatabaseHandle } from '../db.ts';
import { lastCommit } from './last-commit.ts';

let database: TestDatabase;
/** one connection: settings of a session hold */
let db: DatabaseHandle;
beforeAll(async () => {
  database = await createTestDatabase();
  db = createDb(database.connection, { max: 1 });
  await sql`CREATE TABLE notes (id int GENERATED ALWAYS AS IDENTITY)`.execute(db);
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

it('has what was committed a moment ago, where commits do not wait for the disk', async () => {
  await sql`SET synchronous_commit = off`.execute(db);
  for (let count = 0; count < 20; count++) {
    await sql`INSERT INTO notes DEFAULT VALUES`.execute(db);
    const { rows } = await sql<{ place: string }>`SELECT pg_current_wal_insert_lsn()::text AS place`.execute(db);
    expect(parseLsn(await lastCommit(db))).toBeGreaterThanOrEqual(parseLsn(rows[0]?.place) ?? 0n);
  }
});
