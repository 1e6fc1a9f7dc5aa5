import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { StoredPicture } from '../platform/stored-json.ts';
import { makeTour } from '../testing/factories.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { up } from './0051-nights-once.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const image: StoredPicture | null = null;
const detailsWith = (stays: object[]) => ({
  ...{ route: [], included: [], not_included: [], what_to_bring: ['Boots'], fitness: '', faq: [], cancellation: [] },
  stays,
});
const stay = (nights: number, text: string) => ({ name: 'Camp', nights, text, image });

describe('stays that were stored with their nights in the text', () => {
  it.each([
    ['5 nights · 2-person tents', 5, '2-person tents'],
    ['1 night · twin room', 1, 'twin room'],
    ['3 nights', 3, ''],
    ['5 nights of stars · no tent', 5, '5 nights of stars · no tent'],
    ['2 nights · a night more than is counted', 1, '2 nights · a night more than is counted'],
    ['twin room', 2, 'twin room'],
  ])('%s, counted as %d: %j', async (text, nights, left) => {
    const details = detailsWith([stay(4, '4 nights · yurt'), stay(nights, text), stay(2, 'hut')]);
    const id = await makeTour(api.db, { details: JSON.stringify(details) });
    await up(api.db);
    const read = await api.db.selectFrom('tours').select('details').where('id', '=', id).executeTakeFirstOrThrow();
    expect(read.details).toEqual(detailsWith([stay(4, 'yurt'), stay(nights, left), stay(2, 'hut')]));
  });

  it('are left alone where there are none', async () => {
    const id = await makeTour(api.db, { details: JSON.stringify(detailsWith([])) });
    await up(api.db);
    const read = await api.db.selectFrom('tours').select('details').where('id', '=', id).executeTakeFirstOrThrow();
    expect(read.details).toEqual(detailsWith([]));
  });
});
