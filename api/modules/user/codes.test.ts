import type { ErrorBody } from '@cairn/shared-contracts/api/common.schema';
import type { Profile, Session } from '@cairn/shared-contracts/api/user.schema';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeTour } from '../../testing/factories.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { type Client, createClient } from '../request/testing/client.ts';
import { codeFor, freshEmail, mailTo, member, USER } from './testing/people.ts';

describe('logging in by code', () => {
  let api: TestApi;
  let guest: Client;
  beforeAll(async () => {
    api = await startTestApi();
    guest = createClient(api.url);
  });
  afterAll(() => api.close());

  const signUp = (email: string, more: object = {}) =>
    guest.post(`${USER}/register-without-password`, { first_name: 'Kate', email, ...more });
  const viaCode = (login: string, code: string, more: object = {}) =>
    guest.post<Session & ErrorBody>(`${USER}/auth-via-code`, { login, code, ...more });
  const otherThan = (code: string): string => String((Number(code) + 1) % 100_000).padStart(5, '0');
  const age = (email: string, seconds: number) =>
    api.db
      .updateTable('one_time_codes')
      .set((eb) => ({
        created_at: eb.fn<Date>('to_timestamp', [eb.val(Date.now() / 1000 - seconds)]),
        expires_at: eb.fn<Date>('to_timestamp', [eb.val(Date.now() / 1000 - seconds + 600)]),
      }))
      .where('subject', '=', email)
      .execute();

  it('a newcomer gets an account, a code, and keeps the favourites of the cookie', async () => {
    const email = freshEmail();
    const tourId = await makeTour(api.db);
    const sent = await signUp(email);
    expect(sent).toEqual({ status: 200, body: { result: true, resend_in: 45, expires_in: 600 } });

    const { status, body } = await viaCode(email, await codeFor(api, email), {
      favourites_tours_ids: [tourId, 999_999, -1],
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ expires_in: 900, user: { email, is_email_verified: true, has_password: false } });
    const favourites = await api.db
      .selectFrom('favourites')
      .select('tour_id')
      .where('user_id', '=', body.user.id)
      .execute();
    expect(favourites).toEqual([{ tour_id: tourId }]);
    expect((await guest.as(body.token).get<Profile>(`${USER}/profile`)).body).toEqual(body.user);
  });

  it('a sign-up for an account that there is changes nothing of it', async () => {
    const email = freshEmail();
    await member(api, email);
    await signUp(email.toUpperCase(), { first_name: 'Mallory' });
    const { body } = await viaCode(email, await codeFor(api, email));
    expect(body.user.first_name).toBe('Kate');
  });

  it.each([
    { says: 'wrong', prepare: async () => {}, code: otherThan, expected: [422, 'code_wrong', true] },
    {
      says: 'expired',
      prepare: (email: string) => age(email, 601),
      code: (code: string) => code,
      expected: [422, 'code_expired', true],
    },
    {
      says: 'used',
      prepare: async (email: string) => void (await viaCode(email, await codeFor(api, email))),
      code: (code: string) => code,
      expected: [422, 'code_expired', true],
    },
    {
      says: 'right after too many wrong ones',
      prepare: async (email: string) => {
        const wrong = otherThan(await codeFor(api, email));
        for (let tries = 0; tries < 5; tries++) await viaCode(email, wrong);
      },
      code: (code: string) => code,
      expected: [429, 'too_many_tries', false],
    },
  ])('a code that is $says is refused', async ({ prepare, code, expected }) => {
    const email = freshEmail();
    await signUp(email);
    const sent = await codeFor(api, email);
    await prepare(email);
    const { status, body } = await viaCode(email, code(sent));
    expect([status, body.code, body.errors?.code !== undefined]).toEqual(expected);
  });

  it('four wrong tries leave the fifth', async () => {
    const email = freshEmail();
    await signUp(email);
    const code = await codeFor(api, email);
    for (let tries = 0; tries < 4; tries++) expect((await viaCode(email, otherThan(code))).status).toBe(422);
    expect((await viaCode(email, code)).status).toBe(200);
  });

  it('parallel guesses are counted one by one', async () => {
    const email = freshEmail();
    await signUp(email);
    const code = await codeFor(api, email);
    const answers = await Promise.all(Array.from({ length: 12 }, () => viaCode(email, otherThan(code))));
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
  });

  it('within the resend time the code on its way stands, later a new one replaces it', async () => {
    const email = freshEmail();
    await signUp(email);
    const first = await codeFor(api, email);
    await guest.post(`${USER}/send-auth-code`, { login: email });
    expect(await codeFor(api, email)).toBe(first);

    await age(email, 46);
    expect((await guest.post(`${USER}/send-auth-code`, { login: email })).body).toMatchObject({ resend_in: 45 });
    const second = await codeFor(api, email);
    expect((await viaCode(email, second)).status).toBe(200);
  });

  it('an unknown login gets the same answer and no code', async () => {
    const known = freshEmail();
    const unknown = freshEmail();
    await member(api, known);
    const answers = await Promise.all([known, unknown].map((login) => guest.post(`${USER}/send-auth-code`, { login })));
    expect(answers[1]).toEqual(answers[0]);
    expect(await mailTo(api, known)).toContain('Your code');
    expect(await mailTo(api, unknown)).toContain('there is no account with it');
    expect(await viaCode(unknown, '12345')).toMatchObject({ status: 422, body: { code: 'code_wrong' } });
  });

  it('the link of the mail works once', async () => {
    const email = freshEmail();
    await signUp(email);
    const token = /login-via-token\?token=(\S+)/.exec(await mailTo(api, email))?.[1];
    const open = () => guest.post<Session & ErrorBody>(`${USER}/access-token-by-one-time-token`, { token });
    expect((await open()).body.user.email).toBe(email);
    expect(await open()).toMatchObject({ status: 422, body: { code: 'link_expired' } });
  });

  it.each([
    ['de', 'Ihr Code: '],
    ['zh-CN', '您的验证码：'],
    ['fr', 'Your code: '],
  ])(
    'a code that is asked for with X-Language %s is written in that language, or in English',
    async (language, words) => {
      const headers = { 'x-language': language };
      const newcomer = freshEmail();
      await api.post(`${USER}/register-without-password`, { first_name: 'Kate', email: newcomer }, { headers });
      expect(await mailTo(api, newcomer)).toContain(words);
      const { email } = await member(api);
      await api.post(`${USER}/send-auth-code`, { login: email }, { headers });
      expect(await mailTo(api, email)).toContain(words);
    },
  );

  it('no code stays readable, but in the mailbox', async () => {
    const email = freshEmail();
    await signUp(email);
    const code = await codeFor(api, email);
    const rows = await api.db.selectFrom('one_time_codes').selectAll().where('subject', '=', email).execute();
    const queued = await api.db.selectFrom('outbox').select('payload').execute();
    expect(JSON.stringify([rows.map(({ code_hash }) => code_hash.toString('latin1')), queued])).not.toContain(code);
  });
});
