import { randomInt, randomUUID } from 'node:crypto';
import { ERROR_STATUS, type ErrorCode } from '@cairn/shared-contracts/api/error-codes';
import * as phoneCalls from '@cairn/shared-contracts/api/phone-code.calls';
import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import * as userCalls from '@cairn/shared-contracts/api/user.calls';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { makeOrganizer } from '../../testing/factories.ts';
import { siteDir } from '../../testing/site-dir.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { confirmedBooking } from '../payment/testing/payments.ts';
import { createWorld, type World } from '../request/testing/world.ts';
import { createAuthenticator, type Options } from './passkeys/testing/authenticator.ts';
import { accountOf, browser, codeFor, freshEmail, mailTo, member, PASSWORD } from './testing/people.ts';

/**
 * Every call of specification §7, "User" and "Phone codes", once with success and once with each code that its contract declares. The
 * types hold the table to the contracts: a code that is declared anew does not compile until it has been seen here, nor does one that
 * is no longer declared.
 */
const CALLS = { ...userCalls, ...phoneCalls };
type Calls = typeof CALLS;
type Declared<C> = C extends { errors: readonly (infer Code extends ErrorCode)[] } ? Code : never;
type Seen = () => Promise<{ status: number; body: { code?: unknown } }>;
type Table = { [Name in keyof Calls]: Record<Declared<Calls[Name]> | 'ok', Seen> };

const MAIN = { type: 'main', formatted_phone: '+44 20 7946 0182' } as const;
const SITES = {
  international: { crmLoginLink: 'https://crm.partner.example/login' },
  calling: {
    contacts: { phones: [MAIN] },
    webCalls: { canCall: true, canCallToOrganizer: true, canCallToSupport: true },
  },
  numberless: { webCalls: { canCall: true, canCallToOrganizer: true, canCallToSupport: true } },
};
const NEW_PASSWORD = 'quiet lantern over seven lakes';
const passwords = { password: NEW_PASSWORD, confirm_password: NEW_PASSWORD };
const UNKNOWN_ID = 1_999_999_999;

let api: TestApi;
/** production without anything that delivers */
let silent: TestApi;
let world: World;
beforeAll(async () => {
  api = await startTestApi({ env: { RATE_LIMIT: 'on', SITES_DIR: siteDir(SITES) } });
  silent = await startTestApi({
    env: { NODE_ENV: 'production', APP_SECRET: 'a secret of this test, long enough', CAPTCHA: 'off' },
  });
  world = await createWorld(api.services);
});
afterAll(async () => {
  await api.close();
  await silent.close();
});

type Headers = Record<string, string>;
/** each asks from a network of its own, so that no limit of a minute is met */
const network = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
const ask = (call: keyof Calls, body: object = {}, token = '', headers: Headers = {}, at = api) => {
  const { path, method } = CALLS[call];
  const options = { headers: { 'x-forwarded-for': network(), ...headers }, ...(token ? { token } : {}) };
  return method === 'GET'
    ? at.get<{ code?: unknown }>(path + queryOf(body), options)
    : at.post<{ code?: unknown }>(path, body, options);
};
const queryOf = (body: object): string => {
  const query = new URLSearchParams(Object.entries(body).map(([name, value]) => [name, String(value)])).toString();
  return query && `?${query}`;
};
const number = () => `+42077${randomInt(1_000_000, 9_999_999)}`;
const tokenIn = (mail: string) => /token=([\w-]+)/.exec(mail)?.[1] ?? '';
const wrong = (code: string) => String((Number(code) + 1) % 100_000).padStart(5, '0');
/** a counter that is used up */
const shut = async (key: string) => {
  const later = new Date(Date.now() + 3_600_000);
  await api.db
    .insertInto('limits')
    .values({ key, hits: 500, passed: true, open_at: later, resets_at: later })
    .execute();
};
const noteNumber = (userId: number, phone_verified_at: Date | null = null) =>
  api.db.updateTable('users').set({ phone: number(), phone_verified_at }).where('id', '=', userId).execute();
