import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { SHARED, SHARED_HEADER } from '@cairn/shared-contracts/api/shared-answers';
import { FAVOURITES_COOKIE } from '@cairn/shared-contracts/remote/guest-favourites';
import cookie from '@fastify/cookie';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import * as names from '../../layout/cookies.ts';
import { aToken } from '../../testing/a-token.ts';
import { aLive } from '../../testing/sample-releases.ts';
import { aShell } from '../../testing/sample-shell.ts';
import type { PageRenderer } from '../composed-page.ts';
import { finished } from '../compression.ts';
import { readEnv } from '../env.ts';
import { createHttpServer } from '../http-server.ts';
import { pages } from '../pages.ts';
import type { Registry } from '../registry.ts';
import { Sessions } from '../session.ts';
import { shellSites } from '../site.ts';
import { GuestPages } from './guest-pages.ts';

/** A page that says all that it was made of, and asks the api one thing. */
const telling: PageRenderer = {
  async render(plan, { reference: _reference, encoding, ...order }, { call, signal }) {
    const path = new URL(order.url).pathname.endsWith('/own') ? '/spa/own' : '/spa/info';
    await call({ path, headers: [], signal });
    const nonce = Math.random().toString(36).slice(2);
    const html = `<script nonce="${nonce}">${JSON.stringify({ plan, order })}</script>`;
    const body = new PassThrough();
    body.end(await finished(encoding, Buffer.from(html)));
    return { kind: 'page', status: order.url.includes('missing') ? 404 : 200, nonce, body };
  },
};

const api = createServer((request, response) => {
  const isShared = request.url?.startsWith('/spa/info');
  response
    .writeHead(200, { 'content-type': 'application/json', ...(isShared ? { [SHARED_HEADER]: SHARED } : {}) })
    .end('{}');
});

async function aSite(guestPages?: GuestPages): Promise<FastifyInstance> {
  // a server that listens on a port has an address with one
  const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const env = readEnv({ PUBLIC_URL: 'http://127.0.0.1', NODE_ENV: 'test', LOG_LEVEL: 'silent', API_URL: apiUrl });
  const site = createHttpServer(env);
  await site.register(cookie);
  const registry = { snapshot: { live: aLive(1, {}), versions: new Map() }, hold: () => () => undefined };
  await site.register(pages, {
    ...{ env, sites: shellSites(env, [process.cwd()]), findCountry: async () => null, shell: aShell() },
    sessions: new Sessions({ apiUrl, isSecure: false }),
    // what pages ask of a registry
    registry: registry as unknown as Registry,
    renderer: telling,
    admission: { atOnce: 8, queue: 10, waitMs: 1000 },
    ...(guestPages ? { guestPages } : {}),
  });
  return site;
}

let kept: FastifyInstance;
let anew: FastifyInstance;
const guestPages = new GuestPages({ maxBytes: 1_000_000, freshMs: 60_000 });
beforeAll(async () => {
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  [kept, anew] = await Promise.all([aSite(guestPages), aSite()]);
});
afterAll(async () => {
  await Promise.all([kept.close(), anew.close()]);
  api.close();
});

interface Asked {
  path: string;
  cookies: Record<string, string>;
  encoding: 'br' | 'gzip' | 'identity';
}

async function ask(site: FastifyInstance, { path, cookies, encoding }: Asked) {
  const headers = { host: '127.0.0.1', 'accept-encoding': encoding };
  const answer = await site.inject({ url: path, headers, cookies });
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body }[encoding];
  return {
    status: answer.statusCode,
    text: String(unpack(answer.rawPayload)).replace(/ nonce="[^"]*"/, ''),
    visitor: answer.cookies.find(({ name }) => name === 'visitor')?.value,
    sheets: answer.cookies.find(({ name }) => name === 'sheets')?.value,
    isKept: answer.headers['server-timing'] !== undefined,
    policy: String(answer.headers['content-security-policy']),
  };
}

const some = (...values: string[]) => fc.constantFrom(undefined, undefined, ...values);
const cookies = fc.record({
  visitor: some('one', 'two'),
  [names.CURRENCY_COOKIE]: some('USD', 'KZT', 'NONE'),
  [names.THEME_COOKIE]: some('light', 'dark', 'pink'),
  [names.TIME_ZONE_COOKIE]: some('Asia/Almaty', 'Europe/Berlin', 'Nowhere'),
  [names.COUNTRY_COOKIE]: some('US', 'DE'),
  [names.NOTICE_COOKIE]: some('1'),
  [names.ADMIN_COOKIE]: some('1'),
  [FAVOURITES_COOKIE]: some('3', '3.4'),
  locale: some('de-DE'),
  sheets: some('wrong'),
  cairn_access: fc.constantFrom(undefined, undefined, undefined, undefined, aToken('somebody')),
});
const asked: fc.Arbitrary<Asked> = fc.record({
  path: fc.constantFrom('/tours', '/tours', '/tours', '/de/tours', '/tours?page=2', '/own', '/missing'),
  encoding: fc.constantFrom('br', 'gzip', 'identity'),
  cookies: cookies.map(
    (all) =>
      Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as Record<string, string>,
  ),
});

/** whoever came without a name has been given one of these */
const known = new Set<string>();

it('nobody ever gets a page that was made for somebody else', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(asked, { minLength: 3, maxLength: 6 }), async (requests) => {
      // each three times: seen, made for many, had already
      for (const request of [...requests, ...requests, ...requests]) {
        const [mine, fresh] = await Promise.all([ask(kept, request), ask(anew, request)]);
        expect(mine.text).toBe(fresh.text);
        expect([mine.status, mine.sheets]).toEqual([fresh.status, fresh.sheets]);
        // whoever has no name gets a new one, which nobody else has
        expect(mine.visitor === undefined).toBe('visitor' in request.cookies);
        if (mine.visitor) expect(known.has(mine.visitor)).toBe(false);
        if (mine.visitor) known.add(mine.visitor);
        if (request.cookies.cairn_access || /own|missing/.test(request.path)) expect(mine.isKept).toBe(false);
      }
    }),
    { numRuns: 15 },
  );
  expect(guestPages.counts.have).toBeGreaterThan(30);
});

it('who comes by a campaign gets the page that others have', async () => {
  const by = (query: string) => ({ path: `/tours?page=8${query}`, cookies: {}, encoding: 'br' }) as const;
  await ask(kept, by(''));
  await ask(kept, by('&utm_source=mail&utm_campaign=spring'));
  const [tracked, plain] = [await ask(kept, by('&gclid=1')), await ask(kept, by(''))];
  expect([tracked.isKept, plain.isKept]).toEqual([true, true]);
  expect(tracked.text).toBe(plain.text);
});

it('a page that is had already runs by its hashes, and has a nonce of its own in its answer', async () => {
  const request: Asked = { path: '/tours?page=7', cookies: { visitor: 'one' }, encoding: 'br' };
  for (let time = 0; time < 2; time++) await ask(kept, request);
  const [third, fourth] = [await ask(kept, request), await ask(kept, request)];
  expect([third.isKept, fourth.isKept]).toEqual([true, true]);
  const scripts = ({ policy }: { policy: string }) => /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
  expect(scripts(third)).toEqual([
    expect.stringMatching(/^'sha256-.{44}'$/),
    expect.stringMatching(/^'nonce-.{24}'$/),
    "'strict-dynamic'",
  ]);
  expect(scripts(third)[0]).toBe(scripts(fourth)[0]);
  expect(scripts(third)[1]).not.toBe(scripts(fourth)[1]);
});
