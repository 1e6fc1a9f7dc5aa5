import type { Profile, Session } from '@cairn/shared-contracts/api/user.schema';
import { describe, expect, it } from '@jest/globals';
import { ApiError } from '../../platform/errors.ts';
import { createAuthenticator, type Options } from './passkeys/testing/authenticator.ts';
import { logIn } from './sign-in.ts';
import { NEW_PASSWORD, newNumber, REAUTHENTICATE, startAccountApi, tokenIn } from './testing/account-api.ts';
import { codeFor, freshEmail, mailTo, member, PASSWORD } from './testing/people.ts';

const LINK_EXPIRED = { status: 422, body: { code: 'link_expired' } };
const DEVICE = { 'x-device': 'the-browser-of-a-thief-0123456789' };
const { api, post, now, pass, logIn: enterWith, stale } = await startAccountApi({ headers: DEVICE });

/** what somebody does who sits before an open browser, and proves nothing */
describe('an open browser', () => {
  it('does not make a thief’s number one that logs in', async () => {
    const { token, user } = await member(api);
    await stale(user.id);
    const phone = newNumber();
    await post('update-profile', { phone }, token);
    expect(await post('send-confirmation-code', {}, token)).toMatchObject(REAUTHENTICATE);
    expect((await post('confirm-phone', { code: await codeFor(api, phone).catch(() => '12345') }, token)).status).toBe(
      422,
    );
    expect(await post('auth-via-code', { login: phone, code: '12345' })).toMatchObject({ status: 422 });
  });

  it('does not take the number away that its owner logs in with', async () => {
    const { token, user } = await member(api);
    const phone = newNumber();
    await post('change-phone', { phone }, token);
    await post('confirm-phone', { code: await codeFor(api, phone) }, token);
    await stale(user.id);
    for (const other of ['', newNumber()]) {
      expect(await post('update-profile', { phone: other }, token)).toMatchObject(REAUTHENTICATE);
    }
    // the form sends it along, unchanged
    const { body } = await post<Profile>('update-profile', { phone, first_name: 'Katka' }, token);
    expect(body).toMatchObject({ first_name: 'Katka', phone, is_phone_verified: true });
  });
});

/** a thief had a session with a fresh proof for a while; the owner notices */
describe('a password that is set anew', () => {
  const askedForByThief = async () => {
    const owner = await member(api);
    const [thief, phone] = [freshEmail(), newNumber()];
    await post('change-email', { email: thief }, owner.token);
    await post('change-phone', { phone }, owner.token);
    return { owner, link: tokenIn(await mailTo(api, thief)) };
  };
  const stillOwns = async (owner: { email: string }, link: string) => {
    expect(await post('confirm-email', { token: link })).toMatchObject(LINK_EXPIRED);
    const { body } = await enterWith<Session>(owner.email, NEW_PASSWORD);
    expect(body.user).toMatchObject({ email: owner.email, new_email: null, new_phone: null });
  };

  it('by the link to set another takes back what a thief asked for', async () => {
    const { owner, link } = await askedForByThief();
    await post('password-recovery', { email: owner.email });
    const token = tokenIn(await mailTo(api, owner.email));
    expect((await post('password-reset', { token, password: NEW_PASSWORD })).status).toBe(200);
    await stillOwns(owner, link);
  });

  it('in the settings does the same', async () => {
    const { owner, link } = await askedForByThief();
    const passwords = { old_password: PASSWORD, password: NEW_PASSWORD, confirm_password: NEW_PASSWORD };
    expect((await post('change-password', passwords, owner.token)).status).toBe(200);
    await stillOwns(owner, link);
  });
});

describe('an e-mail that is given back', () => {
  const changeTo = async (email: string, token: string) => {
    await post('change-email', { email }, token);
    expect((await post('confirm-email', { code: await codeFor(api, email) }, token)).status).toBe(200);
  };
  const addPasskey = async (token: string) => {
    const authenticator = createAuthenticator('http://localhost:3000');
    const { body } = await post<{ options: Options }>('passkey-options', {}, token);
    const credential = authenticator.create(body.options);
    expect((await post('add-passkey', { credential, name: 'Thief' }, token)).status).toBe(200);
    return async () => {
      const { body: asked } = await post<{ options: Options }>('passkey-login-options');
      return (await post('auth-via-passkey', { credential: authenticator.get(asked.options) })).status;
    };
  };
  const addPhone = async (token: string) => {
    const phone = newNumber();
    await post('change-phone', { phone }, token);
    expect((await post('confirm-phone', { code: await codeFor(api, phone) }, token)).status).toBe(200);
  };

  it.each(['before the e-mail', 'between two e-mails', 'after the e-mail'])(
    'leaves no passkey or number that was added %s',
    async (when) => {
      const owner = await member(api);
      const steps = {
        'before the e-mail': ['key', 'mail', 'mail'],
        'between two e-mails': ['mail', 'key', 'mail'],
        'after the e-mail': ['mail', 'mail', 'key'],
      }[when] ?? ['none'];
      let enter = async () => 0;
      for (const step of steps) {
        pass(1);
        if (step === 'key') {
          enter = await addPasskey(owner.token);
          await addPhone(owner.token);
        } else await changeTo(freshEmail(), owner.token);
      }
      const undo = await api.db
        .selectFrom('dev_messages')
        .select('body')
        .where('recipient', '=', owner.email)
        .where('body', 'like', '%/email-undo%')
        .executeTakeFirstOrThrow();
      expect(await enter()).toBe(200);
      expect((await post('undo-email-change', { token: tokenIn(undo.body) })).status).toBe(200);
      expect(await enter()).toBe(422);
      const row = await api.db
        .selectFrom('users')
        .select(['email', 'phone_verified_at'])
        .where('id', '=', owner.user.id)
        .executeTakeFirstOrThrow();
      expect(row).toEqual({ email: owner.email, phone_verified_at: null });
    },
  );

  it('leaves what the owner had long before', async () => {
    const owner = await member(api);
    const enter = await addPasskey(owner.token);
    pass(8 * 24 * 60);
    const { token } = (await enterWith<Session>(owner.email)).body;
    await changeTo(freshEmail(), token);
    await post('undo-email-change', { token: tokenIn(await mailTo(api, owner.email)) });
    expect(await enter()).toBe(200);
  });
});

