import type { Profile, Session } from '@cairn/shared-contracts/api/user.schema';
import { describe, expect, it } from '@jest/globals';
import { NEW_PASSWORD, newNumber, startAccountApi, wrongCode } from './testing/account-api.ts';
import { codeFor, mailTo, member, PASSWORD, USER } from './testing/people.ts';

const { api, post, logIn, isOpen, stale } = await startAccountApi();
const profileOf = async (token: string) => (await api.get<Profile>(`${USER}/profile`, { token })).body;

describe('another phone', () => {
  it('is good once its code is confirmed, and the owner is told', async () => {
    const { token, email } = await member(api);
    const phone = newNumber();
    expect((await post('change-phone', { phone }, token)).body).toMatchObject({ phone: null, new_phone: phone });
    expect(await post('send-confirmation-code', { code_sender: 'sms' }, token)).toMatchObject({
      body: { result: true },
    });
    const code = await codeFor(api, phone);
    expect(await post('confirm-phone', { code: wrongCode(code) }, token)).toMatchObject({
      body: { code: 'code_wrong' },
    });
    expect(await post('confirm-phone', { code }, token)).toMatchObject({
      body: { phone, is_phone_verified: true, new_phone: null },
    });
    expect(await mailTo(api, email)).toContain(phone);
  });

  it('leaves the account that had it, which is told and keeps its e-mail', async () => {
    const [mine, theirs] = [await member(api), await member(api)];
    const phone = newNumber();
    for (const { token } of [theirs, mine]) {
      await post('change-phone', { phone }, token);
      expect((await post('confirm-phone', { code: await codeFor(api, phone) }, token)).status).toBe(200);
    }
    expect(await profileOf(theirs.token)).toMatchObject({ phone: null, is_phone_verified: false, email: theirs.email });
    expect(await mailTo(api, theirs.email)).toContain(phone);
  });

  it('another one asked for since makes the code of the first useless', async () => {
    const { token } = await member(api);
    const [first, second] = [newNumber(), newNumber()];
    await post('change-phone', { phone: first }, token);
    const code = await codeFor(api, first);
    await post('change-phone', { phone: second }, token);
    expect((await post('confirm-phone', { code }, token)).status).toBe(422);
    expect(await profileOf(token)).toMatchObject({ phone: null });
  });

  it('without a number there is nothing to send to; the channels are those of phones', async () => {
    const { token } = await member(api);
    expect(await post('send-confirmation-code', {}, token)).toMatchObject({
      status: 422,
      body: { code: 'channel_unavailable' },
    });
    const { body } = await api.get<{ methods: string[] }>(`${USER}/phone-confirmation-methods`, { token });
    expect(body.methods).toContain('sms');
    expect(body.methods).not.toContain('email');
  });
});

describe('another password', () => {
  const change = (token: string, over: object = {}) =>
    post(
      'change-password',
      { old_password: PASSWORD, password: NEW_PASSWORD, confirm_password: NEW_PASSWORD, ...over },
      token,
    );

  it('is proven by the old one, ends all other sessions, and is told', async () => {
    const { token, email, user } = await member(api);
    const other = (await logIn<Session>(email)).body.token;
    await stale(user.id);
    expect(await change(token)).toMatchObject({ status: 200, body: { has_password: true } });
    expect([await isOpen(token), await isOpen(other)]).toEqual([true, false]);
    expect([(await logIn<Session>(email)).status, (await logIn<Session>(email, NEW_PASSWORD)).status]).toEqual([
      401, 200,
    ]);
    expect(await mailTo(api, email)).toContain('Your password was changed');
  });

  it('is set by who has none, with a fresh proof', async () => {
    const { token, user, email } = await member(api);
    await api.db.updateTable('users').set({ password_hash: null }).where('id', '=', user.id).execute();
    expect((await change(token, { old_password: undefined })).status).toBe(200);
    expect((await logIn<Session>(email, NEW_PASSWORD)).status).toBe(200);
  });

  it.each([
    [{ old_password: 'not this one' }, 'wrong_password'],
    [{ password: 'password1', confirm_password: 'password1' }, 'password_common'],
    [{ confirm_password: 'something else' }, 'validation_failed'],
  ])('%j is refused with %s', async (over, code) => {
    const { token, email } = await member(api);
    expect(await change(token, over)).toMatchObject({ status: 422, body: { code } });
    expect((await logIn<Session>(email)).status).toBe(200);
  });

  it('old ones are tried five times', async () => {
    const { token } = await member(api);
    for (let tries = 0; tries < 5; tries++) await change(token, { old_password: 'wrong' });
    expect(await change(token)).toMatchObject({ status: 429, body: { code: 'too_many_tries' } });
  });
});

it.each([...['change-phone', 'change-password', 'send-confirmation-code', 'confirm-phone']])(
  '%s asks a guest to log in',
  async (call) => {
    expect(await post(call)).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
  },
);