const stale = (userId: number) =>
  api.db
    .updateTable('sessions')
    .set({ proved_at: new Date(0) })
    .where('user_id', '=', userId)
    .execute();
/** somebody for whom the call wants another proof */
const unproven = async (call: keyof Calls, body: object = {}) => {
  const { token, user } = await member(api);
  await stale(user.id);
  return ask(call, body, token);
};
const asMember = async (call: keyof Calls, body: object = {}) => ask(call, body, (await member(api)).token);
const limited = async (call: keyof Calls, key: (userId: number) => string, body: object = {}) => {
  const { token, user } = await member(api);
  await shut(key(user.id));
  return ask(call, body, token);
};

/** a code that lies in a mailbox, asked for by this browser */
const withCode = async (login: string) => {
  const mine = browser();
  await ask('sendAuthCode', { login }, '', mine);
  return { mine, code: await codeFor(api, login) };
};
const guess = async (call: 'authViaCode' | 'redirectAuthViaCode', tries: number) => {
  const { email: login } = await member(api);
  const { mine, code } = await withCode(login);
  for (let n = 1; n < tries; n++) await ask(call, { login, code: wrong(code) }, '', mine);
  return ask(call, { login, code: wrong(code) }, '', mine);
};
const twice = async (call: 'authViaCode' | 'redirectAuthViaCode') => {
  const { email: login } = await member(api);
  const { mine, code } = await withCode(login);
  expect((await ask(call, { login, code }, '', mine)).status).toBe(200);
  return ask(call, { login, code }, '', mine);
};
const once = async (call: 'authViaCode' | 'redirectAuthViaCode', login: string, headers: Headers = {}) => {
  const { mine, code } = await withCode(login);
  return ask(call, { login, code }, '', { ...mine, ...headers });
};
/** another e-mail or phone that waits for its code */
const waiting = async (kind: 'Email' | 'Phone') => {
  const { token, user } = await member(api);
  const to = kind === 'Email' ? freshEmail() : number();
  await ask(`change${kind}`, kind === 'Email' ? { email: to } : { phone: to }, token);
  return { token, user, to, code: await codeFor(api, to) };
};
const guessContact = async (kind: 'Email' | 'Phone', tries: number) => {
  const { token, code } = await waiting(kind);
  for (let n = 1; n < tries; n++) await ask(`confirm${kind}`, { code: wrong(code) }, token);
  return ask(`confirm${kind}`, { code: wrong(code) }, token);
};
const confirmTwice = async (kind: 'Email' | 'Phone') => {
  const { token, code } = await waiting(kind);
  expect((await ask(`confirm${kind}`, { code }, token)).status).toBe(200);
  return ask(`confirm${kind}`, { code }, token);
};
const guessProof = async (tries: number, used = false) => {
  const { token, email } = await member(api);
  await ask('reauthenticationCode', {}, token);
  const code = await codeFor(api, email);
  if (used) {
    await ask('reauthenticate', { code }, token);
    return ask('reauthenticate', { code }, token);
  }
  for (let n = 1; n < tries; n++) await ask('reauthenticate', { code: wrong(code) }, token);
  return ask('reauthenticate', { code: wrong(code) }, token);
};
const resetLink = async () => {
  const { email } = await member(api);
  await ask('passwordRecovery', { email });
  return tokenIn(await mailTo(api, email));
};
const loginsOf = (email: string) => shut(`codes, login: ${email}`);
const organizer = async () => {
  const email = freshEmail();
  const organizer_id = await makeOrganizer(api.db);
  await api.db
    .insertInto('users')
    .values({ first_name: 'Aigerim', email, role: 'organizer', organizer_id, email_verified_at: new Date() })
    .execute();
  return email;
};
const addPasskey = async () => {
  const owner = await member(api);
  const [mine, authenticator] = [browser(), createAuthenticator('http://localhost:3000')];
  const { options } = (await ask('newPasskeyOptions', {}, owner.token, mine)).body as { options: Options };
  const credential = authenticator.create(options);
  const answer = await ask('addPasskey', { credential, name: 'Phone' }, owner.token, mine);
  const { id } = answer.body as { id?: number };
  return { ...owner, mine, authenticator, answer, id };
};
const photo = async () => {
  const { token } = await member(api);
  const form = new FormData();
  const dots = { width: 80, height: 80, channels: 3, background: '#468' } as const;
  const image = await sharp({ create: dots }).png().toBuffer();
  form.append('bucket', 'avatar');
  form.append('image', new Blob([new Uint8Array(image)], { type: 'image/png' }), 'kate.png');
  const headers = { 'x-authorization': token, 'x-forwarded-for': network() };
  const uploaded = await fetch(`${api.url}/crm/api/image/upload`, { method: 'POST', body: form, headers });
  // the shape is the uploads' own contract
  const { id } = (await uploaded.json()) as { id: number };
  return ask('updateProfilePhoto', { avatar_id: id }, token);
};
const otherSession = async () => {
  const { token, email } = await member(api);
  await ask('auth', { login: email, password: PASSWORD });
  const { body } = await ask('sessions', {}, token);
  // the shape is the call's contract
  const { items } = body as { items: { id: number; is_current: boolean }[] };
  return ask('endSession', { id: items.find(({ is_current }) => !is_current)?.id }, token);
};
const phone = async (call: keyof typeof phoneCalls, site: string, body: object | 'chat') => {
  const { token } = await member(api);
  if (body !== 'chat') return ask(call, body, token, { 'x-site': site });
  const { tourId: tour_id, departureId: date_id, shown } = await createWorld(api.services);
  const order = { idempotency_key: randomUUID(), tour_id, date_id, shown, tourists_count: 1 };
  const { body: booking } = await api.post<Booking>('/crm/api/request/create', order, { token });
  return ask(call, { chat_id: booking.chat_id }, token, { 'x-site': site });
};
const silentMember = async (call: keyof Calls, body: object) =>
  ask(call, body, (await member(silent)).token, {}, silent);
