import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Kysely, sql } from 'kysely';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { up } from './0370-world-part-names.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

it('parts of the world that are there are found by all of their names, and by pinyin', async () => {
  await sql`ALTER TABLE world_parts DROP COLUMN other_names`.execute(api.db);
  await sql`INSERT INTO world_parts (id, name, position, names) VALUES
    (41, 'Asia', 1, '{"de": "Asien", "zh": "亚洲"}'), (42, 'Nowhere', 2, '{}')`.execute(api.db);
  // a migration knows no tables
  await up(api.db as unknown as Kysely<unknown>);
  const rows = await api.db
    .selectFrom('world_parts')
    .select(['id', 'other_names'])
    .where('id', '>', 40)
    .orderBy('id')
    .execute();
  expect(rows).toEqual([
    { id: 41, other_names: 'Asien 亚洲 yazhou' },
    { id: 42, other_names: '' },
  ]);
});