describe('a throw-away account that is deleted', () => {
  const throwAway = async (claims: object) => {
    const { token, user } = await member(api);
    await api.db.updateTable('users').set(claims).where('id', '=', user.id).execute();
    expect((await post('delete-account', { confirm: 'DELETE' }, token)).status).toBe(200);
  };
  const countersOf = async (login: string) =>
    (await api.db.selectFrom('limits').select('key').where('key', 'like', `%${login}%`).orderBy('key').execute()).map(
      ({ key }) => key,
    );

  it('does not clear the counted tries, codes or links of an address that it only claimed', async () => {
    const owner = await member(api);
    await enterWith(owner.email, 'not the right one');
    await post('password-recovery', { email: owner.email });
    const link = tokenIn(await mailTo(api, owner.email));
    const counted = await countersOf(owner.email);
    expect(counted).toEqual(expect.arrayContaining([`password, login: ${owner.email}`]));
    await throwAway({ new_email: owner.email, new_email_at: now() });
    expect(await countersOf(owner.email)).toEqual(counted);
    expect((await post('check-password-reset-token', { token: link })).status).toBe(200);
  });

  it('does not take the way back from an owner whose e-mail it claims', async () => {
    const owner = await member(api);
    const thief = freshEmail();
    await post('change-email', { email: thief }, owner.token);
    await post('confirm-email', { code: await codeFor(api, thief) }, owner.token);
    const undo = tokenIn(await mailTo(api, owner.email));
    await throwAway({ new_email: owner.email, new_email_at: now() });
    expect((await post('undo-email-change', { token: undo })).status).toBe(200);
  });

  it('does not clear what lies under somebody’s number, or under a longer address', async () => {
    const phone = newNumber();
    const email = freshEmail();
    await api.db.insertInto('help_requests').values({ type: 'x', phone, details: '{}' }).execute();
    await enterWith(phone, 'not the right one');
    await enterWith(`very-${email}`, 'not the right one');
    const counted = await countersOf(`very-${email}`);
    await throwAway({ email, phone, phone_verified_at: null });
    expect(await countersOf(phone)).not.toEqual([]);
    expect(counted).not.toEqual([]);
    expect(await countersOf(`very-${email}`)).toEqual(counted);
    const kept = await api.db.selectFrom('help_requests').select('phone').where('phone', '=', phone).execute();
    expect(kept).toHaveLength(1);
  });
});

it('asking for e-mails until the limit does not tell which of them has an account', async () => {
  const [mine, theirs] = [await member(api), await member(api)];
  for (let asked = 0; asked < 20; asked++) await post('change-email', { email: freshEmail() }, mine.token);
  const free = await post('change-email', { email: freshEmail() }, mine.token);
  const taken = await post('change-email', { email: theirs.email }, mine.token);
  expect([taken.status, taken.body.code]).toEqual([free.status, free.body.code]);
  expect(free.status).toBe(429);
});

it('a log-in that was under way while the account was deleted opens nothing', async () => {
  const { token, user } = await member(api);
  await post('delete-account', { confirm: 'DELETE' }, token);
  const asking = {
    device: DEVICE['x-device'],
    address: '127.0.0.1',
    ip: '127.0.0.1',
    userAgent: '',
    site: api.services.sites.choose({}).config,
  };
  const gone = () => new ApiError(401, 'wrong_credentials');
  const late = api.db.transaction().execute((trx) => logIn(api.services, trx, asking, { userId: user.id, gone }));
  await expect(late).rejects.toMatchObject({ code: 'wrong_credentials' });
  expect(await api.db.selectFrom('sessions').select('id').where('user_id', '=', user.id).execute()).toEqual([]);
});
