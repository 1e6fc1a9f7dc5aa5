import { randomUUID } from 'node:crypto';
import * as calls from '@cairn/shared-contracts/api/comparison.calls';
import { VOTERS_MAX } from '@cairn/shared-contracts/api/comparison.schema';
import { callClient } from '@cairn/shared-contracts/testing/call-client';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeTour, makeUser } from '../../testing/factories.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { forgetPerson } from '../user/forget-person.ts';
import { openSession } from '../user/session.ts';
import { sweepComparisons } from './votes.ts';

let api: TestApi;
let tours: [number, number];
beforeAll(async () => {
  api = await startTestApi();
  tours = [await makeTour(api.db), await makeTour(api.db)];
});
afterAll(() => api.close());

const ask = () => callClient(api.url);

async function share(key = randomUUID(), token?: string): Promise<{ id: string; key: string }> {
  const answer = await callClient(api.url, token ? { token } : {})(calls.shareComparison, { key, tour_ids: tours });
  if (!answer.ok) throw new Error(answer.body.message);
  return { id: answer.body.id, key };
}
const voteOn = (id: string, key: string, over: { name?: string; tour_ids?: number[]; comment?: string } = {}) =>
  ask()(calls.voteOnComparison, { ...{ id, key, name: 'Anna', tour_ids: [tours[0]], comment: '' }, ...over });
async function votesOf(id: string) {
  const answer = await ask()(calls.comparisonVotes, { id });
  return answer.ok ? answer.body.items : answer.status;
}

describe('people who were sent a comparison', () => {
  it('vote with a name alone, and vote anew', async () => {
    const { id } = await share();
    const key = randomUUID();
    await voteOn(id, key, { comment: 'in July' });
    await voteOn(id, randomUUID(), { name: 'Ben', tour_ids: [999_999, tours[1]] });
    await voteOn(id, key, { tour_ids: tours });
    expect(await votesOf(id)).toMatchObject([
      { name: 'Anna', tour_ids: tours, comment: '' },
      { name: 'Ben', tour_ids: [tours[1]] },
    ]);
  });

  it.each([
    [{ name: ' ' }, 422],
    [{ name: 'A'.repeat(41) }, 422],
    [{ comment: 'a'.repeat(301) }, 422],
  ])('are asked for what fits: %j is %d', async (over, status) => {
    const { id } = await share();
    expect((await voteOn(id, randomUUID(), over)).status).toBe(status);
  });

  it('are twenty at most', async () => {
    const { id } = await share();
    const keys = Array.from({ length: VOTERS_MAX }, () => randomUUID());
    const { db } = api;
    await db
      .insertInto('comparison_votes')
      .values(
        keys.map((key) => ({ comparison_id: id, key_hash: Buffer.from(key), name: 'N', tour_ids: [], comment: '' })),
      )
      .execute();
    expect(await voteOn(id, randomUUID())).toMatchObject({ status: 409, body: { code: 'comparison_full' } });
  });
});

describe('a vote or a comparison', () => {
  it('is taken back by whose it is, and by nobody else', async () => {
    const { id, key } = await share();
    const own = randomUUID();
    await voteOn(id, own);
    const [vote] = (await votesOf(id)) as { id: number }[];
    const withdraw = (by: string, which?: number) =>
      ask()(calls.withdrawFromComparison, { id, key: by, ...(which ? { vote: which } : {}) });
    expect((await withdraw(randomUUID(), vote?.id)).status).toBe(404);
    expect((await withdraw(own)).status).toBe(404);
    expect((await withdraw(own, vote?.id)).status).toBe(200);
    expect(await votesOf(id)).toEqual([]);
    await voteOn(id, own);
    const [again] = (await votesOf(id)) as { id: number }[];
    expect((await withdraw(key, again?.id)).status).toBe(200);
    expect((await withdraw(key)).status).toBe(200);
    expect(await votesOf(id)).toBe(404);
  });

  it('is gone after 90 days', async () => {
    const { id } = await share();
    await api.db
      .updateTable('comparisons')
      .set({ expires_at: new Date(0) })
      .where('id', '=', id)
      .execute();
    expect(await votesOf(id)).toBe(404);
    expect((await voteOn(id, randomUUID())).status).toBe(404);
    await sweepComparisons(api.services);
    const left = await api.db.selectFrom('comparisons').select('id').where('id', '=', id).execute();
    expect(left).toEqual([]);
  });

  it('goes with the account', async () => {
    const user = await makeUser(api.db);
    const { token } = await openSession(api.services, api.db, user);
    const { id } = await share(randomUUID(), token);
    const file = (await api.get<{ comparisons: unknown[] }>('/crm/api/user/export', { token })).body;
    expect(file).toMatchObject({ comparisons: [{ id, tour_ids: tours }] });
    const person = await api.db.selectFrom('users').selectAll().where('id', '=', user).executeTakeFirstOrThrow();
    await api.db.transaction().execute((trx) => forgetPerson(trx, person));
    expect(await votesOf(id)).toBe(404);
  });
});
