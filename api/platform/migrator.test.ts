import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { migrations } from '../migrations/index.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { migrate } from './migrator.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

it('a database that is up to date is left alone', async () => {
  expect(await migrate(api.db)).toEqual([]);
});

it('a migration with a lower number than the last one runs when it lands later', async () => {
  const late = { up: async (db: typeof api.db) => void (await sql`CREATE TABLE landed_late (id int)`.execute(db)) };
  const [first = ''] = Object.keys(migrations);
  const between = `${first}-and-a-half`;
  expect(await migrate(api.db, { ...migrations, [between]: late })).toEqual([between]);
  expect((await sql`SELECT * FROM landed_late`.execute(api.db)).rows).toEqual([]);
  expect(await migrate(api.db, { ...migrations, [between]: late })).toEqual([]);
});
