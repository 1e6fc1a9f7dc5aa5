import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import cookie from '@fastify/cookie';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { aToken } from '../testing/a-token.ts';
import { until } from '../testing/until.ts';
import { apiProxy } from './api-proxy.ts';
import { readEnv } from './env.ts';
import { createHttpServer } from './http-server.ts';
import { OWN_CALL_HEADERS } from './own-calls.ts';
import { type Session, Sessions } from './session.ts';

interface Asked {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

const OLD = { '__Host-cairn_access': aToken('old'), '__Host-cairn_refresh': aToken('refresh of old') };
const PROFILE = '/crm/api/user/profile';
const REFRESH = '/crm/api/user/refresh-token';
const json = (response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}) =>
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
const renewed = (response: ServerResponse) =>
  json(response, 200, { token: aToken('new'), refresh_token: aToken('refresh of new'), expires_in: 900 });
const refused = (response: ServerResponse) => json(response, 401, { code: 'unauthorized', message: 'No' });

let asked: Asked[];
let answerRefresh: (response: ServerResponse) => void;
let good: string;
let committedAt: () => string;
/** an api that can go away and come back at the same address */
let api: { url: string; leave(): Promise<void>; comeBack(): Promise<void> };
const shells: FastifyInstance[] = [];

function answer({ path, headers }: Asked, response: ServerResponse): void {
  if (path === REFRESH) answerRefresh(response);
  else if (path.startsWith('/media/')) response.end('picture');
  else if (path === '/spa/stats') json(response, 200, { result: true }, { 'x-last-commit': committedAt() });
  else if (headers['x-authorization'] === aToken(good)) json(response, 200, { id: 3 });
  else refused(response);
}

async function startApi() {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const one = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks).toString() };
      asked.push(one);
      answer(one, response);
    });
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const leave = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  await listen(0);
  // a server that listens on a port has an address with one
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, leave, comeBack: () => listen(port) };
}

/** @param late a page that streams already when it needs the session */
async function startShell(late?: (session: Session) => Promise<string>): Promise<FastifyInstance> {
  const shell = createHttpServer({ LOG_LEVEL: 'silent', TRUST_PROXY: ['loopback'] });
  const sessions = new Sessions({ apiUrl: api.url, isSecure: true });
  await shell.register(cookie);
  await shell.register(apiProxy, { env: readEnv({ API_URL: api.url, PUBLIC_URL: 'https://cairn.test' }), sessions });
  shell.get('/late', async (request, reply) => {
    reply.raw.writeHead(200).write('begun ');
    reply.raw.end(await late?.(sessions.of(request, reply)));
    return reply.hijack();
  });
  shell.get('/page', async (request, reply) => {
    await sessions.of(request, reply).ready();
    return 'page';
  });
  shells.push(shell);
  return shell;
}

beforeEach(async () => {
  asked = [];
  good = 'new';
  committedAt = () => '16/B374D848';
  answerRefresh = renewed;
  api = await startApi();
});
afterEach(async () => {
  await Promise.all(shells.splice(0).map((shell) => shell.close()));
  await api.leave();
});

const refreshes = () => asked.filter(({ path }) => path === REFRESH);
const profile = (shell: FastifyInstance, cookies: Record<string, string> = OLD, ip = '203.0.113.9') =>
  shell.inject({
    url: `/api${PROFILE}`,
    cookies,
    headers: { 'x-forwarded-for': ip, 'user-agent': 'Firefox', 'x-device': aToken('invented') },
  });
/** names of the session's cookies that an answer sets or clears */
const sessionCookies = ({ cookies }: { cookies: { name: string }[] }) =>
  cookies.map(({ name }) => name).filter((name) => /^__Host-cairn_(access|refresh)/.test(name));

