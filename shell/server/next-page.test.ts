import { PassThrough } from 'node:stream';
import { localeOf } from '@cairn/shared-contracts/i18n/locales';
import cookie from '@fastify/cookie';
import { describe, expect, it } from '@jest/globals';
import { NEXT_PAGE_PATH } from '../composition/next-page-path.ts';
import { aLive } from '../testing/sample-releases.ts';
import { aShell } from '../testing/sample-shell.ts';
import type { AdmissionOptions } from './admission.ts';
import { manifestUrl } from './composition-manifests.ts';
import { readEnv } from './env.ts';
import { createHttpServer } from './http-server.ts';
import { nextPageAsked } from './next-page.ts';
import type { PageAnswer } from './page-answer.ts';
import type { PageOrder } from './page-order.ts';
import { pages } from './pages.ts';
import type { Registry } from './registry.ts';
import { Sessions } from './session.ts';
import { shellSites } from './site.ts';

it.each<[string, object, string | undefined]>([
  ['a page', { of: '/tours?daysMin=4', releases: 'r' }, 'http://cairn.test/tours?daysMin=4 en-US'],
  ['in another language', { of: '/de/tours', releases: 'r' }, 'http://cairn.test/de/tours de'],
  ['the root, whatever was chosen before', { of: '/', releases: 'r' }, 'http://cairn.test/ en-US'],
  ['another host', { of: '//evil.test/tours', releases: 'r' }, 'http://cairn.test//evil.test/tours en-US'],
  ['a whole address', { of: 'https://evil.test/', releases: 'r' }, undefined],
  ['a page under another name', { of: '/de-DE/tours', releases: 'r' }, undefined],
  ['of no composition', { of: '/tours' }, undefined],
  ['two pages', { of: ['/tours', '/'], releases: 'r' }, undefined],
  ['an address that is too long', { of: `/${'a'.repeat(3000)}`, releases: 'r' }, undefined],
])('asked for is %s', (_title, query, expected) => {
  const asked = nextPageAsked(query, { origin: 'http://cairn.test', available: [localeOf('en-US'), localeOf('de')] });
  expect(asked && `${asked.url.href} ${asked.locale.code}`).toBe(expected);
});

describe('the server says what a loader was told', () => {
  const SHELL = aShell({ assets: { main: 'main.5f.js' } });
  const page = (status: number): PageAnswer => {
    const body = new PassThrough();
    body.end('{"calls":1}');
    return { kind: 'page', status, nonce: '', body };
  };

  /** a site whose pages are answered so */
  async function siteOver(answer: () => PageAnswer | Promise<PageAnswer>, more: { admission?: AdmissionOptions } = {}) {
    const env = readEnv({
      ...{ PUBLIC_URL: 'http://127.0.0.1', NODE_ENV: 'test', LOG_LEVEL: 'info', RENDER_PROCESSES: '1' },
    });
    const lines: string[] = [];
    const site = createHttpServer(env, { logTo: { write: (line) => void lines.push(JSON.parse(line).msg) } });
    const orders: PageOrder[] = [];
    await site.register(cookie);
    const registry = { snapshot: { live: aLive(1, {}), versions: new Map() }, hold: () => () => undefined };
    await site.register(pages, {
      ...{ env, sites: shellSites(env, [process.cwd()]), findCountry: async () => null, shell: SHELL, ...more },
      sessions: new Sessions({ apiUrl: env.API_URL, isSecure: false }),
      // what pages ask of a registry
      registry: registry as unknown as Registry,
      renderer: {
        render: async (_plan, order) => {
          orders.push(order);
          return answer();
        },
      },
    });
    const ask = (releases = manifestUrl('', SHELL), headers: Record<string, string> = {}) =>
      site.inject({
        url: `${NEXT_PAGE_PATH}?${new URLSearchParams({ of: '/tours?a=1', releases })}`,
        headers: { host: '127.0.0.1', ...headers },
      });
    return { site, ask, orders, lines };
  }

  /** what is said over pages that end so, and what was to be rendered */
  async function said(answer: PageAnswer, ...asked: Parameters<Awaited<ReturnType<typeof siteOver>>['ask']>) {
    const { site, ask, orders } = await siteOver(() => answer);
    const { statusCode, headers, body } = await ask(...asked);
    await site.close();
    return { status: statusCode, cache: headers['cache-control'], type: headers['content-type'], body, orders };
  }

  it('to who asks and to nobody else, without a page around', async () => {
    const { orders, ...answer } = await said(page(200));
    expect(answer).toEqual({
      status: 200,
      cache: 'private, no-store',
      type: expect.stringContaining('application/json'),
      body: '{"calls":1}',
    });
    expect(orders).toMatchObject([{ url: 'http://127.0.0.1/tours?a=1', wants: 'calls' }]);
  });

  it.each<[string, PageAnswer]>([
    ['a redirect', { kind: 'redirect', status: 302, location: '/login' }],
    ['a page that there is not', page(404)],
    ['a page that failed', page(503)],
    ['a page that nothing can be made of', { kind: 'spoiled', unit: 'mf-tour/route.tour', reason: 'it threw' }],
  ])('nothing of %s', async (_title, answer) => {
    expect(await said(answer)).toMatchObject({ status: 204, cache: 'private, no-store', body: '' });
  });

  it('nothing to a page of another composition, and no loader runs for it', async () => {
    const { status, orders } = await said(page(200), '/assets/composition/mf-tour@0.9.0.json?shell=main.5f.js');
    expect([status, orders]).toEqual([204, []]);
  });

  it.each<[string, Record<string, string>]>([
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['a neighbour of its domain', { 'sec-fetch-site': 'same-site' }],
    ['a browser of old on another site', { origin: 'https://evil.example' }],
  ])('nothing to %s, and no loader runs for it', async (_who, headers) => {
    const { status, orders } = await said(page(200), undefined, headers);
    expect([status, orders]).toEqual([204, []]);
    expect(await said(page(200), undefined, { 'sec-fetch-site': 'same-origin' })).toMatchObject({ status: 200 });
  });

  it('nothing where many ask, at once, and no document waits behind them', async () => {
    const held = Promise.withResolvers<PageAnswer>();
    const moved: PageAnswer = { kind: 'redirect', status: 302, location: '/elsewhere' };
    const { site, ask, orders } = await siteOver(() => (orders.at(-1)?.wants ? held.promise : moved), {
      admission: { atOnce: 1, queue: 1, waitMs: 60_000 },
    });
    const asked = Array.from({ length: 5 }, () => ask());
    expect((await Promise.race(asked)).statusCode).toBe(204);
    expect(orders).toHaveLength(4);
    const page = await site.inject({ url: '/tours', headers: { host: '127.0.0.1' } });
    expect([page.statusCode, page.headers.location]).toEqual([302, '/elsewhere']);
    held.resolve(moved);
    await Promise.all(asked);
    await site.close();
  });

  it('and is no page in the log', async () => {
    const { site, ask, lines } = await siteOver(() => page(200));
    await ask();
    await site.inject({ url: '/tours', headers: { host: '127.0.0.1' } });
    await site.close();
    expect(lines).toEqual(['calls of a next page', 'page']);
  });
});
