import { randomUUID } from 'node:crypto';
import type { CaptchaChallenge } from '@cairn/shared-contracts/api/captcha.schema';
import type { ErrorBody } from '@cairn/shared-contracts/api/common.schema';
import type { Session } from '@cairn/shared-contracts/api/user.schema';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { solved } from '../../adapters/captcha/testing.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { browser, codeFor, freshEmail, mailTo, member, PASSWORD, USER } from './testing/people.ts';

type Headers = Record<string, string>;
let addresses = 0;
/** of the documentation's networks: one that no other test has */
const newAddress = (): string => `2001:db8:0:${(++addresses).toString(16)}::1`;
const from = (address: string, device: Headers = browser()): Headers => ({ ...device, 'x-forwarded-for': address });

let api: TestApi;
beforeAll(async () => {
  // the coarse limits by minute are off as in all tests, those by address are on: what they count is what is tested here
  api = await startTestApi();
  api.services.env.RATE_LIMIT = true;
});
afterAll(() => api.close());

const logIn = (login: string, password: string, headers: Headers) =>
  api.post<Session & ErrorBody>(`${USER}/auth`, { login, password }, { headers });
const askCode = (login: string, headers: Headers) =>
  api.post<ErrorBody>(`${USER}/send-auth-code`, { login }, { headers });
const viaCode = (login: string, code: string, headers: Headers) =>
  api.post<Session & ErrorBody>(`${USER}/auth-via-code`, { login, code }, { headers });
const statuses = (answers: readonly { status: number }[]) =>
  Object.fromEntries(
    [...new Set(answers.map(({ status }) => status))]
      .sort()
      .map((status) => [status, answers.filter((answer) => answer.status === status).length]),
  );

