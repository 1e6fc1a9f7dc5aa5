import { describe, expect, it } from '@jest/globals';
import { untilServed } from './until-served.ts';

type Headers = Record<string, string>;
const answer = (status: number, headers: Headers = {}) => ({ status: () => status, headers: () => headers });
const BUSY = answer(503, { 'retry-after': '2' });

describe('a page that is looked at', () => {
  it.each([
    ['is there', [answer(200)], 200, []],
    ['is there when the site has time', [BUSY, answer(503, { 'retry-after': '60' }), answer(200)], 200, [2000, 5000]],
    ['is away for good', [BUSY, BUSY, BUSY, answer(200)], 503, [2000, 2000]],
    ['fails, and says nothing of another time', [answer(503), answer(200)], 503, []],
    ['fails otherwise', [answer(500, { 'retry-after': '1' }), answer(200)], 500, []],
    ['gives no answer', [null, answer(200)], undefined, []],
  ])('%s', async (_title, answers, status, waits) => {
    const left = [...answers];
    const waited: number[] = [];
    const got = await untilServed(
      async () => left.shift() ?? null,
      async (ms) => waited.push(ms),
    );
    expect([got?.status(), waited]).toEqual([status, waits]);
  });
});
