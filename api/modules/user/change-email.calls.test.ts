import type { Profile, Session } from '@cairn/shared-contracts/api/user.schema';
import { describe, expect, it } from '@jest/globals';
import { newNumber, startAccountApi, tokenIn, wrongCode } from './testing/account-api.ts';
import { codeFor, freshEmail, mailTo, member, USER } from './testing/people.ts';

const { api, post, pass, logIn, isOpen, mailsTo } = await startAccountApi();
const profileOf = async (token: string) => (await api.get<Profile>(`${USER}/profile`, { token })).body;

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
    pass(6 * 24 * 60);
    expect((await post('undo-email-change', { token: tokenIn(told) })).status).toBe(200);
    expect(await isOpen(mine.token)).toBe(false);
    expect((await logIn<Session>(mine.email)).status).toBe(401);
    await post('send-auth-code', { login: mine.email });
    const back = await post<Session>('auth-via-code', { login: mine.email, code: await codeFor(api, mine.email) });
    expect(back.body.user).toMatchObject({ id: mine.user.id, email: mine.email, has_password: false });
    const again = await post('undo-email-change', { token: tokenIn(told) });
    expect(again).toMatchObject({ status: 422, body: { code: 'link_expired' } });
  });

  it('says in its message that it may be somebody else’s wish; the account’s own does not', async () => {
    const { token, email } = await member(api);
    await post('email-confirmation-request', {}, token);
    expect(await mailTo(api, email)).not.toContain('If it was not you');
    const waiting = freshEmail();
    await post('change-email', { email: waiting }, token);
    expect(await mailTo(api, waiting)).toMatch(/^Somebody, probably you, .* If it was not you, do not open the link/);
  });

  it('is undone for 7 days and no longer', async () => {
    const mine = await member(api);
    const email = freshEmail();
    await post('change-email', { email }, mine.token);
    await post('confirm-email', { code: await codeFor(api, email) }, mine.token);
    const told = await mailTo(api, mine.email);
    pass(7 * 24 * 60 + 1);
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
    pass(24 * 60);
    const { body } = await logIn<Session>(mine.email);
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

it.each([...['change-email', 'email-confirmation-request']])('%s asks a guest to log in', async (call) => {
  expect(await post(call)).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
});
