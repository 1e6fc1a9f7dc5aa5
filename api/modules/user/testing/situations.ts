import { randomInt, randomUUID } from 'node:crypto';
import { ERROR_STATUS, type ErrorCode } from '@cairn/shared-contracts/api/error-codes';
import * as phoneCalls from '@cairn/shared-contracts/api/phone-code.calls';
import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import * as userCalls from '@cairn/shared-contracts/api/user.calls';
import * as contactCalls from '@cairn/shared-contracts/api/user-contacts.calls';
import * as ownCalls from '@cairn/shared-contracts/api/user-own.calls';
import * as securityCalls from '@cairn/shared-contracts/api/user-security.calls';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { makeOrganizer } from '../../../testing/factories.ts';
import { siteDir } from '../../../testing/site-dir.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';
import { createWorld, type World } from '../../request/testing/world.ts';
import { createAuthenticator, type Options } from '../passkeys/testing/authenticator.ts';
import { browser, codeFor, freshEmail, mailTo, member, PASSWORD } from './people.ts';

const ALL = { ...userCalls, ...contactCalls, ...securityCalls, ...ownCalls, ...phoneCalls };
type Calls = typeof ALL;
type Declared<C> = C extends { errors: readonly (infer Code extends ErrorCode)[] } ? Code : never;
export type Seen = () => Promise<{ status: number; body: { code?: unknown } }>;
/**
 * Each call of a file once with success and once with each code that its contract declares. The type holds the table to the
 * contracts: a code that is declared anew does not compile until it has been seen here, nor does one that is no longer declared.
 */
export type Table<File> = { [Name in keyof File]: Record<Declared<File[Name]> | 'ok', Seen> };
type Headers = Record<string, string>;

const MAIN = { type: 'main', formatted_phone: '+44 20 7946 0182' } as const;
const SITES = {
  international: { crmLoginLink: 'https://crm.partner.example/login' },
  calling: {
    contacts: { phones: [MAIN] },
    webCalls: { canCall: true, canCallToOrganizer: true, canCallToSupport: true },
  },
  numberless: { webCalls: { canCall: true, canCallToOrganizer: true, canCallToSupport: true } },
};
export const NEW_PASSWORD = 'quiet lantern over seven lakes';
export const passwords = { password: NEW_PASSWORD, confirm_password: NEW_PASSWORD };
export const UNKNOWN_ID = 1_999_999_999;

/** The api of a file of tests, and the situations in which its calls say yes or no. */
export function startSituations() {
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

  /** each asks from a network of its own, so that no limit of a minute is met */
  const network = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
  const ask = (call: keyof Calls, body: object = {}, token = '', headers: Headers = {}, at = api) => {
    const { path, method } = ALL[call];
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

  return {
    api: () => api,
    silent: () => silent,
    world: () => world,
    network,
    ask,
    number,
    tokenIn,
    wrong,
    shut,
    noteNumber,
    stale,
    unproven,
    asMember,
    limited,
    withCode,
    guess,
    twice,
    once,
    waiting,
    guessContact,
    confirmTwice,
    guessProof,
    resetLink,
    loginsOf,
    organizer,
    addPasskey,
    photo,
    otherSession,
    phone,
    silentMember,
    ofWorld,
    none,
    toWorld,
  };
}

/** Runs a table, and asks each call of it as a guest where it is for members. */
export function seeAll(
  file: Partial<Calls>,
  table: Record<string, Record<string, Seen>>,
  ask: (call: keyof Calls) => ReturnType<Seen>,
) {
  describe.each(Object.entries(table))('%s', (_call, cases) => {
    it.each(Object.entries(cases))('%s', async (code, seen) => {
      const { status, body } = await seen();
      // the rows' names are the contracts' own codes
      const expected = code === 'ok' ? [200, undefined] : [ERROR_STATUS[code as ErrorCode], code];
      expect([status, code === 'ok' ? undefined : body.code]).toEqual(expected);
    });
  });

  const forMembers = Object.entries(file).flatMap(([name, call]) =>
    'auth' in call && call.auth === 'required' ? [name as keyof Calls] : [],
  );
  if (forMembers.length > 0)
    it.each(forMembers)('%s asks a guest to log in', async (call) => {
      expect(await ask(call)).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
    });
}