describe('a refresh', () => {
  it('is asked for in the name of the visitor: address, browser and device', async () => {
    await profile(await startShell(), { ...OLD, '__Host-cairn_device': aToken('device') });
    expect(refreshes()).toMatchObject([
      { headers: { 'x-forwarded-for': '203.0.113.9', 'user-agent': 'Firefox', 'x-device': aToken('device') } },
    ]);
  });

  it.each<[string, number, (response: ServerResponse) => void]>([
    [
      'too many, and says how long',
      40,
      (response) => json(response, 429, { code: 'too_many_requests' }, { 'retry-after': '40' }),
    ],
    ['a fault of its own', 5, (response) => json(response, 500, { code: 'internal_error', message: '' })],
    ['a restart', 5, (response) => json(response, 503, { code: 'starting', message: '' })],
    ['the page of a proxy', 5, (response) => response.writeHead(502).end('<h1>Bad gateway</h1>')],
    ['a refusal that is not of the token', 5, (response) => response.writeHead(401).end('{}')],
    ['another "no"', 5, (response) => json(response, 403, { code: 'forbidden', message: '' })],
    ['nothing: the line is cut', 5, (response) => response.destroy()],
  ])('that is answered by %s ends no session: 503, and when to try again', async (_title, seconds, how) => {
    answerRefresh = how;
    const answered = await profile(await startShell());
    expect([answered.statusCode, answered.headers['retry-after']]).toEqual([503, String(seconds)]);
    expect(answered.json()).toMatchObject({ code: 'api_unreachable', request_id: expect.any(String) });
    expect(sessionCookies(answered)).toEqual([]);
  });

  it('that the api refuses by the token ends the session', async () => {
    answerRefresh = refused;
    const answered = await profile(await startShell());
    expect(answered.statusCode).toBe(401);
    expect(sessionCookies(answered)).toHaveLength(4);
  });

  it('is not needed for what is open to everybody', async () => {
    const shell = await startShell();
    answerRefresh = refused;
    const refreshOnly = { '__Host-cairn_refresh': OLD['__Host-cairn_refresh'] };
    for (const url of ['/api/spa/stats', '/media/art/lake.jpg']) {
      const answered = await shell.inject({ url, cookies: refreshOnly });
      expect([answered.statusCode, sessionCookies(answered)]).toEqual([200, []]);
    }
    expect(refreshes()).toEqual([]);
  });
});

describe('an api that goes away and comes back', () => {
  it('costs nobody the session', async () => {
    const shell = await startShell();
    await api.leave();
    const away = await Promise.all(Array.from({ length: 20 }, () => profile(shell)));
    expect(new Set(away.map(({ statusCode }) => statusCode))).toEqual(new Set([503]));
    expect(away.flatMap(sessionCookies)).toEqual([]);
    answerRefresh = (response) => json(response, 503, { code: 'starting', message: '' });
    await api.comeBack();
    expect((await profile(shell)).statusCode).toBe(503);
    answerRefresh = renewed;
    const back = await profile(shell);
    expect([back.statusCode, sessionCookies(back)]).toEqual([200, ['__Host-cairn_access', '__Host-cairn_refresh']]);
  });
});

describe('invented cookies', () => {
  it.each([
    ['too short', 'abc'],
    ['of letters that no token has', `${'a'.repeat(42)}%`],
    ['that would be a header', `${'a'.repeat(42)}\r\nx-authorization: b`],
    ['longer than any', 'a'.repeat(500)],
  ])('one %s is no session, and nobody is asked about it', async (_title, value) => {
    const answered = await profile(await startShell(), { '__Host-cairn_access': value, '__Host-cairn_refresh': value });
    expect(answered.statusCode).toBe(401);
    expect([refreshes(), asked[0]?.headers['x-authorization']]).toEqual([[], undefined]);
  });

  it('one that was refused is not asked about again', async () => {
    const shell = await startShell();
    answerRefresh = refused;
    for (let i = 0; i < 5; i++) await profile(shell);
    expect(refreshes()).toHaveLength(1);
  });

  it('122 of one visitor do not stand in the way of another', async () => {
    const shell = await startShell();
    answerRefresh = refused;
    for (let i = 0; i < 122; i++)
      await profile(shell, { '__Host-cairn_refresh': aToken(`invented ${i}`) }, '198.51.100.7');
    expect(refreshes()).toHaveLength(20);
    const late = await profile(shell, { '__Host-cairn_refresh': aToken('invented too') }, '198.51.100.7');
    expect([late.statusCode, Number(late.headers['retry-after'])]).toEqual([503, expect.any(Number)]);
    answerRefresh = renewed;
    expect((await profile(shell)).statusCode).toBe(200);
  });

  it('a household of IPv6 is one visitor', async () => {
    const shell = await startShell();
    answerRefresh = refused;
    for (let i = 0; i < 40; i++)
      await profile(shell, { '__Host-cairn_refresh': aToken(`invented ${i}`) }, `2001:db8::${i.toString(16)}`);
    expect(refreshes()).toHaveLength(20);
  });
});

