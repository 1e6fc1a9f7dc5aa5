import type { Session } from '@cairn/shared-contracts/api/user.schema';
import { describe, expect, it } from '@jest/globals';
import { NEW_PASSWORD, newNumber, REAUTHENTICATE, startAccountApi, wrongCode } from './testing/account-api.ts';
import { codeFor, freshEmail, member, PASSWORD } from './testing/people.ts';

const { api, post, logIn, stale, mailsTo } = await startAccountApi();

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
    const other = (await logIn<Session>(email)).body.token;
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

it.each([...['reauthenticate', 'reauthentication-code']])('%s asks a guest to log in', async (call) => {
  expect(await post(call)).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
});
