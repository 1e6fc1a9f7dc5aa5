import { ALL_CALLS, nameOf } from '@cairn/shared-contracts/api/all-calls';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { calls, createCaptcha } from './index.ts';
import { createSqlSearch } from './tours/search/sql/sql-search.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

it('the api serves every call of the contracts, and no other', () => {
  const served = calls(api.services, createSqlSearch(api.db), createCaptcha(api.services)).map(nameOf);
  expect(served.sort()).toEqual(ALL_CALLS.map(nameOf).sort());
});
