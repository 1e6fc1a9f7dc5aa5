import type { CaptchaChallenge } from '@cairn/shared-contracts/api/captcha.schema';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { solved } from '../../adapters/captcha/testing.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { member } from '../user/testing/people.ts';
import { ASKED_FROM, ASKED_HARD_FROM } from './demand.ts';
import { PROTECTED_CALLS } from './protected-calls.ts';
import { forgetExpired } from './spent.ts';

const AUTH = '/crm/api/user/auth';
const wrong = { login: 'nobody@example.org', password: 'wrong password' };
let strict: TestApi;
let relaxed: TestApi;
beforeAll(async () => {
  strict = await startTestApi({ env: { CAPTCHA: 'on' } });
  relaxed = await startTestApi({ env: { CAPTCHA: 'auto' } });
});
afterAll(async () => {
  await strict.close();
  await relaxed.close();
});

/** a client of its own: the api trusts the address that a proxy names */
let clients = 0;
const newClient = () => ({ 'x-forwarded-for': `203.0.113.${++clients}` });

async function proofFrom(api: TestApi, type: string, headers: Record<string, string>): Promise<string> {
  const { body } = await api.get<CaptchaChallenge>(`/spa/captcha-challenge?type=${type}`, { headers });
  if (body.type === null) throw new Error('nothing to solve');
  return solved(body.task);
}

describe('a protected call', () => {
  it('is refused without a proof, in the shape that pages know', async () => {
    expect(await strict.post(AUTH, wrong, { headers: newClient() })).toMatchObject({
      status: 429,
      body: { type: 'captcha', code: 'captcha_required', message: expect.any(String) },
    });
  });

  it('goes through with one, and the proof is good for one call', async () => {
    const headers = newClient();
    const proof = { ...headers, 'x-captcha': await proofFrom(strict, 'captcha', headers) };
    // the password is wrong: the captcha is not what stops it
    expect((await strict.post(AUTH, wrong, { headers: proof })).status).toBe(401);
    expect(await strict.post(AUTH, wrong, { headers: proof })).toMatchObject({
      status: 429,
      body: { type: 'captcha' },
    });
  });

  it('of two at once with one proof, one goes through', async () => {
    const headers = newClient();
    const proof = { ...headers, 'x-captcha': await proofFrom(strict, 'captcha', headers) };
    const answers = await Promise.all([1, 2, 3].map(() => strict.post(AUTH, wrong, { headers: proof })));
    expect(answers.map(({ status }) => status).sort()).toEqual([401, 429, 429]);
  });

  it('does not use a proof up when the body is refused anyway', async () => {
    const headers = newClient();
    const proof = { ...headers, 'x-captcha': await proofFrom(strict, 'captcha', headers) };
    expect((await strict.post(AUTH, { login: '' }, { headers: proof })).status).toBe(422);
    expect((await strict.post(AUTH, wrong, { headers: proof })).body).toMatchObject({ code: 'wrong_credentials' });
  });

  it('leaves all other calls alone', async () => {
    expect((await strict.get('/spa/info')).status).toBe(200);
  });
});

describe('a demonstration', () => {
  it('asks nobody who calls now and then, then for a proof, then for a hard one', async () => {
    const headers = newClient();
    const next = async (times: number, more: Record<string, string> = {}) => {
      let last = await relaxed.post(AUTH, wrong, { headers: { ...headers, ...more } });
      for (let n = 1; n < times; n++) last = await relaxed.post(AUTH, wrong, { headers: { ...headers, ...more } });
      return last.body;
    };
    expect(await next(1)).toMatchObject({ code: 'wrong_credentials' });
    await next(ASKED_FROM - 1);
    expect(await next(1)).toMatchObject({ type: 'captcha' });
    expect((await relaxed.get('/spa/captcha-challenge', { headers })).body).toMatchObject({
      type: 'captcha',
      provider: 2,
    });

    await next(ASKED_HARD_FROM - ASKED_FROM);
    expect(await next(1)).toMatchObject({ type: 'hard_captcha' });
    const plain = await proofFrom(relaxed, 'captcha', headers);
    expect(await next(1, { 'x-captcha': plain })).toMatchObject({ type: 'hard_captcha' });
    const hard = await proofFrom(relaxed, 'hard_captcha', headers);
    expect(await next(1, { 'x-captcha': hard })).not.toHaveProperty('type');

    const other = newClient();
    expect((await relaxed.get('/spa/captcha-challenge', { headers: other })).body).toEqual({ type: null });
  });
});

describe('the list of protected calls', () => {
  it('names calls that there are', async () => {
    const { body } = await strict.get<{ paths: Record<string, unknown> }>('/openapi.json');
    expect([...PROTECTED_CALLS].filter((path) => !(path in body.paths))).toEqual([]);
  });
});

const PASSWORD = { password: 'long enough 1', confirm_password: 'long enough 1' };
it.each<[string, object]>([
  ['image/upload', {}],
  ['file/upload', {}],
  ['file/upload-video', {}],
  ['chat/send-message', { chat_id: 1, message: 'Hello' }],
  ['user/register', { first_name: 'Kate', last_name: 'Novak', email: 'kate@example.org', ...PASSWORD }],
])('%s wants a proof (specification §6)', async (call, body) => {
  const { token } = await member(strict);
  const answer = await strict.post(`/crm/api/${call}`, body, { token, headers: newClient() });
  expect(answer).toMatchObject({ status: 429, body: { type: 'captcha' } });
});

it.each(['change-email', 'change-phone', 'password-recovery', 'send-confirmation-code'])(
  '%s, which sends where its caller says, wants a proof as well',
  async (call) => {
    const { token } = await member(strict);
    const to = { phone: '+420777000111', email: 'a@example.org' };
    const answer = await strict.post(`/crm/api/user/${call}`, to, { token, headers: newClient() });
    expect(answer).toMatchObject({ status: 429, body: { type: 'captcha' } });
  },
);

describe('proofs that were used', () => {
  it('are remembered no longer than they could be used again', async () => {
    const { db } = strict;
    await db
      .insertInto('captcha_spent')
      .values([
        { id: 'old', expires_at: new Date(Date.now() - 1_000) },
        { id: 'new', expires_at: new Date(Date.now() + 60_000) },
      ])
      .execute();
    await forgetExpired(db);
    const left = await db.selectFrom('captcha_spent').select('id').where('id', 'in', ['old', 'new']).execute();
    expect(left).toEqual([{ id: 'new' }]);
  });
});
