import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Kysely } from 'kysely';
import { makePlace } from '../testing/factories.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { up } from './0330-pinyin.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

it('places that are there are found by pinyin as well, and the others stay as they are', async () => {
  const names = (said: object) => JSON.stringify(said);
  const norway = await makePlace(api.db, 'regions', {
    ...{ name: 'Norway', slug: 'norway', names: names({ de: 'Norwegen', zh: '挪威' }), other_names: 'Norwegen 挪威' },
  });
  const lyngen = await makePlace(api.db, 'regions', {
    ...{ name: 'Lyngen', slug: 'lyngen', names: names({ de: 'Lyngen' }), other_names: 'Lyngen' },
  });
  // a migration knows no tables
  await up(api.db as unknown as Kysely<unknown>);
  const rows = await api.db
    .selectFrom('places')
    .select(['id', 'other_names'])
    .where('id', 'in', [norway, lyngen])
    .orderBy('id')
    .execute();
  expect(rows.map(({ other_names }) => other_names)).toEqual(['Norwegen 挪威 nuowei', 'Lyngen']);
});
