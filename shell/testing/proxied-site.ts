import { Readable } from 'node:stream';
import cookie from '@fastify/cookie';
import { afterEach, beforeEach, expect } from '@jest/globals';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type LightMyRequestResponse,
} from 'fastify';
import { type ApiProxyOptions, apiProxy } from '../server/api-proxy.ts';
import { readEnv } from '../server/env.ts';
import { createHttpServer } from '../server/http-server.ts';
import { Sessions } from '../server/session.ts';
import { aToken } from './a-token.ts';

export const SITE = 'https://cairn.test';
export const FROM_SITE = { 'x-role': 'client', origin: SITE, 'content-type': 'application/json' };

export const REQUEST_ID = expect.stringMatching(/^[\da-f]{32}$/);

interface Seen {
  method: string;
  url: string;
  headers: FastifyRequest['headers'];
  body: unknown;
}

/** the api behind the site: remembers what it was asked, and knows which tokens are good */
interface Behind {
  api: FastifyInstance;
  apiUrl: string;
  site: FastifyInstance;
  seen: Seen[];
  goodToken: string;
  refreshes: number;
  /** how the api answers a refresh */
  refreshAnswer: (reply: FastifyReply) => unknown;
}
// each test begins with another one
export const behind = {} as Behind;

const bodyOf = (body: unknown) => (body instanceof Buffer ? body.toString() : body);
export const session = (name: string) => ({
  token: aToken(name),
  refresh_token: aToken(`refresh of ${name}`),
  expires_in: 900,
});

async function startApi(): Promise<void> {
  behind.api = Fastify({ forceCloseConnections: true, bodyLimit: 8 * 1024 * 1024 });
  behind.api.addHook('preHandler', async (request) => {
    behind.seen.push({
      method: request.method,
      url: request.url,
      headers: request.headers,
      body: bodyOf(request.body),
    });
  });
  behind.api.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  behind.api.post('/crm/api/user/auth', (_request, reply) =>
    reply.send({ user: { id: 3, country: null }, ...session('first') }),
  );
  behind.api.post('/crm/api/user/change-country', () => ({ id: 3, country: { id: 5, name: 'Germany' } }));
  behind.api.post('/crm/api/user/auth-via-code', (_request, reply) =>
    reply.code(422).send({ message: 'This code is not right', code: 'code_wrong' }),
  );
  behind.api.post('/crm/api/user/logout', (_request, reply) => reply.send({ result: true }));
  behind.api.post('/crm/api/user/refresh-token', (_request, reply) => {
    behind.refreshes++;
    return behind.refreshAnswer(reply);
  });
  behind.api.get('/crm/api/user/profile', (request, reply) =>
    request.headers['x-authorization'] === aToken(behind.goodToken)
      ? reply.send({ id: 3 })
      : reply.code(401).send({ message: 'Log in', code: 'unauthorized' }),
  );
  behind.api.post('/crm/api/request/create', (request, reply) =>
    request.headers['x-authorization'] === aToken(behind.goodToken)
      ? reply.code(201).send({ id: 31 })
      : reply.code(401).send({ message: 'Log in', code: 'unauthorized' }),
  );
  behind.api.addContentTypeParser('multipart/form-data', (_request, payload, done) => done(null, payload));
  behind.api.post('/crm/api/file/upload-video', async (request, reply) => {
    if (request.headers['x-authorization'] !== aToken(behind.goodToken))
      return reply.code(401).send({ message: 'Log in', code: '401' });
    let bytes = 0;
    if (request.body instanceof Readable) for await (const chunk of request.body) bytes += Buffer.byteLength(chunk);
    return { bytes };
  });
  behind.api.post('/spa/upload-review-image', (_request, reply) =>
    reply.code(429).send({ message: 'One moment', code: 'captcha' }),
  );
  behind.api.get('/media/film.mp4', (request, reply) =>
    request.headers.range === 'bytes=2-4' && request.headers['if-range'] === '"1"'
      ? reply.code(206).header('accept-ranges', 'bytes').header('content-range', 'bytes 2-4/10').send('234')
      : reply.send('0123456789'),
  );
  behind.api.get('/media/none.mp4', (_request, reply) =>
    reply.code(404).send({ message: 'Film not found', code: 'film_not_found' }),
  );
  behind.api.get('/spa/private-tour-program-pdf', (_request, reply) =>
    reply.type('application/pdf').send(Readable.from(['%PDF', '-1.7'])),
  );
  behind.api.post('/sandbox/pay', () => ({ result: true }));
  for (const path of ['/dev/outbox', '/dev/outbox.json', '/dev/messenger'])
    behind.api.get(path, () => ({ items: ['code 1234'] }));
  behind.api.get('/spa/redirect', (_request, reply) => reply.redirect('https://elsewhere.test/', 302));
  behind.api.get('/spa/empty', (_request, reply) => reply.code(204).send());
  behind.api.get('/spa/teapot', (_request, reply) =>
    reply
      .code(418)
      .header('x-request-id', 'of-another-form')
      .header('retry-after', '3')
      .header('set-cookie', 'api=1')
      .header('x-internal', 'secret')
      .send({ message: 'I am a teapot', code: 'teapot' }),
  );
  behind.apiUrl = await behind.api.listen({ port: 0, host: '127.0.0.1' });
}

export async function startSite(
  publicUrl = SITE,
  more: Pick<ApiProxyOptions, 'sites' | 'findCountry' | 'onWrite'> = {},
  settings: NodeJS.ProcessEnv = {},
): Promise<void> {
  behind.site = createHttpServer({ LOG_LEVEL: 'silent', TRUST_PROXY: ['loopback'] });
  await behind.site.register(cookie);
  const env = readEnv({ ...settings, API_URL: behind.apiUrl, PUBLIC_URL: publicUrl });
  const sessions = new Sessions({ apiUrl: behind.apiUrl, isSecure: publicUrl.startsWith('https:') });
  await behind.site.register(apiProxy, { env, sessions, ...more });
}

/** A site and an api of its own for each test of a file. */
export function proxyEachTest(): void {
  beforeEach(async () => {
    behind.seen = [];
    behind.goodToken = 'first';
    behind.refreshes = 0;
    behind.refreshAnswer = (reply) => reply.send(session(behind.goodToken));
    await startApi();
    await startSite();
  });
  afterEach(async () => {
    await behind.site.close();
    await behind.api.close();
  });
}

export const calls = (path: string) => behind.seen.filter(({ url }) => url.startsWith(path));
export const logIn = (body: object, headers: Record<string, string> = FROM_SITE) =>
  behind.site.inject({ method: 'POST', url: '/api/crm/api/user/auth', headers, payload: body });
export const profile = (cookies: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  behind.site.inject({ url: '/api/crm/api/user/profile', cookies, headers });
export const EXPIRED = { '__Host-cairn_access': aToken('old'), '__Host-cairn_refresh': aToken('refresh of old') };
export const OPEN = { '__Host-cairn_access': aToken('first') };
/** the cookie of an access token says when it ends as well */
export const accessOf = (name: string) => expect.stringMatching(new RegExp(`^${aToken(name)}\\.\\d{10}$`));
/** cookies that hold something, without the browser's own */
export const keptOf = (answer: Pick<LightMyRequestResponse, 'cookies'>) =>
  answer.cookies.filter(({ name, value }) => value !== '' && name !== '__Host-cairn_device');
