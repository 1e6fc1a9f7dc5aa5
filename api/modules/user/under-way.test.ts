import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { SessionUser } from '../../platform/call.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { connectionCode } from '../messengers/connection-code.ts';
import { askForEmail, undoEmailChange } from './change-email.ts';
import { changePassword } from './change-password.ts';
import { askForPhone, confirmPhone, requestPhoneCode } from './change-phone.ts';
import { deleteAccount } from './delete-account.ts';
import { addPasskey, newPasskeyOptions } from './passkeys/add-passkey.ts';
import { removePasskey } from './passkeys/stored-passkey.ts';
import { createAuthenticator, type Options } from './passkeys/testing/authenticator.ts';
import { changePhoto } from './profile-photo.ts';
import { authenticate } from './session.ts';
import { updateProfile } from './settings.ts';
import { codeFor, freshEmail, mailTo, member, USER } from './testing/people.ts';

/**
 * A call of a thief was let in a moment before the owner took the account back, and goes on a moment after: each is called here as it
 * goes on, with the session that it was let in with.
 */
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const NEW_PASSWORD = 'quiet lantern over seven lakes';
const PHONE = '+420778111222';
const DEVICE = 'the-browser-of-a-thief-0123456789';
const site = () => api.services.sites.choose({}).config;
const asking = () => ({ site: site(), language: 'en-US', device: DEVICE, address: '127.0.0.1' });
const tokenIn = (mail: string) => /token=([\w-]+)/.exec(mail)?.[1] ?? '';

/** Somebody is in the account and has changed its e-mail; the owner has the way back. */
async function stolen() {
  const owner = await member(api);
  const email = freshEmail();
  await api.post(`${USER}/change-email`, { email }, { token: owner.token });
  await api.post(`${USER}/confirm-email`, { code: await codeFor(api, email) }, { token: owner.token });
  const thief = await authenticate(api.services, owner.token);
  if (!thief) throw new Error('nobody is in');
  const undo = tokenIn(await mailTo(api, owner.email));
  return { thief, email: owner.email, takeBack: () => undoEmailChange(api.services, site(), undo) };
}

async function newCredential(thief: SessionUser) {
  const { options } = await newPasskeyOptions(api.services, thief, asking());
  // the test's authenticator takes what it needs of them
  return createAuthenticator('http://localhost:3000').create(options as unknown as Options);
}

/** prepared while the thief is in; what it gives runs when they are out */
type Change = (thief: SessionUser) => Promise<() => Promise<unknown>>;

const CHANGES: Readonly<Record<string, Change>> = {
  'another password': async (thief) => () =>
    changePassword(api.services, thief, site(), { password: NEW_PASSWORD, confirm_password: NEW_PASSWORD }),
  'another e-mail': async (thief) => () => askForEmail(api.services, thief, asking(), freshEmail()),
  'another phone': async (thief) => () =>
    askForPhone(api.services, thief, asking(), { phone: PHONE, code_sender: 'sms' }),
  'the code of a number': async (thief) => {
    await api.db.updateTable('users').set({ phone: PHONE }).where('id', '=', thief.id).execute();
    await requestPhoneCode(api.services, thief, asking(), 'sms');
    const code = await codeFor(api, PHONE);
    return () => confirmPhone(api.services, thief, site(), code);
  },
  'a passkey': async (thief) => {
    const credential = await newCredential(thief);
    return () => addPasskey(api.services, thief, asking(), { credential, name: 'Thief' });
  },
  'a messenger': async (thief) => () => connectionCode(api.services, thief, site(), 'telegram'),
  'another name': async (thief) => () => updateProfile(api.services, thief, { first_name: 'Thief' }),
  'another number to call': async (thief) => () => updateProfile(api.services, thief, { phone: PHONE }),
  'no photo': async (thief) => () => changePhoto(api.services, thief, null),
  'the end of the account': async (thief) => () => deleteAccount(api.services, thief, site()),
};

const stateOf = async (userId: number) => ({
  user: await api.db
    .selectFrom('users')
    .select(['first_name', 'email', 'new_email', 'password_hash', 'phone', 'phone_verified_at', 'new_phone'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow(),
  passkeys: await api.db.selectFrom('passkeys').select('name').where('user_id', '=', userId).execute(),
  codes: await api.db.selectFrom('messenger_codes').select('source').where('user_id', '=', userId).execute(),
});

/** resolves when somebody waits for what a transaction has not committed yet */
async function somebodyWaits(): Promise<void> {
  for (;;) {
    const { rows } = await sql`
      SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(api.db);
    if (rows.length > 0) return;
  }
}

describe('what was under way when the owner took the account back changes nothing', () => {
  it.each(Object.entries(CHANGES))('%s', async (_name, prepare) => {
    const { thief, email, takeBack } = await stolen();
    const goOn = await prepare(thief);
    await takeBack();
    const before = await stateOf(thief.id);
    await expect(goOn()).rejects.toMatchObject({ status: 401, code: 'unauthorized' });
    expect(await stateOf(thief.id)).toEqual(before);
    expect(before.user).toMatchObject({
      ...{ email, new_email: null, password_hash: null, phone_verified_at: null, new_phone: null },
    });
  });

  it('the removal of a passkey that stays', async () => {
    const { thief, takeBack } = await stolen();
    const credential = await newCredential(thief);
    const { id } = await addPasskey(api.services, thief, asking(), { credential, name: 'Mine' });
    await api.db
      .updateTable('passkeys')
      .set({ created_at: new Date(0) })
      .where('id', '=', id)
      .execute();
    await takeBack();
    await expect(removePasskey(api.services, thief, asking(), id)).rejects.toMatchObject({ code: 'unauthorized' });
    expect((await stateOf(thief.id)).passkeys).toEqual([{ name: 'Mine' }]);
  });
});

it('what was under way when its owner deleted the account brings back nothing of them', async () => {
  const owner = await member(api);
  const user = await authenticate(api.services, owner.token);
  if (!user) throw new Error('nobody is in');
  await deleteAccount(api.services, user, site());
  await expect(updateProfile(api.services, user, { first_name: 'Kate', phone: PHONE })).rejects.toMatchObject({
    code: 'unauthorized',
  });
  expect((await stateOf(user.id)).user).toMatchObject({ first_name: '', phone: null });
});

it('of several accounts that confirm one e-mail at the same moment one gets it, the others are refused', async () => {
  const email = freshEmail();
  const all = await Promise.all(
    Array.from({ length: 6 }).map(async () => {
      const { token } = await member(api);
      await api.post(`${USER}/change-email`, { email }, { token });
      return { token, code: await codeFor(api, email) };
    }),
  );
  const answers = await Promise.all(
    all.map(({ token, code }) => api.post(`${USER}/confirm-email`, { code }, { token })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(5).fill(422)]);
});

it('the old e-mail that somebody registers while it is given back is no fault of the server', async () => {
  const { email, takeBack } = await stolen();
  let back: Promise<unknown> = Promise.resolve();
  await api.db.transaction().execute(async (trx) => {
    await trx.insertInto('users').values({ email }).execute();
    back = takeBack();
    back.catch(() => undefined);
    await somebodyWaits();
  });
  await expect(back).rejects.toMatchObject({ status: 422, code: 'link_expired' });
});
