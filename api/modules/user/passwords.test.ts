import type { ErrorBody } from '@cairn/shared-contracts/api/common.schema';
import type { Session } from '@cairn/shared-contracts/api/user.schema';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { type Client, createClient } from '../request/testing/client.ts';
import { accountOf, codeFor, freshEmail, PASSWORD, USER } from './testing/people.ts';

describe('logging in by password', () => {
  let api: TestApi;
  let guest: Client;
  beforeAll(async () => {
    api = await startTestApi();
    guest = createClient(api.url);
  });
  afterAll(() => api.close());

  const viaCode = (login: string, code: string, more: object = {}) =>
    guest.post<Session & ErrorBody>(`${USER}/auth-via-code`, { login, code, ...more });

  it('works with the e-mail in any case', async () => {
    const email = freshEmail();
    expect((await guest.post<Session>(`${USER}/register`, accountOf(email))).body.user).toMatchObject({
      email,
      has_password: true,
    });
    const { status, body } = await guest.post<Session>(`${USER}/auth`, {
      login: email.toUpperCase(),
      password: PASSWORD,
    });
    expect([status, body.user.email]).toEqual([200, email]);
  });

  it('an unknown login and a wrong password get the same answer', async () => {
    const email = freshEmail();
    await guest.post(`${USER}/register`, accountOf(email));
    const wrong = await guest.post(`${USER}/auth`, { login: email, password: 'not this one' });
    const unknown = await guest.post(`${USER}/auth`, { login: freshEmail(), password: 'not this one' });
    expect(wrong).toMatchObject({ status: 401, body: { code: 'wrong_credentials' } });
    // but for the id of the request that each answers; the cast: a refusal is an object, as the line before has shown
    const body = { ...(wrong.body as object), request_id: expect.any(String) };
    expect(unknown).toEqual({ ...wrong, body });
  });

  it('ten failures close the login for a while, known or not', async () => {
    const email = freshEmail();
    await guest.post(`${USER}/register`, accountOf(email));
    for (const login of [email, freshEmail()]) {
      for (let tries = 0; tries < 10; tries++) await guest.post(`${USER}/auth`, { login, password: 'not this one' });
      const answer = await guest.post(`${USER}/auth`, { login, password: PASSWORD });
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
    const { status, body } = await guest.post<ErrorBody>(`${USER}/register`, { ...accountOf(freshEmail()), ...more });
    expect([status, body.code, Object.keys(body.errors ?? {})]).toEqual([422, code, [field]]);
  });

  it('an e-mail registers once, also at the same moment', async () => {
    const email = freshEmail();
    const answers = await Promise.all([1, 2, 3].map(() => guest.post<ErrorBody>(`${USER}/register`, accountOf(email))));
    expect(answers.map(({ status, body }) => body.code ?? status).sort()).toEqual([200, 'email_taken', 'email_taken']);
  });

  it('whoever registered an e-mail that is not theirs loses it to its owner', async () => {
    const email = freshEmail();
    const { body: squatter } = await guest.post<Session>(`${USER}/register`, accountOf(email));
    await guest.post(`${USER}/send-auth-code`, { login: email });
    expect((await viaCode(email, await codeFor(api, email))).status).toBe(200);
    expect((await guest.post(`${USER}/auth`, { login: email, password: PASSWORD })).status).toBe(401);
    expect((await guest.as(squatter.token).get(`${USER}/profile`)).status).toBe(401);
  });
});