describe('new tokens', () => {
  it('are not lost by an answer that got lost: the old ones come back, and the browser gets the same', async () => {
    const shell = await startShell();
    await profile(shell);
    // what the api says of a token that comes back after its grace
    answerRefresh = refused;
    const again = await profile(shell);
    expect([again.statusCode, sessionCookies(again)]).toEqual([200, ['__Host-cairn_access', '__Host-cairn_refresh']]);
    expect(refreshes()).toHaveLength(1);
  });

  it('go to the browser alone that the old ones came from', async () => {
    const shell = await startShell();
    await profile(shell, { ...OLD, '__Host-cairn_device': aToken('device') });
    answerRefresh = refused;
    const thief = await profile(shell, { ...OLD, '__Host-cairn_device': aToken('another') });
    expect(thief.statusCode).toBe(401);
  });

  it('are not asked for when they could not be kept: the page streams already', async () => {
    const shell = await startShell(async (session) => {
      const call = { headers: new Headers(OWN_CALL_HEADERS) };
      return String((await session.fetch(api.url + PROFILE, call)).status);
    });
    expect((await shell.inject({ url: '/late', cookies: OLD })).body).toBe('begun 503');
    expect(refreshes()).toEqual([]);
    // another request of the same browser has got them
    await profile(shell);
    expect((await shell.inject({ url: '/late', cookies: OLD })).body).toBe('begun 200');
    expect(refreshes()).toHaveLength(1);
  });

  it('are there before a page begins whose tokens would end while it streams', async () => {
    const shell = await startShell();
    const endsIn = (seconds: number) => `${aToken('old')}.${Math.floor(Date.now() / 1000) + seconds}`;
    const open = (access: string) => shell.inject({ url: '/page', cookies: { ...OLD, '__Host-cairn_access': access } });
    expect(sessionCookies(await open(endsIn(600)))).toEqual([]);
    expect(sessionCookies(await open(endsIn(30)))).toEqual(['__Host-cairn_access', '__Host-cairn_refresh']);
    expect(refreshes()).toHaveLength(1);
  });

  it('that cannot be had yet leave the old ones in use while they last', async () => {
    const shell = await startShell();
    good = 'old';
    answerRefresh = (response) => json(response, 503, { code: 'starting', message: '' });
    const soon = `${aToken('old')}.${Math.floor(Date.now() / 1000) + 4}`;
    expect((await profile(shell, { ...OLD, '__Host-cairn_access': soon })).statusCode).toBe(200);
  });

  it('are asked for once by 100 requests at once', async () => {
    const shell = await startShell();
    const held: ServerResponse[] = [];
    answerRefresh = (response) => void held.push(response);
    const all = Promise.all(Array.from({ length: 100 }, () => profile(shell)));
    await until('a refresh', () => held.length > 0);
    await until('100 refusals', () => asked.filter(({ path }) => path === PROFILE).length === 100);
    for (const response of held) renewed(response);
    expect((await all).every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(refreshes()).toHaveLength(1);
  });
});

describe('what a visitor has changed', () => {
  const change = (shell: FastifyInstance, cookies: Record<string, string> = {}) =>
    shell.inject({ method: 'POST', url: '/api/spa/stats', cookies, headers: { 'x-role': 'client' }, payload: {} });
  const told = () => asked.at(-1)?.headers['x-last-commit'];

  it('is told to the api with what they ask next, and to nobody else', async () => {
    const shell = await startShell();
    const [commit] = (await change(shell)).cookies.filter(({ name }) => name === '__Host-cairn_commit');
    expect(commit).toMatchObject({ value: '16/B374D848', httpOnly: true, secure: true, maxAge: 10 });
    expect(told()).toBeUndefined();
    await change(shell, { '__Host-cairn_commit': commit?.value ?? '' });
    expect(told()).toBe('16/B374D848');
    await profile(shell, { ...OLD, '__Host-cairn_commit': '16/B374D848' });
    expect(told()).toBe('16/B374D848');
  });

  it('is not forgotten for an answer that comes late and tells of an earlier change', async () => {
    const shell = await startShell();
    const places = ['16/B374D900', '16/B374D848', 'FFFFFFFF/FFFFFFFF', '17/0'];
    committedAt = () => places.shift() ?? '';
    const cookies = [];
    for (let count = 0; count < 4; count++) cookies.push((await change(shell)).cookies[0]?.value);
    expect(cookies).toEqual(['16/B374D900', '16/B374D900', 'FFFFFFFF/FFFFFFFF', '17/0']);
  });

  it('of a member is known to all shells, also where the api reads from no replica and tells no place', async () => {
    const shell = await startShell();
    const cookieOf = async (method: 'GET' | 'POST', url: string, cookies: Record<string, string>) => {
      const sent = method === 'POST' ? { payload: {} } : {};
      const { cookies: set } = await shell.inject({ method, url, cookies, headers: { 'x-role': 'client' }, ...sent });
      return set.find(({ name }) => name === '__Host-cairn_commit')?.value;
    };
    const create = '/api/crm/api/favourite-tour/create';
    expect(await cookieOf('POST', create, OLD)).toBe('0/0');
    expect(await cookieOf('POST', create, {})).toBeUndefined();
    expect(await cookieOf('GET', `/api${PROFILE}`, OLD)).toBeUndefined();
  });

  it('is not what a stranger has written into the cookie', async () => {
    await change(await startShell(), { '__Host-cairn_commit': "16/B374D848'; --" });
    expect(told()).toBeUndefined();
  });
});
