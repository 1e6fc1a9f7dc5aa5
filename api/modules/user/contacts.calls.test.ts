import type { Profile, Session } from '@cairn/shared-contracts/api/user.schema';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { settled } from '../request/testing/settled.ts';
import { codeFor, freshEmail, mailTo, member, PASSWORD, USER } from './testing/people.ts';

const NEW_PASSWORD = 'quiet lantern over seven lakes';
const REAUTHENTICATE = { status: 403, body: { code: 'reauthentication_required' } };
let now = new Date('2027-03-01T12:00:00Z');
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ now: () => now });
});
afterAll(() => api.close());
const minutes = (count: number) => {
  now = new Date(now.getTime() + count * 60_000);
};

const post = <T = Record<string, unknown>>(call: string, body: object = {}, token = '', language = 'en-US') =>
  api.post<T>(`${USER}/${call}`, body, { headers: { 'x-language': language }, ...(token ? { token } : {}) });
const profileOf = async (token: string) => (await api.get<Profile>(`${USER}/profile`, { token })).body;
const isOpen = async (token: string) => (await api.get(`${USER}/profile`, { token })).status === 200;
const tokenIn = (mail: string) => /token=([\w-]+)/.exec(mail)?.[1] ?? '';
const wrongCode = (code: string) => String((Number(code) + 1) % 100_000).padStart(5, '0');
const logIn = (login: string, password = PASSWORD) => post<Session>('auth', { login, password });
const stale = (userId: number) =>
  api.db
    .updateTable('sessions')
    .set({ proved_at: new Date(0) })
    .where('user_id', '=', userId)
    .execute();
const mailsTo = async (recipient: string) => {
  await settled(api.db);
  return api.db.selectFrom('dev_messages').select(['subject', 'body']).where('recipient', '=', recipient).execute();
};
let numbers = 0;
const newNumber = () => `+42077700${String(++numbers).padStart(4, '0')}`;

describe('a fresh proof', () => {
  it('a log-in counts for 15 minutes; after them the calls that could cost the account ask for another', async () => {
    const { token, user } = await member(api);
    expect((await post('change-email', { email: freshEmail() }, token)).status).toBe(200);
    await stale(user.id);
    for (const [call, body] of [
      ['change-email', { email: freshEmail() }],
      ['change-phone', { phone: newNumber() }],
      ['change-password', { password: NEW_PASSWORD, confirm_password: NEW_PASSWORD }],
    ] as const)
      expect(await post(call, body, token)).toMatchObject(REAUTHENTICATE);
  });

  it('the password gives it, for this session alone', async () => {
    const { token, user, email } = await member(api);
    const other = (await logIn(email)).body.token;
    await stale(user.id);
    expect(await post('reauthenticate', { password: PASSWORD }, token)).toMatchObject({ body: { expires_in: 900 } });
    expect((await post('change-email', { email: freshEmail() }, token)).status).toBe(200);
    expect(await post('change-email', { email: freshEmail() }, other)).toMatchObject(REAUTHENTICATE);
  });

  it('the code of an e-mail gives it; a code to log in does not', async () => {
    const { token, user, email } = await member(api);
    await stale(user.id);
    await post('send-auth-code', { login: email });
    const other = await codeFor(api, email);
    expect(await post('reauthenticate', { code: other }, token)).toMatchObject({ status: 422 });
    expect(await post('reauthentication-code', {}, token)).toMatchObject({ body: { resend_in: 45 } });
    const code = await codeFor(api, email);
    expect(await post('reauthenticate', { code: wrongCode(code) }, token)).toMatchObject({
      body: { code: 'code_wrong' },
    });
    expect((await post('reauthenticate', { code }, token)).status).toBe(200);
    expect(await post('reauthenticate', { code }, token)).toMatchObject({ body: { code: 'code_expired' } });
    expect((await post('change-phone', { phone: newNumber() }, token)).status).toBe(200);
  });

  it('goes to the account’s own e-mail while another one waits; a code of the waiting one proves nothing', async () => {
    const mine = await member(api);
    const waiting = freshEmail();
    await post('change-email', { email: waiting }, mine.token);
    await stale(mine.user.id);
    const theirs = await codeFor(api, waiting);
    expect((await post('reauthentication-code', {}, mine.token)).status).toBe(200);
    expect(await mailsTo(waiting)).toHaveLength(1);
    const code = await codeFor(api, mine.email);
    // one in 100,000 runs draws the same digits twice
    if (theirs !== code)
      expect(await post('reauthenticate', { code: theirs }, mine.token)).toMatchObject({
        body: { code: 'code_wrong' },
      });
    expect(await post('change-phone', { phone: newNumber() }, mine.token)).toMatchObject(REAUTHENTICATE);
    expect((await post('reauthenticate', { code }, mine.token)).status).toBe(200);
  });

  it('no code gives it that was sent to an e-mail which the account has lost since', async () => {
    const mine = await member(api);
    const email = freshEmail();
    await post('change-email', { email }, mine.token);
    const confirmation = await codeFor(api, email);
    await post('reauthentication-code', {}, mine.token);
    const code = await codeFor(api, mine.email);
    await post('confirm-email', { code: confirmation }, mine.token);
    expect(await post('reauthenticate', { code }, mine.token)).toMatchObject({ body: { code: 'code_expired' } });
  });

  it('goes to the phone of an account without a confirmed e-mail, and nowhere where nothing is confirmed', async () => {
    const { token, user } = await member(api);
    await api.db.updateTable('users').set({ email_verified_at: null }).where('id', '=', user.id).execute();
    expect(await post('reauthentication-code', {}, token)).toMatchObject({ body: { code: 'channel_unavailable' } });
    const phone = newNumber();
    await post('change-phone', { phone }, token);
    await post('confirm-phone', { code: await codeFor(api, phone) }, token);
    await api.db.updateTable('users').set({ email: null }).where('id', '=', user.id).execute();
    await stale(user.id);
    expect((await post('reauthentication-code', {}, token)).status).toBe(200);
    expect((await post('reauthenticate', { code: await codeFor(api, phone) }, token)).status).toBe(200);
  });

  it('wrong passwords are counted, parallel ones too; nothing at all is no proof', async () => {
    const { token } = await member(api);
    expect(await post('reauthenticate', {}, token)).toMatchObject({ status: 422, body: { code: 'validation_failed' } });
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => post<{ code: string }>('reauthenticate', { password: 'wrong' }, token)),
    );
    const codes = answers.map(({ body }) => body.code);
    expect(codes.filter((code) => code === 'wrong_password')).toHaveLength(5);
    expect(codes.filter((code) => code === 'too_many_tries')).toHaveLength(7);
    expect(await post('reauthenticate', { password: PASSWORD }, token)).toMatchObject({ status: 429 });
  });
});

