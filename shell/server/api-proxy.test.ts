import { Readable } from 'node:stream';
import cookie from '@fastify/cookie';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type LightMyRequestResponse,
} from 'fastify';
import { aToken } from '../testing/a-token.ts';
import { until } from '../testing/until.ts';
import { type ApiProxyOptions, apiProxy } from './api-proxy.ts';
import { readEnv } from './env.ts';
import { createHttpServer } from './http-server.ts';
import { Sessions } from './session.ts';
import { shellSites } from './site.ts';

const SITE = 'https://cairn.test';
const FROM_SITE = { 'x-role': 'client', origin: SITE, 'content-type': 'application/json' };

const REQUEST_ID = expect.stringMatching(/^[\da-f]{32}$/);

interface Seen {
  method: string;
  url: string;
  headers: FastifyRequest['headers'];
  body: unknown;
}

/** the api behind the site: remembers what it was asked, and knows which tokens are good */
let api: FastifyInstance;
let apiUrl: string;
let site: FastifyInstance;
let seen: Seen[];
let goodToken: string;
let refreshes: number;
/** how the api answers a refresh */
let refreshAnswer: (reply: FastifyReply) => unknown;

const bodyOf = (body: unknown) => (body instanceof Buffer ? body.toString() : body);
const session = (name: string) => ({
  token: aToken(name),
  refresh_token: aToken(`refresh of ${name}`),
  expires_in: 900,
});

async function startApi(): Promise<void> {
  api = Fastify({ forceCloseConnections: true, bodyLimit: 8 * 1024 * 1024 });
  api.addHook('preHandler', async (request) => {
    seen.push({ method: request.method, url: request.url, headers: request.headers, body: bodyOf(request.body) });
  });
  api.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  api.post('/crm/api/user/auth', (_request, reply) =>
    reply.send({ user: { id: 3, country: null }, ...session('first') }),
  );
  api.post('/crm/api/user/change-country', () => ({ id: 3, country: { id: 5, name: 'Germany' } }));
  api.post('/crm/api/user/auth-via-code', (_request, reply) =>
    reply.code(422).send({ message: 'This code is not right', code: 'code_wrong' }),
  );
  api.post('/crm/api/user/logout', (_request, reply) => reply.send({ result: true }));
  api.post('/crm/api/user/refresh-token', (_request, reply) => {
    refreshes++;
    return refreshAnswer(reply);
  });
  api.get('/crm/api/user/profile', (request, reply) =>
    request.headers['x-authorization'] === aToken(goodToken)
      ? reply.send({ id: 3 })
      : reply.code(401).send({ message: 'Log in', code: 'unauthorized' }),
  );
  api.post('/crm/api/request/create', (request, reply) =>
    request.headers['x-authorization'] === aToken(goodToken)
      ? reply.code(201).send({ id: 31 })
      : reply.code(401).send({ message: 'Log in', code: 'unauthorized' }),
  );
  api.addContentTypeParser('multipart/form-data', (_request, payload, done) => done(null, payload));
  api.post('/crm/api/file/upload-video', async (request, reply) => {
    if (request.headers['x-authorization'] !== aToken(goodToken))
      return reply.code(401).send({ message: 'Log in', code: '401' });
    let bytes = 0;
    if (request.body instanceof Readable) for await (const chunk of request.body) bytes += Buffer.byteLength(chunk);
    return { bytes };
  });
  api.post('/spa/upload-review-image', (_request, reply) =>
    reply.code(429).send({ message: 'One moment', code: 'captcha' }),
  );
  api.get('/media/film.mp4', (request, reply) =>
    request.headers.range === 'bytes=2-4' && request.headers['if-range'] === '"1"'
      ? reply.code(206).header('accept-ranges', 'bytes').header('content-range', 'bytes 2-4/10').send('234')
      : reply.send('0123456789'),
  );
  api.get('/media/none.mp4', (_request, reply) =>
    reply.code(404).send({ message: 'Film not found', code: 'film_not_found' }),
  );
  api.get('/spa/private-tour-program-pdf', (_request, reply) =>
    reply.type('application/pdf').send(Readable.from(['%PDF', '-1.7'])),
  );
  api.post('/sandbox/pay', () => ({ result: true }));
  for (const path of ['/dev/outbox', '/dev/outbox.json']) api.get(path, () => ({ items: ['code 1234'] }));
  api.get('/spa/redirect', (_request, reply) => reply.redirect('https://elsewhere.test/', 302));
  api.get('/spa/empty', (_request, reply) => reply.code(204).send());
  api.get('/spa/teapot', (_request, reply) =>
    reply
      .code(418)
      .header('x-request-id', 'of-another-form')
      .header('retry-after', '3')
      .header('set-cookie', 'api=1')
      .header('x-internal', 'secret')
      .send({ message: 'I am a teapot', code: 'teapot' }),
  );
  apiUrl = await api.listen({ port: 0, host: '127.0.0.1' });
}

