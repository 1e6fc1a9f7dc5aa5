import type { ErrorBody } from '@cairn/shared-contracts/api/common.schema';
import type { Profile, Session } from '@cairn/shared-contracts/api/user.schema';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeTour } from '../../testing/factories.ts';
import { startTestApi } from '../../testing/start-test-api.ts';
import { type Client, createClient } from '../request/testing/client.ts';
import { settled } from '../request/testing/settled.ts';
import { authenticate } from './session.ts';

const USER = '/crm/api/user';

describe('logging in', () => {
  let api: Awaited<ReturnType<typeof startTestApi>>;
  let guest: Client;
  let count = 0;
  beforeAll(async () => {
    api = await startTestApi();
    guest = createClient(api.url);
  });
  afterAll(() => api.close());

  const freshEmail = () => `tourist-${++count}@example.org`;
  const account = (email: string) => ({
    first_name: 'Kate',
    last_name: 'Novak',
    email,
    password: 'pass over pass',
    confirm_password: 'pass over pass',
  });
  const signUp = (email: string, more: object = {}) =>
    guest.post(`${USER}/register-without-password`, { first_name: 'Kate', email, ...more });
  const viaCode = (login: string, code: string, more: object = {}) =>
    guest.post<Session & ErrorBody>(`${USER}/auth-via-code`, { login, code, ...more });

  /** the newest message to the recipient, as a person reads it */
  async function mailTo(email: string): Promise<string> {
    await settled(api.db);
    const mail = await api.db
      .selectFrom('dev_messages')
      .selectAll()
      .where('recipient', '=', email)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    return mail.body;
  }
  const codeFor = async (email: string): Promise<string> => /Your code: (\d{5})/.exec(await mailTo(email))?.[1] ?? '';
  const otherThan = (code: string): string => String((Number(code) + 1) % 100_000).padStart(5, '0');
  const age = (email: string, seconds: number) =>
    api.db
      .updateTable('auth_codes')
      .set((eb) => ({
        created_at: eb.fn<Date>('to_timestamp', [eb.val(Date.now() / 1000 - seconds)]),
        expires_at: eb.fn<Date>('to_timestamp', [eb.val(Date.now() / 1000 - seconds + 600)]),
      }))
      .where('login', '=', email)
      .execute();

  describe('by code', () => {
    it('a newcomer gets an account, a code, and keeps the favourites of the cookie', async () => {
      const email = freshEmail();
      const tourId = await makeTour(api.db);
      const sent = await signUp(email);
      expect(sent).toEqual({ status: 200, body: { result: true, resend_in: 45, expires_in: 600, is_new_user: true } });

      const { status, body } = await viaCode(email, await codeFor(email), {
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

    it('a second sign-up changes nothing and says that the account exists', async () => {
      const email = freshEmail();
      await signUp(email);
      const again = await signUp(email.toUpperCase(), { first_name: 'Mallory' });
      expect(again.body).toMatchObject({ is_new_user: false });
      const { body } = await viaCode(email, await codeFor(email));
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
        prepare: async (email: string) => void (await viaCode(email, await codeFor(email))),
        code: (code: string) => code,
        expected: [422, 'code_expired', true],
      },
      {
        says: 'right after too many wrong ones',
        prepare: async (email: string) => {
          const wrong = otherThan(await codeFor(email));
          for (let tries = 0; tries < 5; tries++) await viaCode(email, wrong);
        },
        code: (code: string) => code,
        expected: [429, 'too_many_tries', false],
      },
    ])('a code that is $says is refused', async ({ prepare, code, expected }) => {
      const email = freshEmail();
      await signUp(email);
      const sent = await codeFor(email);
      await prepare(email);
      const { status, body } = await viaCode(email, code(sent));
      expect([status, body.code, body.errors?.code !== undefined]).toEqual(expected);
    });

    it('four wrong tries leave the fifth', async () => {
      const email = freshEmail();
      await signUp(email);
      const code = await codeFor(email);
      for (let tries = 0; tries < 4; tries++) expect((await viaCode(email, otherThan(code))).status).toBe(422);
      expect((await viaCode(email, code)).status).toBe(200);
    });

    it('parallel guesses are counted one by one', async () => {
      const email = freshEmail();
      await signUp(email);
      const code = await codeFor(email);
      const answers = await Promise.all(Array.from({ length: 12 }, () => viaCode(email, otherThan(code))));
      expect(answers.filter(({ status }) => status === 422)).toHaveLength(5);
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
    });

    it('within the resend time the code on its way stands, later a new one replaces it', async () => {
      const email = freshEmail();
      await signUp(email);
      const first = await codeFor(email);
      await guest.post(`${USER}/send-auth-code`, { login: email });
      expect(await codeFor(email)).toBe(first);

      await age(email, 46);
      expect((await guest.post(`${USER}/send-auth-code`, { login: email })).body).toMatchObject({ resend_in: 45 });
      const second = await codeFor(email);
      expect((await viaCode(email, second)).status).toBe(200);
    });

    it('an unknown login gets the same answer and no message', async () => {
      const known = freshEmail();
      const unknown = freshEmail();
      await guest.post(`${USER}/register`, account(known));
      const answers = await Promise.all(
        [known, unknown].map((login) => guest.post(`${USER}/send-auth-code`, { login })),
      );
      expect(answers[1]).toEqual(answers[0]);
      expect(await mailTo(known)).toContain('Your code');
      await expect(mailTo(unknown)).rejects.toThrow();
      expect(await viaCode(unknown, '12345')).toMatchObject({ status: 422, body: { code: 'code_wrong' } });
    });

    it('the link of the mail works once', async () => {
      const email = freshEmail();
      await signUp(email);
      const token = /login-via-token\?token=(\S+)/.exec(await mailTo(email))?.[1];
      const open = () => guest.post<Session & ErrorBody>(`${USER}/access-token-by-one-time-token`, { token });
      expect((await open()).body.user.email).toBe(email);
      expect(await open()).toMatchObject({ status: 422, body: { code: 'code_expired' } });
    });

    it('no code is kept in plain text where it is checked', async () => {
      const email = freshEmail();
      await signUp(email);
      const code = await codeFor(email);
      const rows = await api.db.selectFrom('auth_codes').selectAll().where('login', '=', email).execute();
      expect(JSON.stringify(rows)).not.toContain(code);
    });
  });

  describe('by password', () => {
    it('works with the e-mail in any case', async () => {
      const email = freshEmail();
      expect((await guest.post<Session>(`${USER}/register`, account(email))).body.user).toMatchObject({
        email,
        has_password: true,
      });
      const { status, body } = await guest.post<Session>(`${USER}/auth`, {
        login: email.toUpperCase(),
        password: 'pass over pass',
      });
      expect([status, body.user.email]).toEqual([200, email]);
    });

    it('an unknown login and a wrong password get the same answer', async () => {
      const email = freshEmail();
      await guest.post(`${USER}/register`, account(email));
      const wrong = await guest.post(`${USER}/auth`, { login: email, password: 'not this one' });
      const unknown = await guest.post(`${USER}/auth`, { login: freshEmail(), password: 'not this one' });
      expect(wrong).toMatchObject({ status: 401, body: { code: 'wrong_credentials' } });
      expect(unknown).toEqual(wrong);
    });

    it('ten failures close the login for a while, known or not', async () => {
      const email = freshEmail();
      await guest.post(`${USER}/register`, account(email));
      for (const login of [email, freshEmail()]) {
        for (let tries = 0; tries < 10; tries++) await guest.post(`${USER}/auth`, { login, password: 'not this one' });
        const answer = await guest.post(`${USER}/auth`, { login, password: 'pass over pass' });
        expect(answer).toMatchObject({ status: 429, body: { code: 'too_many_tries' } });
      }
    });

    it.each([
      {
        says: 'passwords that differ',
        more: { confirm_password: 'another one' },
        field: 'confirm_password',
        code: 'validation_failed',
      },
      {
        says: 'a short password',
        more: { password: 'short', confirm_password: 'short' },
        field: 'password',
        code: 'validation_failed',
      },
      { says: 'no e-mail', more: { email: 'kate' }, field: 'email', code: 'validation_failed' },
      { says: 'a phone without digits', more: { phone: '+abc' }, field: 'phone', code: 'validation_failed' },
    ])('registering is refused with $says', async ({ more, field, code }) => {
      const { status, body } = await guest.post<ErrorBody>(`${USER}/register`, { ...account(freshEmail()), ...more });
      expect([status, body.code, Object.keys(body.errors ?? {})]).toEqual([422, code, [field]]);
    });

    it('an e-mail registers once, also at the same moment', async () => {
      const email = freshEmail();
      const answers = await Promise.all([1, 2, 3].map(() => guest.post<ErrorBody>(`${USER}/register`, account(email))));
      expect(answers.map(({ status, body }) => body.code ?? status).sort()).toEqual([
        200,
        'email_taken',
        'email_taken',
      ]);
    });

    it('whoever registered an e-mail that is not theirs loses it to its owner', async () => {
      const email = freshEmail();
      const { body: squatter } = await guest.post<Session>(`${USER}/register`, account(email));
      await guest.post(`${USER}/send-auth-code`, { login: email });
      expect((await viaCode(email, await codeFor(email))).status).toBe(200);
      expect((await guest.post(`${USER}/auth`, { login: email, password: 'pass over pass' })).status).toBe(401);
      expect((await guest.as(squatter.token).get(`${USER}/profile`)).status).toBe(401);
    });
  });

  describe('sessions', () => {
    const open = async () => (await guest.post<Session>(`${USER}/register`, account(freshEmail()))).body;
    const refresh = (refresh_token: string) => guest.post<Session>(`${USER}/refresh-token`, { refresh_token });

    it('tokens are kept as hashes only', async () => {
      const session = await open();
      const rows = await api.db.selectFrom('sessions').selectAll().where('user_id', '=', session.user.id).execute();
      const kept = JSON.stringify(
        rows.map((row) => [row.access_hash.toString('base64url'), row.refresh_hash.toString('base64url')]),
      );
      expect(kept).not.toContain(session.token);
      expect(kept).not.toContain(session.refresh_token);
    });

    it('refreshing gives new tokens and ends the old access token', async () => {
      const first = await open();
      const { status, body: second } = await refresh(first.refresh_token);
      expect(status).toBe(200);
      expect(second.token).not.toBe(first.token);
      expect(await authenticate(api.services, first.token)).toBeNull();
      expect(await authenticate(api.services, second.token)).toMatchObject({ id: first.user.id, role: 'client' });
      expect((await refresh(second.refresh_token)).status).toBe(200);
    });

    it('parallel refreshes all get tokens that work', async () => {
      const { refresh_token } = await open();
      const answers = await Promise.all([1, 2, 3, 4, 5].map(() => refresh(refresh_token)));
      for (const { status, body } of answers) {
        expect(status).toBe(200);
        expect(await authenticate(api.services, body.token)).not.toBeNull();
      }
    });

    it('a refresh token that comes back after the grace ends the session', async () => {
      const first = await open();
      const { body: second } = await refresh(first.refresh_token);
      await api.db
        .updateTable('sessions')
        .set({ refreshed_at: new Date(Date.now() - 21_000) })
        .where('user_id', '=', first.user.id)
        .execute();
      expect((await refresh(first.refresh_token)).status).toBe(401);
      expect(await authenticate(api.services, second.token)).toBeNull();
      expect((await refresh(second.refresh_token)).status).toBe(401);
    });

    it('an access token lasts 15 minutes', async () => {
      const { token } = await open();
      const in15 = { ...api.services.clock, now: () => new Date(Date.now() + 15 * 60_000) };
      expect(await authenticate(api.services, token)).not.toBeNull();
      expect(await authenticate({ ...api.services, clock: in15 }, token)).toBeNull();
    });

    it('logging out ends the session, and is harmless without one', async () => {
      const { token, refresh_token } = await open();
      expect((await guest.as(token).post(`${USER}/logout`)).body).toEqual({ result: true });
      expect((await guest.as(token).get(`${USER}/profile`)).status).toBe(401);
      expect((await refresh(refresh_token)).status).toBe(401);
      expect((await guest.post(`${USER}/logout`)).status).toBe(200);
    });

    it('settings change and answer with the user', async () => {
      const client = guest.as((await open()).token);
      expect((await client.post<Profile>(`${USER}/set-currency`, { currency_code: 'KZT' })).body.currency).toBe('KZT');
      expect((await client.post(`${USER}/set-currency`, { currency_code: 'XXX' })).status).toBe(422);
      expect((await client.post<Profile>(`${USER}/set-language`, { language_code: 'de-DE' })).body.language).toBe(
        'de-DE',
      );
      const changed = await client.post<Profile>(`${USER}/update-profile`, {
        first_name: 'Ada',
        phone: '+420777123456',
      });
      expect(changed.body).toMatchObject({
        first_name: 'Ada',
        last_name: 'Novak',
        phone: '+420777123456',
        is_phone_verified: false,
      });
      expect((await client.post(`${USER}/change-country`, { country_id: 1 })).status).toBe(422);
    });
  });
});