describe('another e-mail', () => {
  it('is good once its code is confirmed; the old address is told in its language, and can undo it', async () => {
    const mine = await member(api);
    await post('set-language', { language_code: 'de-DE' }, mine.token);
    const email = freshEmail();
    const { body: waiting } = await post<Profile>('change-email', { email: email.toUpperCase() }, mine.token);
    expect(waiting).toMatchObject({ email: mine.email, new_email: email });
    const code = await codeFor(api, email);
    expect(await post('confirm-email', { code: wrongCode(code) }, mine.token)).toMatchObject({
      body: { code: 'code_wrong' },
    });
    expect((await post('confirm-email', { code }, mine.token)).status).toBe(200);
    expect(await profileOf(mine.token)).toMatchObject({ email, is_email_verified: true, new_email: null });

    const told = await mailTo(api, mine.email);
    expect(told).toContain(`lautet jetzt ${email}`);
    expect(told).toContain('/de/email-undo?token=');
    minutes(6 * 24 * 60);
    expect((await post('undo-email-change', { token: tokenIn(told) })).status).toBe(200);
    expect(await isOpen(mine.token)).toBe(false);
    expect((await logIn(mine.email)).status).toBe(401);
    await post('send-auth-code', { login: mine.email });
    const back = await post<Session>('auth-via-code', { login: mine.email, code: await codeFor(api, mine.email) });
    expect(back.body.user).toMatchObject({ id: mine.user.id, email: mine.email, has_password: false });
    const again = await post('undo-email-change', { token: tokenIn(told) });
    expect(again).toMatchObject({ status: 422, body: { code: 'link_expired' } });
  });

  it('is undone for 7 days and no longer', async () => {
    const mine = await member(api);
    const email = freshEmail();
    await post('change-email', { email }, mine.token);
    await post('confirm-email', { code: await codeFor(api, email) }, mine.token);
    const told = await mailTo(api, mine.email);
    minutes(7 * 24 * 60 + 1);
    expect(await post('undo-email-change', { token: tokenIn(told) })).toMatchObject({ body: { code: 'link_expired' } });
  });

  it('undoing takes away what somebody else could come back with', async () => {
    const mine = await member(api);
    const [email, phone] = [freshEmail(), newNumber()];
    await post('change-email', { email }, mine.token);
    await post('confirm-email', { code: await codeFor(api, email) }, mine.token);
    const told = await mailTo(api, mine.email);
    await post('change-phone', { phone }, mine.token);
    await post('confirm-phone', { code: await codeFor(api, phone) }, mine.token);
    await post('undo-email-change', { token: tokenIn(told) });
    const row = await api.db.selectFrom('users').selectAll().where('id', '=', mine.user.id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ email: mine.email, password_hash: null, phone_verified_at: null });
  });

  it('is confirmed by the link too, wherever it is opened, once', async () => {
    const { token } = await member(api);
    const email = freshEmail();
    await post('change-email', { email }, token);
    const link = tokenIn(await mailTo(api, email));
    expect((await post('confirm-email', { token: link })).status).toBe(200);
    expect(await profileOf(token)).toMatchObject({ email });
    expect(await post('confirm-email', { token: link })).toMatchObject({ status: 422, body: { code: 'link_expired' } });
  });

  it('that has another account gets the same answer; its owner is told once, and nothing moves', async () => {
    const [mine, theirs] = [await member(api), await member(api)];
    const taken = await post('change-email', { email: theirs.email }, mine.token);
    const free = await post('change-email', { email: freshEmail() }, (await member(api)).token);
    expect([taken.status, Object.keys(taken.body)]).toEqual([free.status, Object.keys(free.body)]);
    expect(await profileOf(mine.token)).toMatchObject({ new_email: theirs.email });
    const again = await post('email-confirmation-request', {}, mine.token);
    expect(again).toMatchObject({ status: 200, body: { resend_in: 45 } });
    const mails = await mailsTo(theirs.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toContain('wants to use your e-mail');
    expect(mails[0]?.body).not.toMatch(/\d{5}|token=/);
    expect(await profileOf(theirs.token)).toMatchObject({ email: theirs.email });
  });

  it('that gets an account meanwhile is confirmed no more', async () => {
    const mine = await member(api);
    const email = freshEmail();
    await post('change-email', { email }, mine.token);
    const mail = await mailTo(api, email);
    await member(api, email);
    expect(await post('confirm-email', { token: tokenIn(mail) })).toMatchObject({ body: { code: 'link_expired' } });
    const code = /(\d{5})/.exec(mail)?.[1];
    expect(await post('confirm-email', { code }, mine.token)).toMatchObject({ body: { code: 'code_expired' } });
  });

  it('nobody confirms for a day is forgotten; one’s own takes the wish back', async () => {
    const mine = await member(api);
    await post('change-email', { email: freshEmail() }, mine.token);
    expect((await post<Profile>('change-email', { email: mine.email }, mine.token)).body.new_email).toBeNull();
    await post('change-email', { email: freshEmail() }, mine.token);
    now = new Date(now.getTime() + 24 * 3_600_000);
    const { body } = await logIn(mine.email);
    expect(body.user.new_email).toBeNull();
  });

  it('a code of nobody asks to log in', async () => {
    expect(await post('confirm-email', { code: '12345' })).toMatchObject({
      status: 401,
      body: { code: 'unauthorized' },
    });
  });

  it('so many codes an hour and no more', async () => {
    const { token } = await member(api);
    const answers: number[] = [];
    for (let asked = 0; asked < 21; asked++) {
      answers.push((await post('change-email', { email: freshEmail() }, token)).status);
    }
    expect(answers).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
  });
});

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
    const other = (await logIn(email)).body.token;
    await stale(user.id);
    expect(await change(token)).toMatchObject({ status: 200, body: { has_password: true } });
    expect([await isOpen(token), await isOpen(other)]).toEqual([true, false]);
    expect([(await logIn(email)).status, (await logIn(email, NEW_PASSWORD)).status]).toEqual([401, 200]);
    expect(await mailTo(api, email)).toContain('Your password was changed');
  });

  it('is set by who has none, with a fresh proof', async () => {
    const { token, user, email } = await member(api);
    await api.db.updateTable('users').set({ password_hash: null }).where('id', '=', user.id).execute();
    expect((await change(token, { old_password: undefined })).status).toBe(200);
    expect((await logIn(email, NEW_PASSWORD)).status).toBe(200);
  });

  it.each([
    [{ old_password: 'not this one' }, 'wrong_password'],
    [{ password: 'password1', confirm_password: 'password1' }, 'password_common'],
    [{ confirm_password: 'something else' }, 'validation_failed'],
  ])('%j is refused with %s', async (over, code) => {
    const { token, email } = await member(api);
    expect(await change(token, over)).toMatchObject({ status: 422, body: { code } });
    expect((await logIn(email)).status).toBe(200);
  });

  it('old ones are tried five times', async () => {
    const { token } = await member(api);
    for (let tries = 0; tries < 5; tries++) await change(token, { old_password: 'wrong' });
    expect(await change(token)).toMatchObject({ status: 429, body: { code: 'too_many_tries' } });
  });
});

it.each([
  ...['reauthenticate', 'change-email', 'change-phone', 'change-password', 'email-confirmation-request'],
  ...['send-confirmation-code', 'confirm-phone', 'reauthentication-code'],
])('%s asks a guest to log in', async (call) => {
  expect(await post(call)).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
});
