import type { ErrorBody } from '@cairn/shared-contracts/api/common.schema';
import type { Session } from '@cairn/shared-contracts/api/user.schema';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { logOptions } from '../../platform/log.ts';
import { makeOrganizer } from '../../testing/factories.ts';
import { asSite, siteDir } from '../../testing/site-dir.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { accountOf, browser, codeFor, freshEmail, mailTo, member, PASSWORD, USER } from './testing/people.ts';

const lines: string[] = [];
let api: TestApi;
beforeAll(async () => {
  const log = pino(logOptions('trace'), { write: (line: string) => void lines.push(line) });
  const CRM = 'https://crm.partner.example/login';
  const SITES_DIR = siteDir({ international: { crmLoginLink: CRM }, own: { crmLoginLink: '/login' } });
  api = await startTestApi({ log, env: { SITES_DIR } });
});
afterAll(() => api.close());

type Headers = Record<string, string>;
const post = (call: string, body: object, headers: Headers = {}) =>
  api.post<Session & ErrorBody>(`${USER}/${call}`, body, { headers });
const linkIn = (mail: string): string => /token=(\S+)/.exec(mail)?.[1] ?? '';

describe('a session', () => {
  it('is a new one with each log-in: whatever token was there before stays as powerless as it was', async () => {
    const { email } = await member(api);
    const planted = 'x'.repeat(43);
    const opened = await post('auth', { login: email, password: PASSWORD }, { 'x-authorization': planted });
    const again = await post('auth', { login: email, password: PASSWORD }, { 'x-authorization': opened.body.token });
    expect(new Set([planted, opened.body.token, again.body.token]).size).toBe(3);
    expect(new Set([opened.body.refresh_token, again.body.refresh_token]).size).toBe(2);
    expect((await api.get(`${USER}/profile`, { token: planted })).status).toBe(401);
  });

  it('ends when its old refresh token is played again, and says no more than to a token that never was', async () => {
    const { refresh_token } = await member(api);
    const { body: next } = await post('refresh-token', { refresh_token });
    await api.db
      .updateTable('sessions')
      .set({ refreshed_at: new Date(Date.now() - 60_000) })
      .execute();
    const replayed = await post('refresh-token', { refresh_token });
    const invented = await post('refresh-token', { refresh_token: 'y'.repeat(43) });
    expect(replayed).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
    expect({ ...invented.body, request_id: '' }).toEqual({ ...replayed.body, request_id: '' });
    expect((await api.get(`${USER}/profile`, { token: next.token })).status).toBe(401);
    expect((await post('refresh-token', { refresh_token: next.refresh_token })).status).toBe(401);
  });

  it('is not ended by a visitor who invents tokens: that exhausts their own address', async () => {
    const { refresh_token } = await member(api);
    const attacker = { 'x-forwarded-for': '198.51.100.77' };
    const statuses = [];
    for (let n = 0; n < 35; n++)
      statuses.push(
        (await post('refresh-token', { refresh_token: `invented-${n}-${'z'.repeat(30)}` }, attacker)).status,
      );
    expect(statuses.slice(0, 30)).toEqual(Array(30).fill(401));
    const refused = await post('refresh-token', { refresh_token: 'w'.repeat(43) }, attacker);
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    // a neighbour at the same address, with a real token
    expect((await post('refresh-token', { refresh_token }, attacker)).status).toBe(200);
  });

  it('is refreshed so often and no more; the refusal does not end it', async () => {
    const { token, refresh_token } = await member(api);
    const statuses = [];
    for (let n = 0; n < 32; n++) statuses.push((await post('refresh-token', { refresh_token })).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    expect(statuses).not.toContain(401);
    expect((await api.get(`${USER}/profile`, { token })).status).toBe(401);
    const sessions = await api.db.selectFrom('sessions').select('revoked_at').orderBy('id', 'desc').limit(1).execute();
    expect(sessions).toEqual([{ revoked_at: null }]);
  });
});

describe('what an attacker types', () => {
  it.each(['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>'])(
    'as a name (%j) is a text in the profile and nowhere in the mail',
    async (first_name) => {
      const [email, mine] = [freshEmail(), browser()];
      await post('register', { ...accountOf(email), first_name }, mine);
      const mail = await mailTo(api, email);
      expect(mail).not.toContain('<');
      expect(mail).not.toContain('Bcc');
      const { body } = await post('auth-via-code', { login: email, code: await codeFor(api, email) }, mine);
      expect(body.user.first_name).toBe(first_name.trim());
    },
  );

  it.each([
    ['a line break', 'Kate\r\nBcc: everybody@example.org'],
    ['a line separator', 'Kate\u2028Bcc: everybody@example.org'],
    ['a control sign', 'Kate\u0000\u001b[31m'],
    ['a turn of the direction', '\u202egnp.exe'],
    ['an isolate', '\u2066Kate\u2069'],
    ['nothing to be seen', '\u200b\u200b'],
    ['only spaces', '   '],
    ['sixty-one characters', 'x'.repeat(61)],
  ])('as a name with %s is refused, in every call that takes one', async (_case, first_name) => {
    const { token } = await member(api);
    const refused = { status: 422, body: { code: 'validation_failed', errors: { first_name: [expect.any(String)] } } };
    expect(await post('register', { ...accountOf(freshEmail()), first_name })).toMatchObject(refused);
    expect(await post('register-without-password', { email: freshEmail(), first_name })).toMatchObject(refused);
    expect(await post('update-profile', { first_name }, { 'x-authorization': token })).toMatchObject(refused);
    const renamed = await post('rename-passkey', { id: 1, name: first_name }, { 'x-authorization': token });
    expect(renamed).toMatchObject({ status: 422, body: { errors: { name: [expect.any(String)] } } });
  });

  it.each(['O’Brien-Šťastný', 'Ґалаґан', '王小明', 'Mary Ann', 'محمد'])(
    'as a real name (%s) is taken',
    async (first_name) => {
      const { token } = await member(api);
      const answer = await post('update-profile', { first_name }, { 'x-authorization': token });
      expect([answer.status, answer.body]).toMatchObject([200, { first_name }]);
    },
  );

  it('as a time zone or a language is one that exists, and that the site speaks', async () => {
    const { token } = await member(api);
    const asMember = { 'x-authorization': token };
    for (const timezone of ['Mars/Olympus', '', '../../etc', 'Europe/Prague\n', '+99:99']) {
      const refused = await post('update-profile', { timezone }, asMember);
      expect([timezone, refused.status, refused.body.errors]).toMatchObject([
        timezone,
        422,
        { timezone: [expect.any(String)] },
      ]);
    }
    expect((await post('update-profile', { timezone: 'Asia/Bishkek' }, asMember)).status).toBe(200);
    for (const language_code of ['xx', 'fr-FR', 'de', '', 'ru-RU']) {
      const refused = await post('set-language', { language_code }, asMember);
      expect([language_code, refused.status]).toEqual([language_code, 422]);
    }
    expect((await post('set-language', { language_code: 'zh-CN' }, asMember)).status).toBe(200);
  });

  it.each(['a@b\r\nBcc: c@d.example', 'kate@example.org,mallory@example.org', "' OR 1=1 --"])(
    'as a login (%j) is nobody’s',
    async (login) => {
      expect((await post('auth', { login, password: PASSWORD })).status).toBe(401);
      expect([422, 200]).toContain((await post('send-auth-code', { login })).status);
      expect((await post('register-without-password', { first_name: 'Kate', email: login })).status).toBe(422);
    },
  );

  it('as a device is a value or none, never a fault', async () => {
    const { email } = await member(api);
    for (const device of ['short', 'x'.repeat(5_000), "'; DROP TABLE users; --", '../../etc/passwd'])
      expect((await post('auth', { login: email, password: PASSWORD }, { 'x-device': device })).status).toBe(200);
    const kept = await api.db.selectFrom('known_devices').select('device').where('device', 'like', '%DROP%').execute();
    expect(kept).toEqual([]);
  });

  it('as a host leads no link of a mail elsewhere', async () => {
    const { email } = await member(api);
    await post('password-recovery', { email }, { 'x-forwarded-host': 'evil.example', origin: 'https://evil.example' });
    const mail = await mailTo(api, email);
    expect(mail).toContain('http://localhost:3000/password-reset?token=');
    expect(mail).not.toContain('evil');
  });

  it.each([
    'register',
    'auth',
    'send-auth-code',
    'auth-via-code',
    'password-recovery',
    'password-reset',
    'refresh-token',
  ])('in the wrong types is refused field by field: %s', async (call) => {
    const wrong = { login: { $ne: '' }, email: ['a@b.example'], password: 1, token: null, refresh_token: {}, code: [] };
    expect(await post(call, wrong)).toMatchObject({ status: 422, body: { code: 'validation_failed' } });
  });
});

describe('an organizer', () => {
  it.each([
    ['is sent to where organizers log in, by the configuration alone', 'international', 403],
    ['logs in here where the site says so', 'own', 200],
  ])('%s', async (_case, site, status) => {
    const email = freshEmail();
    const organizer_id = await makeOrganizer(api.db);
    await api.db
      .insertInto('users')
      .values({ first_name: 'Aigerim', email, role: 'organizer', organizer_id, email_verified_at: new Date() })
      .execute();
    const visitor = { ...asSite(site), ...browser() };
    await post('send-auth-code', { login: email }, visitor);
    const body = { login: email, code: await codeFor(api, email), url: 'https://evil.example', next: '//evil.example' };
    const answer = await post('redirect-auth-via-code', body, visitor);
    expect([answer.status, answer.body.errors]).toEqual([status, undefined]);
    if (status === 403) {
      const { code, type, url } = answer.body;
      expect({ code, type, url }).toEqual({
        code: 'login_elsewhere',
        type: 'redirect',
        url: 'https://crm.partner.example/login',
      });
    }
  });

  it('is told so after the code only, and tourists never', async () => {
    const { email } = await member(api);
    await post('send-auth-code', { login: email });
    expect((await post('redirect-auth-via-code', { login: email, code: '00000' })).body.code).toMatch(/^code_/);
    const right = await post('redirect-auth-via-code', { login: email, code: await codeFor(api, email) });
    expect(right.status).toBe(200);
  });
});

describe('what may be done', () => {
  it('is nothing for a guest, and what their role says for others', async () => {
    const none = { permissions: { can_use_knowledge: false, can_view_commission: false }, is_admin_auth: false };
    expect((await api.get('/spa/user-info-data')).body).toEqual({ data: none });
    const { token, user } = await member(api);
    expect((await api.get('/spa/user-info-data', { token })).body).toEqual({ data: none });
    await api.db.updateTable('users').set({ role: 'admin' }).where('id', '=', user.id).execute();
    expect((await api.get('/spa/user-info-data', { token })).body).toEqual({ data: { ...none, is_admin_auth: true } });
  });
});

it('no code, token or password of all this is in a log, in the outbox or readable in a table', async () => {
  const [email, mine] = [freshEmail(), browser()];
  const password = 'nine quiet yaks at dawn';
  const renewed = 'ten louder yaks at noon';
  await post('register', { ...accountOf(email), password, confirm_password: password }, mine);
  const code = await codeFor(api, email);
  const link = linkIn(await mailTo(api, email));
  const { body: session } = await post('auth-via-code', { login: email, code }, mine);
  const { body: next } = await post('refresh-token', { refresh_token: session.refresh_token }, mine);
  await post('auth', { login: email, password }, mine);
  await post('auth', { login: email, password: `${password}!` }, mine);
  await post('password-recovery', { email }, mine);
  const reset = linkIn(await mailTo(api, email));
  await post('check-password-reset-token', { token: reset });
  await post('password-reset', { token: reset, password: renewed });
  await post('access-token-by-one-time-token', { token: link });
  await mailTo(api, email);

  const secrets = [password, renewed, link, reset, mine['x-device'], session.token, session.refresh_token, next.token];
  expect(secrets.every((secret) => secret.length > 15)).toBe(true);
  const logged = lines.join('');
  expect(logged).toContain('/crm/api/user/password-reset');
  const { rows: outbox } = { rows: await api.db.selectFrom('outbox').select(['payload', 'last_error']).execute() };
  const tables = await Promise.all(
    (
      [
        'one_time_codes',
        'one_time_links',
        'limits',
        'known_devices',
        'pending_registrations',
        'sessions',
        'users',
      ] as const
    ).map((table) => api.db.selectFrom(table).selectAll().execute()),
  );
  const readable = JSON.stringify([outbox, tables], (_key, value: unknown) =>
    value !== null && typeof value === 'object' && 'type' in value && value.type === 'Buffer' ? '' : value,
  );
  for (const secret of [...secrets, `Your code: ${code}`, `"${code}"`]) {
    expect(logged).not.toContain(secret);
    expect(readable).not.toContain(secret);
  }
});
