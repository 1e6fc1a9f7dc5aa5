import type { ErrorBody } from '@cairn/shared-contracts/api/common.schema';
import type { Session } from '@cairn/shared-contracts/api/user.schema';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { accountOf, freshEmail, member, PASSWORD, USER } from './testing/people.ts';

describe('logging in by password', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());
  const logIn = (login: string, password = PASSWORD) =>
    api.post<Session & ErrorBody>(`${USER}/auth`, { login, password });

  it('works with the e-mail in any case', async () => {
    const { email } = await member(api);
    const { status, body } = await logIn(email.toUpperCase());
    expect([status, body.user.email, body.user.has_password]).toEqual([200, email, true]);
  });

  it('an unknown login and a wrong password get the same answer', async () => {
    const { email } = await member(api);
    const wrong = await logIn(email, 'not this one');
    const unknown = await logIn(freshEmail(), 'not this one');
    expect(wrong).toMatchObject({ status: 401, body: { code: 'wrong_credentials' } });
    // but for the id of the request that each answers
    expect({ status: unknown.status, body: unknown.body }).toEqual({
      status: wrong.status,
      body: { ...wrong.body, request_id: expect.any(String) },
    });
  });

  it.each([
    ['passwords that differ', { confirm_password: 'another one' }, 'confirm_password'],
    ['a short password', { password: 'short', confirm_password: 'short' }, 'password'],
    ['no e-mail', { email: 'kate' }, 'email'],
    ['a phone without digits', { phone: '+abc' }, 'phone'],
  ])('registering is refused with %s', async (_says, more, field) => {
    const { status, body } = await api.post<ErrorBody>(`${USER}/register`, { ...accountOf(freshEmail()), ...more });
    expect([status, body.code, Object.keys(body.errors ?? {})]).toEqual([422, 'validation_failed', [field]]);
  });

  it.each([
    ['a common password', 'password'],
    ['digits in a row', '12345678'],
    ['the person’s own name', 'KateNovak'],
  ])('registering is refused with %s', async (_says, password) => {
    const body = { ...accountOf(freshEmail()), password, confirm_password: password };
    const refused = await api.post<ErrorBody>(`${USER}/register`, body);
    expect([refused.status, refused.body.code, Object.keys(refused.body.errors ?? {})]).toEqual([
      ...[422, 'password_common', ['password']],
    ]);
  });
});
