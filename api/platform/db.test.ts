import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createDb } from './db.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('a pool that has ended has no connection that a stopping server could break', async () => {
  const errors: string[] = [];
  const watcher = createDb(database.connection, { max: 1 });
  const count = async () => {
    const { rows } = await sql<{ count: number }>`
      SELECT count(*) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`.execute(
      watcher,
    );
    return rows[0]?.count;
  };
  expect(await count()).toBe(0);
  const seen: unknown[] = [];
  for (let round = 0; round < 5; round++) {
    const db = createDb(database.connection, { max: 8, onError: ({ message }) => void errors.push(message) });
    await Promise.all(Array.from({ length: 8 }, () => sql`SELECT pg_sleep(0.02)`.execute(db)));
    await db.destroy();
    // what a server that is told to stop would do to them, at once
    await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`.execute(
      watcher,
    );
    seen.push(await count());
  }
  await watcher.destroy();
  expect([seen, errors]).toEqual([[0, 0, 0, 0, 0], []]);
});