const ofWorld = () => ({ orgId: world.organizerId });
const none = { orgId: UNKNOWN_ID };
const toWorld = () => ({ tour_organizer_id: world.organizerId });

const TABLE: Table = {
  register: {
    ok: () => ask('register', accountOf(freshEmail())),
    channel_unavailable: () => ask('register', accountOf(freshEmail()), '', {}, silent),
    password_common: () =>
      ask('register', { ...accountOf(freshEmail()), password: 'password1', confirm_password: 'password1' }),
    too_many_tries: async () => {
      const email = freshEmail();
      await loginsOf(email);
      return ask('register', accountOf(email));
    },
  },
  registerWithoutPassword: {
    ok: () => ask('registerWithoutPassword', { first_name: 'Kate', email: freshEmail() }),
    channel_unavailable: () =>
      ask('registerWithoutPassword', { first_name: 'Kate', email: freshEmail() }, '', {}, silent),
    too_many_tries: async () => {
      const email = freshEmail();
      await loginsOf(email);
      return ask('registerWithoutPassword', { first_name: 'Kate', email });
    },
  },
  auth: {
    ok: async () => ask('auth', { login: (await member(api)).email, password: PASSWORD }),
    wrong_credentials: async () => ask('auth', { login: (await member(api)).email, password: 'wrong' }),
    too_many_tries: async () => {
      const { email } = await member(api);
      await shut(`password, login: ${email}`);
      return ask('auth', { login: email, password: PASSWORD });
    },
  },
  sendAuthCode: {
    ok: () => ask('sendAuthCode', { login: freshEmail() }),
    channel_unavailable: () => ask('sendAuthCode', { login: freshEmail() }, '', {}, silent),
    too_many_tries: async () => {
      const login = freshEmail();
      await loginsOf(login);
      return ask('sendAuthCode', { login });
    },
  },
  authViaCode: {
    ok: async () => once('authViaCode', (await member(api)).email),
    code_wrong: () => guess('authViaCode', 1),
    code_expired: () => twice('authViaCode'),
    too_many_tries: () => guess('authViaCode', 6),
  },
  redirectAuthViaCode: {
    ok: async () => once('redirectAuthViaCode', (await member(api)).email),
    code_wrong: () => guess('redirectAuthViaCode', 1),
    code_expired: () => twice('redirectAuthViaCode'),
    login_elsewhere: async () => once('redirectAuthViaCode', await organizer(), { 'x-site': 'international' }),
    too_many_tries: () => guess('redirectAuthViaCode', 6),
  },
  authByLink: {
    ok: async () => {
      const { email } = await member(api);
      await ask('sendAuthCode', { login: email });
      return ask('authByLink', { token: tokenIn(await mailTo(api, email)) });
    },
    link_expired: () => ask('authByLink', { token: 'x'.repeat(43) }),
  },
  refreshToken: {
    ok: async () => ask('refreshToken', { refresh_token: (await member(api)).refresh_token }),
    unauthorized: () => ask('refreshToken', { refresh_token: 'x'.repeat(43) }),
  },
  logout: { ok: () => asMember('logout') },
  profile: { ok: () => asMember('profile') },
  setCurrency: { ok: () => asMember('setCurrency', { currency_code: 'EUR' }) },
  setLanguage: { ok: () => asMember('setLanguage', { language_code: 'de-DE' }) },
  changeCountry: {
    ok: async () => {
      const { place_id } = await api.db.selectFrom('countries').select('place_id').limit(1).executeTakeFirstOrThrow();
      return asMember('changeCountry', { country_id: place_id });
    },
  },
  updateProfile: {
    ok: () => asMember('updateProfile', { first_name: 'Katka', phone: number() }),
    reauthentication_required: async () => {
      const { token, user } = await member(api);
      await noteNumber(user.id, new Date());
      await stale(user.id);
      return ask('updateProfile', { phone: number() }, token);
    },
  },
  updateProfilePhoto: {
    ok: photo,
    image_not_found: () => asMember('updateProfilePhoto', { avatar_id: UNKNOWN_ID }),
  },
  emailConfirmationRequest: {
    ok: () => asMember('emailConfirmationRequest'),
    channel_unavailable: () => silentMember('emailConfirmationRequest', {}),
    too_many_tries: () => limited('emailConfirmationRequest', (id) => `codes of a user: confirm_email ${id}`),
  },
  confirmEmail: {
    ok: async () => {
      const { token, code } = await waiting('Email');
      return ask('confirmEmail', { code }, token);
    },
    code_wrong: () => guessContact('Email', 1),
    code_expired: () => confirmTwice('Email'),
    link_expired: () => ask('confirmEmail', { token: 'x'.repeat(43) }),
    too_many_tries: () => guessContact('Email', 6),
    unauthorized: () => ask('confirmEmail', { code: '12345' }),
  },
  changeEmail: {
    ok: () => asMember('changeEmail', { email: freshEmail() }),
    channel_unavailable: () => silentMember('changeEmail', { email: freshEmail() }),
    reauthentication_required: () => unproven('changeEmail', { email: freshEmail() }),
    too_many_tries: () =>
      limited('changeEmail', (id) => `codes of a user: confirm_email ${id}`, { email: freshEmail() }),
  },
  undoEmailChange: {
    ok: async () => {
      const mine = await member(api);
      const email = freshEmail();
      await ask('changeEmail', { email }, mine.token);
      await ask('confirmEmail', { code: await codeFor(api, email) }, mine.token);
      return ask('undoEmailChange', { token: tokenIn(await mailTo(api, mine.email)) });
    },
    link_expired: () => ask('undoEmailChange', { token: 'x'.repeat(43) }),
  },
  changePhone: {
    ok: () => asMember('changePhone', { phone: number() }),
    channel_unavailable: () => silentMember('changePhone', { phone: number() }),
    reauthentication_required: () => unproven('changePhone', { phone: number() }),
    too_many_tries: () => limited('changePhone', (id) => `codes of a user: confirm_phone ${id}`, { phone: number() }),
  },
  phoneConfirmationMethods: { ok: () => asMember('phoneConfirmationMethods') },
  sendConfirmationCode: {
    ok: async () => ask('sendConfirmationCode', {}, (await waiting('Phone')).token),
    channel_unavailable: () => asMember('sendConfirmationCode'),
    reauthentication_required: async () => {
      const { token, user } = await member(api);
      await noteNumber(user.id);
      await stale(user.id);
      return ask('sendConfirmationCode', {}, token);
    },
    too_many_tries: async () => {
      const { token, user } = await member(api);
      await noteNumber(user.id);
      await shut(`codes of a user: confirm_phone ${user.id}`);
      return ask('sendConfirmationCode', {}, token);
    },
  },
  confirmPhone: {
    ok: async () => {
      const { token, code } = await waiting('Phone');
      return ask('confirmPhone', { code }, token);
    },
    code_wrong: () => guessContact('Phone', 1),
    code_expired: () => confirmTwice('Phone'),
    too_many_tries: () => guessContact('Phone', 6),
  },
  passwordRecovery: {
    ok: () => ask('passwordRecovery', { email: freshEmail() }),
    too_many_tries: async () => {
      const email = freshEmail();
      await loginsOf(email);
      return ask('passwordRecovery', { email });
    },
  },
  checkPasswordResetToken: {
    ok: async () => ask('checkPasswordResetToken', { token: await resetLink() }),
    link_expired: () => ask('checkPasswordResetToken', { token: 'x'.repeat(43) }),
  },
  passwordReset: {
    ok: async () => ask('passwordReset', { token: await resetLink(), password: NEW_PASSWORD }),
    link_expired: () => ask('passwordReset', { token: 'x'.repeat(43), password: NEW_PASSWORD }),
    password_common: async () => ask('passwordReset', { token: await resetLink(), password: 'password1' }),
  },
  changePassword: {
    ok: () => asMember('changePassword', { ...passwords, old_password: PASSWORD }),
    password_common: () =>
      asMember('changePassword', { old_password: PASSWORD, password: 'password1', confirm_password: 'password1' }),
    reauthentication_required: () => unproven('changePassword', passwords),
    too_many_tries: () =>
      limited('changePassword', (id) => `password of a logged-in user: ${id}`, {
        ...passwords,
        old_password: PASSWORD,
      }),
    wrong_password: () => asMember('changePassword', { ...passwords, old_password: 'wrong' }),
  },
  reauthenticationCode: {
    ok: () => asMember('reauthenticationCode'),
    channel_unavailable: () => silentMember('reauthenticationCode', {}),
    too_many_tries: () => limited('reauthenticationCode', (id) => `codes of a user: reauthenticate ${id}`),
  },
  reauthenticate: {
    ok: () => asMember('reauthenticate', { password: PASSWORD }),
    code_wrong: () => guessProof(1),
    code_expired: () => guessProof(1, true),
    passkey_refused: () => asMember('reauthenticate', { passkey: {} }),
    too_many_tries: () => guessProof(6),
    wrong_password: () => asMember('reauthenticate', { password: 'wrong' }),
  },
  setActivity: { ok: () => asMember('setActivity') },
  sessions: { ok: () => asMember('sessions') },
  endSession: { ok: otherSession, session_not_found: () => asMember('endSession', { id: UNKNOWN_ID }) },
  passkeys: { ok: () => asMember('passkeys') },
  newPasskeyOptions: {
    ok: () => asMember('newPasskeyOptions'),
    reauthentication_required: () => unproven('newPasskeyOptions'),
  },
  addPasskey: {
    ok: async () => (await addPasskey()).answer,
    passkey_refused: () => asMember('addPasskey', { credential: {}, name: 'Phone' }),
    reauthentication_required: () => unproven('addPasskey', { credential: {}, name: 'Phone' }),
  },
  renamePasskey: {
    ok: async () => {
      const { id, token } = await addPasskey();
      return ask('renamePasskey', { id, name: 'Key' }, token);
    },
    passkey_not_found: () => asMember('renamePasskey', { id: UNKNOWN_ID, name: 'Key' }),
  },
  removePasskey: {
    ok: async () => {
      const { id, token } = await addPasskey();
      return ask('removePasskey', { id }, token);
    },
    passkey_not_found: () => asMember('removePasskey', { id: UNKNOWN_ID }),
    reauthentication_required: () => unproven('removePasskey', { id: UNKNOWN_ID }),
  },
  passkeyLoginOptions: { ok: () => ask('passkeyLoginOptions') },
  authViaPasskey: {
    ok: async () => {
      const { mine, authenticator } = await addPasskey();
      const { options } = (await ask('passkeyLoginOptions', {}, '', mine)).body as { options: Options };
      return ask('authViaPasskey', { credential: authenticator.get(options) }, '', mine);
    },
    passkey_refused: () => ask('authViaPasskey', { credential: {} }),
    too_many_tries: async () => {
      await shut('passkeys, address: 198.51.100.9');
      return ask('authViaPasskey', { credential: {} }, '', { 'x-forwarded-for': '198.51.100.9' });
    },
  },
  notifications: { ok: () => asMember('notifications') },
  setNotifications: { ok: () => asMember('setNotifications', { journal: false }) },
  messengers: { ok: () => asMember('messengers') },
  disconnectMessenger: { ok: () => asMember('disconnectMessenger', { source: 'vk' }) },
  exportData: {
    ok: () => asMember('exportData'),
    reauthentication_required: () => unproven('exportData'),
  },
  deleteAccount: {
    ok: () => asMember('deleteAccount', { confirm: 'DELETE' }),
    account_has_trips: async () => ask('deleteAccount', { confirm: 'DELETE' }, (await confirmedBooking(api)).token),
    reauthentication_required: () => unproven('deleteAccount', { confirm: 'DELETE' }),
  },
  trips: { ok: () => asMember('trips') },
  verificationAccessToken: {
    ok: () => ask('verificationAccessToken', ofWorld(), world.organizerToken),
    forbidden: () => asMember('verificationAccessToken', ofWorld()),
    organizer_not_found: () => ask('verificationAccessToken', none, world.organizerToken),
  },
  verificationData: {
    ok: () => ask('verificationData', ofWorld(), world.organizerToken),
    forbidden: () => asMember('verificationData', ofWorld()),
    organizer_not_found: () => ask('verificationData', none, world.organizerToken),
  },
  userInfoData: { ok: () => ask('userInfoData') },
  organizerCode: {
    ok: () => phone('organizerCode', 'calling', toWorld()),
    calls_off: () => phone('organizerCode', 'international', toWorld()),
    no_call_number: () => phone('organizerCode', 'numberless', toWorld()),
    organizer_not_found: () => phone('organizerCode', 'calling', { tour_organizer_id: UNKNOWN_ID }),
  },
  chatCode: {
    ok: () => phone('chatCode', 'calling', 'chat'),
    calls_off: () => phone('chatCode', 'international', 'chat'),
    no_call_number: () => phone('chatCode', 'numberless', 'chat'),
    chat_not_found: () => phone('chatCode', 'calling', { chat_id: UNKNOWN_ID }),
  },
  webCall: {
    ok: () => phone('webCall', 'calling', { is_support_call: true }),
    calls_off: () => phone('webCall', 'international', { is_support_call: true }),
    no_call_number: () => phone('webCall', 'numberless', { is_support_call: true }),
    chat_not_found: () => phone('webCall', 'calling', { chat_id: UNKNOWN_ID }),
    organizer_not_found: () => phone('webCall', 'calling', { organizer_id: UNKNOWN_ID }),
  },
};

describe.each(Object.entries(TABLE))('%s', (_call, cases) => {
  it.each(Object.entries<Seen>(cases))('%s', async (code, seen) => {
    const { status, body } = await seen();
    // the rows' names are the contracts' own codes
    const expected = code === 'ok' ? [200, undefined] : [ERROR_STATUS[code as ErrorCode], code];
    expect([status, code === 'ok' ? undefined : body.code]).toEqual(expected);
  });
});

const AUTH_REQUIRED = Object.entries(CALLS).flatMap(([name, call]) =>
  'auth' in call && call.auth === 'required' ? [name as keyof Calls] : [],
);
it.each(AUTH_REQUIRED)('%s asks a guest to log in', async (call) => {
  expect(await ask(call)).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
});
