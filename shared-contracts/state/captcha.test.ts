import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { playApi } from '../testing/played-api.ts';
import { sampleStore } from '../testing/sample-store.ts';
import { captchaAsked, onHardCaptcha } from './captcha.ts';
import { coreEndpoints } from './core-endpoints.ts';

const CALL = 'POST /crm/api/favourite-tour/create';
const refusal = (type: string) => ({ status: 429, body: { type, code: `${type}_required`, message: 'Prove it' } });
const challenge = await createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 1, counter: 3, deriveKey });
const challenged = (type: string, provider = 2) => ({ body: { type, provider, task: challenge } });

/** an api that refuses with each type in turn until a proof comes, and what it was sent */
function storeAsking(types: string[], provider = 2) {
  const proofs: (string | null)[] = [];
  let refusals = 0;
  const { play, asked } = playApi({
    'GET /spa/captcha-challenge': ({ url }) => challenged(url.searchParams.get('type') ?? 'captcha', provider),
    [CALL]: () => {
      const type = types[refusals++];
      return type ? refusal(type) : { body: { result: true } };
    },
  });
  const store = sampleStore(async (input, init) => {
    const request = new Request(input, init);
    if (request.method === 'POST') proofs.push(request.headers.get('x-captcha'));
    return play(request);
  });
  const call = () => store.dispatch(coreEndpoints.addFavourite.initiate({ tour_id: 1 }));
  return { call, proofs, asked: () => asked.map(({ name, address }) => (name === CALL ? name : address)) };
}

let stopAsking: () => void = () => undefined;
afterEach(() => stopAsking());

describe('a call that needs a captcha', () => {
  it('is solved and repeated without a word', async () => {
    const { call, proofs, asked } = storeAsking(['captcha']);
    expect(await call()).toMatchObject({ data: { result: true } });
    expect(asked()).toEqual([CALL, '/spa/captcha-challenge?type=captcha', CALL]);
    expect(JSON.parse(atob(proofs[1] ?? ''))).toMatchObject({ challenge, solution: { counter: 3 } });
  });

  it('asks the person when it is a hard one', async () => {
    const ask = jest.fn(async () => true);
    stopAsking = onHardCaptcha(ask);
    expect(await storeAsking(['captcha', 'hard_captcha']).call()).toMatchObject({ data: { result: true } });
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('stays refused when the person declines', async () => {
    stopAsking = onHardCaptcha(async () => false);
    const { call, proofs } = storeAsking(['hard_captcha']);
    expect(await call()).toMatchObject({ error: { status: 429, data: { type: 'hard_captcha' } } });
    expect(proofs).toEqual([null]);
  });

  it('is given up after a plain and a hard one', async () => {
    const { call, proofs } = storeAsking(['captcha', 'captcha', 'captcha', 'captcha']);
    expect(await call()).toMatchObject({ error: { status: 429 } });
    expect(proofs).toHaveLength(3);
  });

  it('stays refused, and says so in the log, when pages do not know the provider', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(await storeAsking(['captcha'], 1).call()).toMatchObject({ error: { status: 429 } });
    expect(warn).toHaveBeenCalledWith('the captcha could not be solved', expect.any(Error));
    warn.mockRestore();
  });
});

describe('a refusal', () => {
  it.each([
    [429, { type: 'captcha' }, 'captcha'],
    [429, { type: 'hard_captcha' }, 'hard_captcha'],
    [429, { type: 'other' }, undefined],
    [429, null, undefined],
    [403, { type: 'captcha' }, undefined],
  ])('%d %j asks for %s', (status, body, type) => {
    expect(captchaAsked(status, body)).toBe(type);
  });
});
