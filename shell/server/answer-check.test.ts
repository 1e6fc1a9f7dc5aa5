/** @jest-environment @cairn/shared-contracts/testing/node-environment */
import { ALL_CALLS } from '@cairn/shared-contracts/api/all-calls';
import { describe, expect, it } from '@jest/globals';
import { answerCheck, type Misfit } from './answer-check.ts';

const CALL = '/crm/api/chat/unread-count';
const NAME = `GET ${CALL}`;

function checked(mode: 'strict' | 'sample') {
  const told: Misfit[] = [];
  let time = 0;
  const check = answerCheck({ mode, report: (misfit) => told.push(misfit), now: () => time });
  return {
    told,
    check,
    pass: (ms: number) => {
      time += ms;
    },
    async answer(body: unknown, status = 200, path = CALL) {
      const answer = await check('GET', path, Response.json(body, { status }));
      return [answer.status, await answer.json()];
    },
  };
}

describe('in development and tests an answer', () => {
  it.each<[string, unknown, number]>([
    ['that fits', { count: 3, last_id: 7 }, 200],
    ['that says more than is known', { count: 3, last_id: 7, since: 'Monday' }, 200],
    ['that refuses by a code of the call', { message: 'Log in', code: 'unauthorized' }, 401],
  ])('%s passes as it is', async (_title, body, status) => {
    const { answer, told } = checked('strict');
    expect(await answer(body, status)).toEqual([status, body]);
    expect(told).toEqual([]);
  });

  it('of another method than the call has is not held against the call', async () => {
    const { check, told } = checked('strict');
    const post = ALL_CALLS.find(({ method }) => method === 'POST');
    for (const method of ['DELETE', 'HEAD'])
      expect((await check(method, post?.path ?? '', Response.json({ any: 'thing' }))).status).toBe(200);
    expect(told).toEqual([]);
  });

  it.each<[string, unknown, number, string]>([
    ['of another shape', { count: '3', last_id: 7 }, 200, 'count: '],
    ['without a field', {}, 200, 'count: '],
    ['with a code that the call does not name', { message: 'x', code: 'tour_is_gone' }, 410, 'tour_is_gone is none'],
    ['with a code of another status', { message: 'x', code: 'unauthorized' }, 403, 'unauthorized is none'],
    ['with an error of another shape', { error: 'x' }, 500, 'message: '],
  ])('%s fails, and says why', async (_title, body, status, reason) => {
    const { answer, told } = checked('strict');
    expect(await answer(body, status)).toEqual([
      500,
      { code: 'contract_broken', message: expect.stringContaining(reason) },
    ]);
    expect(told).toMatchObject([{ call: NAME, status }]);
  });

  it('that is a file passes as it is, and its refusals are looked at as any', async () => {
    const { answer, told } = checked('strict');
    const EXPORT = '/crm/api/user/export';
    expect(await answer({ profile: {} }, 200, EXPORT)).toEqual([200, { profile: {} }]);
    expect(told).toEqual([]);
    expect((await answer({ message: 'x', code: 'tour_is_gone' }, 410, EXPORT))[0]).toBe(500);
  });

  it('of what is no call is not looked at', async () => {
    const { answer } = checked('strict');
    expect(await answer({ anything: 1 }, 200, '/sandbox/pay')).toEqual([200, { anything: 1 }]);
  });
});

describe('in production an answer that misfits', () => {
  it('reaches the page as it is, and is told', async () => {
    const { answer, told } = checked('sample');
    expect(await answer({ count: '3', last_id: 7 })).toEqual([200, { count: '3', last_id: 7 }]);
    expect(told).toEqual([{ call: NAME, status: 200, problems: ['count: Invalid input'] }]);
  });

  it('is told once a minute', async () => {
    const { answer, told, pass } = checked('sample');
    await answer({ count: '3', last_id: 7 });
    pass(59_000);
    await answer({ count: '3', last_id: 7 });
    expect(told).toHaveLength(1);
    pass(1_000);
    await answer({ count: '3', last_id: 7 });
    expect(told).toHaveLength(2);
  });
});
