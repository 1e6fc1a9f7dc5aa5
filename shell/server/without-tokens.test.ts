import { createServer, type Server, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ALL_CALLS, nameOf } from '@cairn/shared-contracts/api/all-calls';
import cookie from '@fastify/cookie';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { aToken } from '../testing/a-token.ts';
import { apiProxy } from './api-proxy.ts';
import { readEnv } from './env.ts';
import { createHttpServer } from './http-server.ts';
import { Sessions } from './session.ts';
import { withoutTokens } from './without-tokens.ts';

const SITE = 'http://cairn.test';
const GIVEN = aToken('given by the api');
const REFRESH = aToken('refresh given by the api');
const TOKENS = { token: GIVEN, refresh_token: REFRESH, expires_in: 900 };

let api: Server;
let site: FastifyInstance;
let port: number;
let lines: string[] = [];
let asked: string[] = [];
/** what the api answers to everything, tokens somewhere in it */
let answer: object;

beforeAll(async () => {
  api = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  // servers that listen on a port have an address with one
  const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  site = createHttpServer(
    { LOG_LEVEL: 'debug', TRUST_PROXY: ['loopback'] },
    { logTo: { write: (line: string) => lines.push(line) } },
  );
  const sessions = new Sessions({ apiUrl, isSecure: false });
  await site.register(cookie);
  await site.register(apiProxy, { env: readEnv({ API_URL: apiUrl, PUBLIC_URL: SITE }), sessions });
  await site.listen({ port: 0, host: '127.0.0.1' });
  port = (site.server.address() as AddressInfo).port;
});
afterAll(async () => {
  await site.close();
  api.close();
});
beforeEach(() => {
  [lines, asked] = [[], []];
  answer = { user: { id: 3, country: null }, result: true, ...TOKENS };
});

/** the address exactly as it is written: no client puts it in order */
const ask = (method: string, path: string): Promise<{ status: number; shown: string }> =>
  new Promise((resolve, reject) => {
    const headers = { origin: SITE, 'x-role': 'client', 'content-type': 'application/json' };
    const call = send({ port, host: '127.0.0.1', method, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const { 'set-cookie': _httpOnly, ...seen } = response.headers;
        const shown = Buffer.concat(chunks).toString() + JSON.stringify(seen);
        resolve({ status: response.statusCode ?? 0, shown });
      });
    });
    call.on('error', reject);
    call.end(method === 'POST' ? '{}' : undefined);
  });

/** other spellings of a path that one server or another takes for the same */
const spellings = (path: string): string[] => [
  path,
  `${path}/`,
  `${path}//`,
  `/${path}`,
  path.replace(/\/(?=[^/]*$)/, '//'),
  path.replace(/\/([^/])([^/]*)$/, (_, first: string, rest: string) => `/%${first.charCodeAt(0).toString(16)}${rest}`),
  path.replace(/\/(?=[^/]*$)/, '%2f'),
  path.toUpperCase(),
  path.replace(/[^/]*$/, (last) => `${last.charAt(0).toUpperCase()}${last.slice(1)}`),
  path.replace(/\/(?=[^/]*$)/, '/./'),
  path.replace(/\/(?=[^/]*$)/, '/x/../'),
  path.replace(/\/(?=[^/]*$)/, '/x/%2e%2e/'),
  path.replace(/\/(?=[^/]*$)/, '\\'),
  `${path};a=1`,
  `${path}%00`,
  `${path}%20`,
  `${path}?a=1`,
  `${path}?`,
  `${path}?a=/../../x`,
  `${path}#x`,
];

describe('tokens never leave the shell', () => {
  it.each(ALL_CALLS.map((call) => [nameOf(call), call] as const))('%s, however it is spelled', async (_name, call) => {
    for (const spelled of spellings(call.path)) {
      for (const prefix of ['/api', '/%61pi', '//api', '/media/..']) {
        for (const method of call.method === 'GET' ? ['GET'] : ['POST', 'GET']) {
          const { shown } = await ask(method, prefix + spelled);
          expect([prefix + spelled, shown.includes(GIVEN) || shown.includes(REFRESH)]).toEqual([
            prefix + spelled,
            false,
          ]);
        }
      }
    }
    expect(lines.join('')).not.toMatch(new RegExp(`${GIVEN}|${REFRESH}`));
  });

  it.each([
    '/api/crm/api/user/auth/',
    '/api/crm/api/user/%61uth',
    '/api//crm/api/user/auth',
    '/api/crm/api/user/AUTH',
    '/api/crm/api/user/x/../auth',
    '/api/crm/api/user/auth;a=1',
  ])('POST %s is no call: 404 in the shape of every error, and the api is not asked', async (path) => {
    const { status, shown } = await ask('POST', path);
    expect([status, asked]).toEqual([404, []]);
    expect(shown).toContain('"code":"unknown_call"');
    expect(shown).toContain('"request_id":"');
  });

  it('a page cannot put a session in: renewing is the shell’s own', async () => {
    expect(await ask('POST', '/api/crm/api/user/refresh-token')).toMatchObject({ status: 404 });
    expect(asked).toEqual([]);
  });

  it.each<[string, object]>([
    ['on the way out of another call', { items: [{ session: TOKENS }] }],
    ['without its fellow', { refresh_token: REFRESH }],
  ])('an answer with tokens %s is kept back, and told to the log without them', async (_title, body) => {
    answer = body;
    const { status, shown } = await ask('GET', '/api/spa/stats');
    expect([status, shown.includes('contract_broken')]).toEqual([502, true]);
    expect(lines.join('')).toContain('kept back');
    expect(lines.join('')).not.toContain(REFRESH);
  });
});

describe('what is looked for', () => {
  const of = (text: string, type = 'application/json') =>
    withoutTokens(new Response(text, { headers: { 'content-type': type } }), [GIVEN]);

  it.each([
    ['the session’s own token under any name', `{"hint":"${GIVEN}"}`],
    ['a name in escapes', `{"refresh\\u005ftoken":"x"}`],
    ['deep inside', `{"a":[{"b":{"token":"x","expires_in":1}}]}`],
  ])('%s', async (_title, text) => {
    expect(await of(text)).toBeUndefined();
    expect(await of(text, 'application/problem+json')).toBeUndefined();
  });

  it.each([
    ['the token of something else', '{"token":"of an upload"}'],
    ['words about tokens', '{"text":"refresh_token"}'],
    ['no JSON at all', '{"token":'],
  ])('not %s: it passes to the letter', async (_title, text) => {
    expect(await (await of(text))?.text()).toBe(text);
  });
});