async function startSite(
  publicUrl = SITE,
  more: Pick<ApiProxyOptions, 'sites' | 'findCountry'> = {},
  settings: NodeJS.ProcessEnv = {},
): Promise<void> {
  site = createHttpServer({ LOG_LEVEL: 'silent', TRUST_PROXY: ['loopback'] });
  await site.register(cookie);
  const env = readEnv({ ...settings, API_URL: apiUrl, PUBLIC_URL: publicUrl });
  const sessions = new Sessions({ apiUrl, isSecure: publicUrl.startsWith('https:') });
  await site.register(apiProxy, { env, sessions, ...more });
}

beforeEach(async () => {
  seen = [];
  goodToken = 'first';
  refreshes = 0;
  refreshAnswer = (reply) => reply.send(session(goodToken));
  await startApi();
  await startSite();
});
afterEach(async () => {
  await site.close();
  await api.close();
});

const calls = (path: string) => seen.filter(({ url }) => url.startsWith(path));
const logIn = (body: object, headers: Record<string, string> = FROM_SITE) =>
  site.inject({ method: 'POST', url: '/api/crm/api/user/auth', headers, payload: body });
const profile = (cookies: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  site.inject({ url: '/api/crm/api/user/profile', cookies, headers });
const EXPIRED = { cairn_access: aToken('old'), cairn_refresh: aToken('refresh of old') };
const OPEN = { cairn_access: aToken('first') };
/** the cookie of an access token says when it ends as well */
const accessOf = (name: string) => expect.stringMatching(new RegExp(`^${aToken(name)}\\.\\d{10}$`));
/** cookies that hold something, without the browser's own */
const keptOf = (answer: Pick<LightMyRequestResponse, 'cookies'>) =>
  answer.cookies.filter(({ name, value }) => value !== '' && name !== 'cairn_device');

describe('the outbox of development', () => {
  it.each([
    ['a site on one machine', {}, 200],
    ['a demonstration that is built for visitors', { NODE_ENV: 'production', DEMO: 'on' }, 200],
    ['production', { NODE_ENV: 'production' }, 404],
    ['a site whose demonstration is off', { DEMO: 'off' }, 404],
  ])('%s: %j answers %i', async (_what, settings, status) => {
    await site.close();
    await startSite(SITE, {}, settings);
    const answers = await Promise.all(['/dev/outbox', '/dev/outbox.json'].map((url) => site.inject({ url })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([status, status]);
    expect(calls('/dev/')).toHaveLength(status === 200 ? 2 : 0);
  });
});

describe('a visitor logs in', () => {
  it('the tokens become httpOnly cookies and leave the answer', async () => {
    const answer = await logIn({ login: 'kate@cairn.test', password: 'long walk' });
    expect(answer.json()).toEqual({ user: { id: 3, country: null } });
    expect(answer.body).not.toContain('first');
    const kept = keptOf(answer);
    expect(kept).toEqual([
      expect.objectContaining({
        name: 'cairn_access',
        value: accessOf('first'),
        httpOnly: true,
        secure: true,
        sameSite: 'Lax',
        path: '/',
        maxAge: 900,
      }),
      expect.objectContaining({
        name: 'cairn_refresh',
        value: aToken('refresh of first'),
        httpOnly: true,
        secure: true,
        path: '/',
      }),
    ]);
  });

  it('the session ends with the browser when it shall not be remembered', async () => {
    const answer = await logIn({ login: 'kate@cairn.test', password: 'long walk', remember: false });
    const kept = keptOf(answer);
    expect(kept.map(({ name }) => name)).toEqual(['cairn_access_session', 'cairn_refresh_session']);
    expect(kept.map(({ maxAge, expires }) => maxAge ?? expires)).toEqual([undefined, undefined]);
    expect(kept.every(({ httpOnly }) => httpOnly)).toBe(true);
  });

  it('over plain http the cookies are not secure-only, else nobody could log in on one machine', async () => {
    await site.close();
    await startSite('http://localhost:3000');
    const answer = await logIn({}, { ...FROM_SITE, origin: 'http://localhost:3000' });
    expect(answer.cookies.filter(({ secure }) => secure)).toEqual([]);
  });

  it('a refusal comes through with its words, and opens nothing', async () => {
    const answer = await site.inject({
      method: 'POST',
      url: '/api/crm/api/user/auth-via-code',
      headers: FROM_SITE,
      payload: { code: '00000' },
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toEqual({ message: 'This code is not right', code: 'code_wrong' });
    expect(keptOf(answer)).toEqual([]);
  });

  it('no link that somebody follows logs them out', async () => {
    const answer = await site.inject({
      url: '/api/crm/api/user/logout',
      cookies: { cairn_access: aToken('first'), cairn_refresh: aToken('refresh of first') },
    });
    expect(answer.statusCode).toBe(404);
    expect(keptOf(answer)).toEqual([]);
    expect(answer.cookies.filter(({ value }) => value === '')).toEqual([]);
  });

  it('and out: every cookie of the session is cleared', async () => {
    const answer = await site.inject({
      method: 'POST',
      url: '/api/crm/api/user/logout',
      headers: FROM_SITE,
      payload: {},
      cookies: { cairn_access: aToken('first'), cairn_refresh: aToken('refresh of first') },
    });
    expect(answer.json()).toEqual({ result: true });
    expect(calls('/crm/api/user/logout')[0]?.headers['x-authorization']).toBe(aToken('first'));
    expect(answer.cookies.filter(({ value }) => value === '').map(({ name, value }) => [name, value])).toEqual([
      ['cairn_access', ''],
      ['cairn_refresh', ''],
      ['cairn_access_session', ''],
      ['cairn_refresh_session', ''],
    ]);
  });
});

describe('the device', () => {
  const device = ({ cookies }: Pick<LightMyRequestResponse, 'cookies'>) =>
    cookies.find(({ name }) => name === 'cairn_device');

  it('gets its cookie with the first call of the user module, out of the reach of scripts, and the api hears it at once', async () => {
    const given = device(await logIn({ login: 'kate@cairn.test' }));
    expect(given).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/', maxAge: 34_560_000 });
    expect(given?.value).toMatch(/^[\w-]{43}$/);
    expect(seen[0]?.headers['x-device']).toBe(given?.value);
  });

  it('stays the same from then on, and every call of it says so', async () => {
    const cookies = { cairn_device: aToken('device') };
    expect(device(await profile(cookies))?.value).toBe(aToken('device'));
    const other = await site.inject({ url: '/api/spa/teapot', cookies });
    expect(device(other)).toBeUndefined();
    expect(seen.map(({ headers }) => headers['x-device'])).toEqual([aToken('device'), aToken('device')]);
  });

  it('is not what a page says it is', async () => {
    await profile({}, { 'x-device': aToken('invented') });
    await profile({ cairn_device: 'too short' });
    await site.inject({ url: '/api/spa/teapot', headers: { 'x-device': aToken('invented') } });
    const said = seen.map(({ headers }) => headers['x-device']);
    expect(said).toEqual([expect.stringMatching(/^[\w-]{43}$/), expect.stringMatching(/^[\w-]{43}$/), undefined]);
    expect(said).not.toContain(aToken('invented'));
    expect(said[0]).not.toBe(said[1]);
  });

  it('is nobody’s who only looks at what is open', async () => {
    expect((await site.inject({ url: '/api/spa/teapot' })).cookies).toEqual([]);
  });
});

describe('several sites', () => {
  it('the api is told which one is asked, whatever the visitor says', async () => {
    await site.close();
    await startSite(SITE, { sites: shellSites(readEnv({ PUBLIC_URL: SITE }), [import.meta.dirname]) });
    await profile({}, { host: 'days.cairn.example', 'x-site': 'international' });
    await profile({}, { host: 'cairn.test', 'x-site': 'excursions' });
    expect(seen.map(({ headers }) => headers['x-site'])).toEqual(['excursions', 'international']);
  });
});

describe('the country at login', () => {
  it('differs from the user’s: it is changed in the new session, and the answer shows it', async () => {
    await site.close();
    await startSite(SITE, { findCountry: async () => ({ id: 5, iso_code: 'DE', name: 'Germany' }) });
    const answer = await logIn({ login: 'kate@cairn.test', password: 'long walk' });
    expect(calls('/crm/api/user/change-country')).toMatchObject([
      { body: { country_id: 5 }, headers: { 'x-authorization': aToken('first') } },
    ]);
    expect(answer.json()).toEqual({ user: { id: 3, country: { id: 5, name: 'Germany' } } });
  });
});

describe('a token is over', () => {
  it('it is refreshed, the call is repeated once, and the visitor notices nothing', async () => {
    goodToken = 'second';
    const answer = await profile(EXPIRED);
    expect(answer.json()).toEqual({ id: 3 });
    expect(calls('/crm/api/user/profile').map(({ headers }) => headers['x-authorization'])).toEqual([
      aToken('old'),
      aToken('second'),
    ]);
    expect(calls('/crm/api/user/refresh-token')[0]?.body).toEqual({ refresh_token: aToken('refresh of old') });
    expect(keptOf(answer).map(({ name, value }) => [name, value])).toEqual([
      ['cairn_access', accessOf('second')],
      ['cairn_refresh', aToken('refresh of second')],
    ]);
  });

  it('a call with a body is repeated with its body', async () => {
    goodToken = 'second';
    const answer = await site.inject({
      method: 'POST',
      url: '/api/crm/api/request/create',
      headers: FROM_SITE,
      payload: { tour_id: 42 },
      cookies: EXPIRED,
    });
    expect(answer.statusCode).toBe(201);
    expect(calls('/crm/api/request/create').map(({ body }) => body)).toEqual([{ tour_id: 42 }, { tour_id: 42 }]);
  });

  it('calls side by side share one refresh', async () => {
    goodToken = 'second';
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    refreshAnswer = async () => {
      await held;
      return session('second');
    };
    const all = Promise.all(Array.from({ length: 5 }, () => profile(EXPIRED)));
    // every one of them has met its 401 before the refresh is answered
    await until('five refusals', () => calls('/crm/api/user/profile').length === 5);
    letGo();
    expect((await all).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    expect(refreshes).toBe(1);
  });

  it('an access cookie that the browser dropped is renewed before the call', async () => {
    goodToken = 'second';
    const answer = await profile({ cairn_refresh: aToken('refresh of old') });
    expect(answer.statusCode).toBe(200);
    expect(calls('/crm/api/user/profile')).toHaveLength(1);
  });

  it('the new tokens stay in the store that the old ones were in', async () => {
    goodToken = 'second';
    const answer = await profile({
      cairn_access_session: aToken('old'),
      cairn_refresh_session: aToken('refresh of old'),
    });
    expect(keptOf(answer).map(({ name, maxAge }) => [name, maxAge])).toEqual([
      ['cairn_access_session', undefined],
      ['cairn_refresh_session', undefined],
    ]);
  });

  it('a refresh that is refused ends the session: the 401 comes through and the cookies are cleared', async () => {
    refreshAnswer = (reply) => reply.code(401).send({ message: 'No', code: 'unauthorized' });
    goodToken = 'second';
    const answer = await profile(EXPIRED);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({ message: 'Log in', code: 'unauthorized' });
    expect(calls('/crm/api/user/profile')).toHaveLength(1);
    expect(keptOf(answer)).toEqual([]);
    expect(answer.cookies.filter(({ value }) => value === '')).toHaveLength(4);
  });

  it('a call that is refused with the fresh token too is not repeated for ever', async () => {
    refreshAnswer = (reply) => reply.send(session('useless'));
    goodToken = 'nobody has it';
    const answer = await profile(EXPIRED);
    expect(answer.statusCode).toBe(401);
    expect(calls('/crm/api/user/profile')).toHaveLength(2);
    expect(refreshes).toBe(1);
  });

  it('a guest is told to log in without any refresh', async () => {
    expect((await profile()).statusCode).toBe(401);
    expect(refreshes).toBe(0);
  });
});

describe('what passes and what does not', () => {
  it.each<[string, Record<string, string>]>([
    ['without the role header, as a plain form of another site', { origin: SITE }],
    ['from another site', { ...FROM_SITE, origin: 'https://evil.test' }],
    ['from a page without an origin', { ...FROM_SITE, origin: 'null' }],
    ['with another role', { ...FROM_SITE, 'x-role': 'organizer' }],
  ])('an unsafe call %s is forged', async (_title, headers) => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH'] as const) {
      const answer = await site.inject({ method, url: '/api/crm/api/request/create', headers, payload: {} });
      expect([answer.statusCode, answer.json()]).toEqual([
        403,
        { message: 'This request did not come from the site', code: 'forged_request', request_id: REQUEST_ID },
      ]);
    }
    expect(seen).toEqual([]);
  });

  it.each<[string, Record<string, string>]>([
    ['from the site', FROM_SITE],
    [
      'from the site under the name it was asked by',
      { 'x-role': 'client', host: 'localhost:3000', origin: 'http://localhost:3000' },
    ],
    ['without an origin, as apps and older browsers send it', { 'x-role': 'client' }],
  ])('an unsafe call %s passes', async (_title, headers) => {
    const answer = await site.inject({
      method: 'POST',
      url: '/api/crm/api/request/create',
      headers,
      payload: {},
      cookies: OPEN,
    });
    expect(answer.statusCode).toBe(201);
  });

  it("a page's own X-Authorization and the cookies stay outside", async () => {
    const answer = await profile({ other: '1' }, { 'x-authorization': 'first', authorization: 'Bearer first' });
    expect(answer.statusCode).toBe(401);
    const [call] = calls('/crm/api/user/profile');
    expect([call?.headers['x-authorization'], call?.headers.authorization, call?.headers.cookie]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('language, currency and the address of the visitor go along', async () => {
    await profile({}, { 'x-language': 'en-US', 'x-currency': 'EUR', 'x-forwarded-for': '203.0.113.9' });
    expect(calls('/crm/api/user/profile')[0]?.headers).toMatchObject({
      'x-language': 'en-US',
      'x-currency': 'EUR',
      'x-forwarded-for': '203.0.113.9',
    });
  });

  it('status, words and the known headers come back, cookies of the api do not', async () => {
    const answer = await site.inject({ url: '/api/spa/teapot?a=1' });
    expect(answer.statusCode).toBe(418);
    expect(answer.json()).toEqual({ message: 'I am a teapot', code: 'teapot' });
    expect(answer.headers).toMatchObject({ 'x-request-id': REQUEST_ID, 'retry-after': '3' });
    expect([answer.headers['x-internal'], answer.headers['set-cookie']]).toEqual([undefined, undefined]);
    expect(calls('/spa/teapot?a=1')).toHaveLength(1);
  });

  it.each([
    ['a film', '/media/film.mp4', 200],
    ['a film that is not there', '/media/none.mp4', 404],
    ['a document that is made as it is read', '/spa/private-tour-program-pdf?id=1', 200],
    ['a call', '/api/spa/teapot', 418],
  ])('HEAD says of %s what GET says: the status and the length, without the body', async (_title, url, status) => {
    const head = await site.inject({ method: 'HEAD', url });
    const whole = await site.inject({ url });
    expect([head.statusCode, whole.statusCode, head.body]).toEqual([status, status, '']);
    expect(head.headers['content-length']).toBe(whole.headers['content-length']);
    expect(seen.map(({ method }) => method)).toEqual(['HEAD', 'GET']);
  });

  it('a redirect of the api is handed on, not followed', async () => {
    const answer = await site.inject({ url: '/api/spa/redirect' });
    expect([answer.statusCode, answer.headers.location]).toEqual([302, 'https://elsewhere.test/']);
  });

  it('an answer without a body has none', async () => {
    const answer = await site.inject({ url: '/api/spa/empty' });
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
  });

  it('the payment sandbox is another company: it is called without a session, by anybody', async () => {
    const answer = await site.inject({
      method: 'POST',
      url: '/api/sandbox/pay',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' },
      payload: 'card=4242',
      cookies: OPEN,
    });
    expect(answer.json()).toEqual({ result: true });
    expect(calls('/sandbox')[0]).toMatchObject({ body: 'card=4242' });
    expect(calls('/sandbox')[0]?.headers['x-authorization']).toBeUndefined();
  });

  it('a part of a video is a part, and says how long it is', async () => {
    const answer = await site.inject({ url: '/media/film.mp4', headers: { range: 'bytes=2-4', 'if-range': '"1"' } });
    expect([answer.statusCode, answer.body]).toEqual([206, '234']);
    expect(answer.headers).toMatchObject({
      'accept-ranges': 'bytes',
      'content-range': 'bytes 2-4/10',
      'content-length': '3',
    });
  });

  it('an api that is away is a 503 in the shape of every error, and ends no session', async () => {
    await api.close();
    const answer = await profile(EXPIRED);
    expect([answer.statusCode, answer.json()]).toEqual([
      503,
      { message: 'Please try again later', code: 'api_unreachable', request_id: REQUEST_ID },
    ]);
    expect(keptOf(answer)).toEqual([]);
  });
});

describe('a file', () => {
  const FORM = { 'x-role': 'client', 'content-type': 'multipart/form-data; boundary=x' };
  const MEGABYTE = 1024 * 1024;
  /** a form with a file of so many bytes, a megabyte at a time */
  const film = (bytes: number) => Readable.from(Array.from({ length: bytes / MEGABYTE }, () => Buffer.alloc(MEGABYTE)));
  const send = (cookies: Record<string, string>) =>
    site.inject({
      method: 'POST',
      url: '/api/crm/api/file/upload-video',
      headers: FORM,
      payload: film(40 * MEGABYTE),
      cookies,
    });

  it('of 40 MB flows through', async () => {
    const answer = await send(OPEN);
    expect([answer.statusCode, answer.json()]).toEqual([200, { bytes: 40 * MEGABYTE }]);
  });

  it('is sent once: a token that is over is renewed before', async () => {
    goodToken = 'second';
    const answer = await send(EXPIRED);
    expect([answer.statusCode, answer.json()]).toEqual([200, { bytes: 40 * MEGABYTE }]);
    expect([refreshes, calls('/crm/api/file/upload-video').length]).toEqual([1, 1]);
  });

  it('of a guest is not held up by a session that is not there', async () => {
    expect((await send({})).statusCode).toBe(401);
    expect(calls('/crm/api/user/profile')).toEqual([]);
  });

  it('that the api does not even read is refused in its words', async () => {
    const url = await site.listen({ port: 0, host: '127.0.0.1' });
    const body = new Blob(Array.from({ length: 8 }, () => new Uint8Array(MEGABYTE)));
    const answer = await fetch(`${url}/api/spa/upload-review-image`, { method: 'POST', headers: FORM, body });
    expect([answer.status, await answer.json()]).toEqual([429, { message: 'One moment', code: 'captcha' }]);
  });

  it.each<[string, string, number]>([
    ['that says it is larger than any video may be', FORM['content-type'], 202 * MEGABYTE],
    ['in the place of words', 'application/json', 2 * MEGABYTE],
  ])('%s is refused in the shape of every error', async (_title, type, length) => {
    const answer = await site.inject({
      method: 'POST',
      url: '/api/crm/api/file/upload-video',
      headers: { 'x-role': 'client', 'content-type': type, 'content-length': String(length) },
      payload: Buffer.alloc(16),
    });
    expect([answer.statusCode, answer.json()]).toEqual([
      413,
      { message: 'The body is too large', code: 'body_too_large', request_id: REQUEST_ID },
    ]);
  });
});