describe('whoever knows an e-mail', () => {
  it('does not lock its owner out of a browser that has logged in before: not with passwords', async () => {
    const { email } = await member(api);
    const home = from(newAddress());
    expect((await logIn(email, PASSWORD, home)).status).toBe(200);
    // the same café, the same address
    const attacker = () => ({ ...home, ...browser() });
    for (let tries = 0; tries < 12; tries++) await logIn(email, 'a guess', attacker());
    expect((await logIn(email, PASSWORD, attacker())).status).toBe(429);
    expect((await logIn(email, PASSWORD, home)).status).toBe(200);
  });

  it('does not lock its owner out of any browser elsewhere', async () => {
    const { email } = await member(api);
    const attacker = newAddress();
    for (let tries = 0; tries < 12; tries++) await logIn(email, 'a guess', from(attacker));
    expect((await logIn(email, PASSWORD, from(newAddress()))).status).toBe(200);
  });

  it('does not use its owner’s codes up', async () => {
    const { email } = await member(api);
    const [owner, attacker] = [from(newAddress()), from(newAddress())];
    await askCode(email, owner);
    const code = await codeFor(api, email);
    for (let tries = 0; tries < 8; tries++) await viaCode(email, '00000', attacker);
    for (let asked = 0; asked < 12; asked++) await askCode(email, from(attacker['x-forwarded-for'] ?? ''));
    expect((await viaCode(email, code, owner)).status).toBe(200);
    // and a browser that is known gets the next one, however many strangers have asked for
    for (let asked = 0; asked < 60; asked++) await askCode(email, from(newAddress()));
    expect(await askCode(email, from(newAddress()))).toMatchObject({ status: 429, body: { code: 'too_many_tries' } });
    expect((await askCode(email, owner)).status).toBe(200);
    expect(await mailTo(api, email)).toMatch(/Your code: \d{5}/);
  });

  it('has ten tries at once and not eleven, whatever browsers they pretend to be', async () => {
    const { email } = await member(api);
    const address = newAddress();
    const answers = await Promise.all(Array.from({ length: 30 }, () => logIn(email, 'a guess', from(address))));
    expect(statuses(answers)).toEqual({ 401: 10, 429: 20 });
    for (const { status, headers } of answers)
      if (status === 429) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('has one IPv6 network, not 2^64 addresses', async () => {
    const { email } = await member(api);
    const network = newAddress().slice(0, -1);
    for (let host = 1; host <= 10; host++) await logIn(email, 'a guess', from(`${network}${host}`));
    expect((await logIn(email, 'a guess', from(`${network}ffff`))).status).toBe(429);
  });
});

describe('tries of passwords', () => {
  it('over many accounts from one address end', async () => {
    const address = newAddress();
    const answers = [];
    for (let tries = 0; tries < 55; tries++) answers.push(await logIn(freshEmail(), 'a guess', from(address)));
    expect(statuses(answers)).toEqual({ 401: 50, 429: 5 });
    expect((await logIn(freshEmail(), 'a guess', from(newAddress()))).status).toBe(401);
  });

  it('for one account from many addresses slow strangers down, and nobody who is known', async () => {
    const { email } = await member(api);
    const home = from(newAddress());
    await logIn(email, PASSWORD, home);
    const answers = [];
    for (let tries = 0; tries < 105; tries++) answers.push(await logIn(email, 'a guess', from(newAddress())));
    expect(statuses(answers)).toEqual({ 401: 100, 429: 5 });
    expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(200);
    expect((await logIn(email, PASSWORD, home)).status).toBe(200);
  });

  it('that are right do not count', async () => {
    const { email } = await member(api);
    const address = newAddress();
    for (let tries = 0; tries < 15; tries++) expect((await logIn(email, PASSWORD, from(address))).status).toBe(200);
  });

  it('on a known browser wait as well, but for itself alone', async () => {
    const { email } = await member(api);
    const [home, work] = [from(newAddress()), from(newAddress())];
    for (const device of [home, work]) await logIn(email, PASSWORD, device);
    for (let tries = 0; tries < 10; tries++) expect((await logIn(email, 'a guess', home)).status).toBe(401);
    expect((await logIn(email, 'a guess', home)).status).toBe(429);
    expect((await logIn(email, PASSWORD, work)).status).toBe(200);
  });

  it('count alike for logins that nobody has', async () => {
    const [{ email }, nobody] = [await member(api), freshEmail()];
    const tried = async (login: string) => {
      const address = newAddress();
      const answers = [];
      for (let tries = 0; tries < 12; tries++) answers.push((await logIn(login, 'a guess', from(address))).status);
      return answers;
    };
    expect(await tried(nobody)).toEqual(await tried(email));
  });

  it('a device that only says it is one is no known one', async () => {
    const { email } = await member(api);
    const home = from(newAddress(), { 'x-device': randomUUID() });
    await logIn(email, PASSWORD, home);
    const address = newAddress();
    for (let tries = 0; tries < 10; tries++) await logIn(email, 'a guess', from(address, { 'x-device': randomUUID() }));
    expect((await logIn(email, PASSWORD, from(address, { 'x-device': randomUUID() }))).status).toBe(429);
  });
});

describe('codes that strangers ask for', () => {
  it('hold no digits after twenty a day, so that nobody can guess at them; the link goes on', async () => {
    const { email } = await member(api);
    for (let asked = 0; asked < 20; asked++) await askCode(email, from(newAddress()));
    const owner = from(newAddress());
    await askCode(email, owner);
    const mail = await mailTo(api, email);
    expect(mail).toContain('Open this link to log in');
    expect(mail).not.toContain('Your code');
    const token = /token=(\S+)/.exec(mail)?.[1];
    const opened = await api.post(`${USER}/access-token-by-one-time-token`, { token }, { headers: owner });
    expect(opened.status).toBe(200);
  });
});

describe('past the limits', () => {
  let asking: TestApi;
  beforeAll(async () => {
    asking = await startTestApi({ env: { CAPTCHA: 'auto' } });
  });
  afterAll(() => asking.close());
  const tryOnce = (email: string, headers: Headers, password = 'a guess') =>
    asking.post<Session & ErrorBody>(`${USER}/auth`, { login: email, password }, { headers });
  async function proof(type: string, headers: Headers): Promise<Headers> {
    const { body } = await asking.get<CaptchaChallenge>(`/spa/captcha-challenge?type=${type}`, { headers });
    if (body.type === null) throw new Error('nothing to solve');
    return { 'x-captcha': await solved(body.task) };
  }

  it('a stranger solves a captcha, then a hard one, then waits; a try without the proof does not count', async () => {
    const { email } = await member(asking);
    const address = newAddress();
    for (let tries = 0; tries < 5; tries++) expect((await tryOnce(email, from(address))).status).toBe(401);
    for (let tries = 0; tries < 20; tries++) {
      const refused = await tryOnce(email, from(address));
      expect(refused).toMatchObject({ status: 429, body: { type: 'captcha', code: 'captcha_required' } });
      expect(refused.headers.get('retry-after')).toBe('1');
    }
    for (let tries = 0; tries < 3; tries++) {
      const headers = from(address);
      expect((await tryOnce(email, { ...headers, ...(await proof('captcha', headers)) })).status).toBe(401);
    }
    const headers = from(address);
    const plain = await tryOnce(email, { ...headers, ...(await proof('captcha', headers)) });
    expect(plain).toMatchObject({ status: 429, body: { type: 'hard_captcha' } });
    const hard = await tryOnce(email, { ...headers, ...(await proof('hard_captcha', headers)) }, PASSWORD);
    expect(hard.status).toBe(200);
  });
});
