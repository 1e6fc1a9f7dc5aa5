import { Readable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import {
  behind,
  calls,
  EXPIRED,
  FROM_SITE,
  keptOf,
  OPEN,
  profile,
  proxyEachTest,
  REQUEST_ID,
  SITE,
  startSite,
} from '../testing/proxied-site.ts';
import { readEnv } from './env.ts';
import { shellSites } from './site.ts';

proxyEachTest();

describe('the pages of development', () => {
  it.each([
    ['a site on one machine', {}, 200],
    ['a demonstration that is built for visitors', { NODE_ENV: 'production', DEMO: 'on' }, 200],
    ['production', { NODE_ENV: 'production' }, 404],
    ['a site whose demonstration is off', { DEMO: 'off' }, 404],
  ])('%s: %j answers %i', async (_what, settings, status) => {
    await behind.site.close();
    await startSite(SITE, {}, settings);
    const answers = await Promise.all(
      ['/dev/outbox', '/dev/outbox.json', '/dev/messenger'].map((url) => behind.site.inject({ url })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([status, status, status]);
    expect(calls('/dev/')).toHaveLength(status === 200 ? 3 : 0);
  });
});

describe('several sites', () => {
  it('the api is told which one is asked, whatever the visitor says', async () => {
    await behind.site.close();
    await startSite(SITE, { sites: shellSites(readEnv({ PUBLIC_URL: SITE }), [import.meta.dirname]) });
    await profile({}, { host: 'days.cairn.example', 'x-site': 'international' });
    await profile({}, { host: 'cairn.test', 'x-site': 'excursions' });
    expect(behind.seen.map(({ headers }) => headers['x-site'])).toEqual(['excursions', 'international']);
  });
});

it.each([
  ['what is done', 'POST', '/api/crm/api/user/logout', 1],
  ['what is refused, which changes nothing', 'POST', '/api/crm/api/user/auth-via-code', 0],
  ['what is read', 'GET', '/api/spa/empty', 0],
] as const)('of %s others hear as of a change: %s %s, %i times', async (_what, method, url, times) => {
  await behind.site.close();
  let heard = 0;
  await startSite(SITE, { onWrite: () => heard++ });
  const payload = method === 'POST' ? { payload: {} } : {};
  await behind.site.inject({ method, url, headers: FROM_SITE, ...payload });
  expect(heard).toBe(times);
});

describe('what passes and what does not', () => {
  it.each<[string, Record<string, string>]>([
    ['without the role header, as a plain form of another site', { origin: SITE }],
    ['from another site', { ...FROM_SITE, origin: 'https://evil.test' }],
    ['from a page without an origin', { ...FROM_SITE, origin: 'null' }],
    ['with another role', { ...FROM_SITE, 'x-role': 'organizer' }],
  ])('an unsafe call %s is forged', async (_title, headers) => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH'] as const) {
      const answer = await behind.site.inject({ method, url: '/api/crm/api/request/create', headers, payload: {} });
      expect([answer.statusCode, answer.json()]).toEqual([
        403,
        { message: 'This request did not come from the site', code: 'forged_request', request_id: REQUEST_ID },
      ]);
    }
    expect(behind.seen).toEqual([]);
  });

  it.each<[string, Record<string, string>]>([
    ['from the site', FROM_SITE],
    [
      'from the site under the name it was asked by',
      { 'x-role': 'client', host: 'localhost:3000', origin: 'http://localhost:3000' },
    ],
    ['without an origin, as apps and older browsers send it', { 'x-role': 'client' }],
  ])('an unsafe call %s passes', async (_title, headers) => {
    const answer = await behind.site.inject({
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

  it.each([
    ['renews a session', 'POST', '/api/crm/api/user/refresh-token'],
    ['waits for a change of pages', 'GET', `/api/spa/pages-revision?known=${Number.MAX_SAFE_INTEGER}`],
    ['waits for a change of texts', 'GET', '/api/spa/content-revision?known=1'],
  ] as const)("a call that %s is the shell's own", async (_what, method, url) => {
    const answer = await behind.site.inject({ method, url, headers: FROM_SITE });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'unknown_call']);
    expect(behind.seen).toEqual([]);
  });

  it('status, words and the known headers come back, cookies of the api do not', async () => {
    const answer = await behind.site.inject({ url: '/api/spa/teapot?a=1' });
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
    const head = await behind.site.inject({ method: 'HEAD', url });
    const whole = await behind.site.inject({ url });
    expect([head.statusCode, whole.statusCode, head.body]).toEqual([status, status, '']);
    expect(head.headers['content-length']).toBe(whole.headers['content-length']);
    expect(behind.seen.map(({ method }) => method)).toEqual(['HEAD', 'GET']);
  });

  it('a redirect of the api is handed on, not followed', async () => {
    const answer = await behind.site.inject({ url: '/api/spa/redirect' });
    expect([answer.statusCode, answer.headers.location]).toEqual([302, 'https://elsewhere.test/']);
  });

  it('an answer without a body has none', async () => {
    const answer = await behind.site.inject({ url: '/api/spa/empty' });
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
  });

  it('the payment sandbox is another company: it is called without a session, by anybody', async () => {
    const answer = await behind.site.inject({
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
    const answer = await behind.site.inject({
      url: '/media/film.mp4',
      headers: { range: 'bytes=2-4', 'if-range': '"1"' },
    });
    expect([answer.statusCode, answer.body]).toEqual([206, '234']);
    expect(answer.headers).toMatchObject({
      'accept-ranges': 'bytes',
      'content-range': 'bytes 2-4/10',
      'content-length': '3',
    });
  });

  it('an api that is away is a 503 in the shape of every error, and ends no session', async () => {
    await behind.api.close();
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
    behind.site.inject({
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
    behind.goodToken = 'second';
    const answer = await send(EXPIRED);
    expect([answer.statusCode, answer.json()]).toEqual([200, { bytes: 40 * MEGABYTE }]);
    expect([behind.refreshes, calls('/crm/api/file/upload-video').length]).toEqual([1, 1]);
  });

  it('of a guest is not held up by a session that is not there', async () => {
    expect((await send({})).statusCode).toBe(401);
    expect(calls('/crm/api/user/profile')).toEqual([]);
  });

  it('that the api does not even read is refused in its words', async () => {
    const url = await behind.site.listen({ port: 0, host: '127.0.0.1' });
    const body = new Blob(Array.from({ length: 8 }, () => new Uint8Array(MEGABYTE)));
    const answer = await fetch(`${url}/api/spa/upload-review-image`, { method: 'POST', headers: FORM, body });
    expect([answer.status, await answer.json()]).toEqual([429, { message: 'One moment', code: 'captcha' }]);
  });

  it.each<[string, string, number]>([
    ['that says it is larger than any video may be', FORM['content-type'], 202 * MEGABYTE],
    ['in the place of words', 'application/json', 2 * MEGABYTE],
  ])('%s is refused in the shape of every error', async (_title, type, length) => {
    const answer = await behind.site.inject({
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
