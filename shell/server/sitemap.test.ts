import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import type { SitemapAnswer, SitemapPart } from '@cairn/shared-contracts/api/seo.schema';
import { sampleSite } from '@cairn/shared-contracts/testing/sample-site';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { aLive, aRelease, PLAIN_CONTAINER } from '../testing/sample-releases.ts';
import type { Snapshot } from './registry.ts';
import type { Site } from './site.ts';
import { sitemap } from './sitemap.ts';
import { urlEntries } from './sitemap-xml.ts';
import type { Version } from './version-store.ts';

const TOURS = 12_345;
let asked: URLSearchParams[];
let isAway: boolean;
/** who wants to hear of changed texts */
let told: (() => unknown)[];
const content = { onChange: (tell: () => unknown) => void told.push(tell) };

const pageOf = (page: { path: string; languages?: string[] }): SitemapAnswer => ({
  parts: [],
  pages: [{ changed_on: '2027-01-01', ...page }],
  next: null,
});

/** an api with that many tours, one place and one article */
function answerOf(query: URLSearchParams): SitemapAnswer {
  const kind = query.get('kind');
  if (!kind) {
    const perPart = Number(query.get('per_part'));
    const parts: SitemapPart[] = [];
    for (let after = 0; after < TOURS; after += perPart) {
      parts.push({ kind: 'tours', after, count: Math.min(perPart, TOURS - after), changed_on: '2027-02-01' });
    }
    parts.push({ kind: 'places', after: 0, count: 1, changed_on: '2027-01-01' });
    for (const one of ['organizers', 'help', 'legal'] as const) {
      parts.push({ kind: one, after: 0, count: 1, changed_on: '2027-01-01' });
    }
    return { parts, pages: [], next: null };
  }
  if (kind === 'help') return pageOf({ path: '/help-center/one', languages: ['en-US', 'de'] });
  if (kind === 'legal') return pageOf({ path: '/agreement', languages: ['en-US'] });
  if (kind !== 'tours') return pageOf({ path: '/köln & <more>' });
  const after = Number(query.get('after'));
  const length = Math.min(Number(query.get('limit')), TOURS - after);
  const pages = Array.from({ length }, (_, index) => ({
    path: `/walk-${after + index + 1}`,
    changed_on: '2027-02-01',
  }));
  return { parts: [], pages, next: after + length < TOURS ? after + length : null };
}

const release = aRelease('mf-catalog', '1.0.0', PLAIN_CONTAINER, {
  routes: { home: { expose: 'h', fragments: [] }, listing: { expose: 'l', fragments: [] } },
});
const tour = aRelease('mf-tour', '1.0.0', PLAIN_CONTAINER, { routes: { tour: { expose: 't', fragments: [] } } });
const ready = (of: typeof release) =>
  ({
    state: 'ready',
    release: of,
    container: { failures: new Map() },
    users: 0,
  }) as const;
const line = { stable: '1.0.0', versions: [{ version: '1.0.0', weight: 1, integrity: '' }] };
const SNAPSHOT: Snapshot = {
  live: aLive(1, { 'mf-catalog': line, 'mf-tour': line }),
  versions: new Map([
    ['mf-catalog@1.0.0', ready(release)],
    ['mf-tour@1.0.0', ready(tour)],
  ]),
};

const SITE: Site = {
  key: 'one',
  name: 'Cairn',
  origin: 'https://cairn.test',
  locales: [
    { iso: 'en-US', name: 'English', prefix: '' },
    { iso: 'de-DE', name: 'Deutsch', prefix: '/de' },
  ],
  currencies: ['USD'],
  defaultCurrency: 'USD',
  flags: {},
  site: sampleSite(),
  isStrangeHost: false,
  mediaHosts: [],
};

let api: Server;
let app: FastifyInstance;
beforeAll(async () => {
  api = createServer((request, response) => {
    const query = new URL(request.url ?? '', 'http://api').searchParams;
    asked.push(query);
    response.statusCode = isAway ? 503 : 200;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(answerOf(query)));
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
});
afterAll(() => void api.close());

async function startSite({ site, snapshot }: { site: Site; snapshot: Snapshot }): Promise<FastifyInstance> {
  // listens on a port, so it has one
  const { port } = api.address() as AddressInfo;
  const started = Fastify();
  await started.register(sitemap, {
    apiUrl: `http://127.0.0.1:${port}`,
    sites: { of: () => site },
    registry: { snapshot },
    content,
  });
  return started;
}

beforeEach(async () => {
  asked = [];
  told = [];
  isAway = false;
  await app?.close();
  app = await startSite({ site: SITE, snapshot: SNAPSHOT });
});
afterAll(() => app.close());

const read = (path: string) => app.inject({ url: path });
const count = (text: string, what: RegExp) => text.match(what)?.length ?? 0;

describe('sitemap', () => {
  it('is an index of parts, only of pages that are live', async () => {
    const { body, headers } = await read('/sitemap.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    // the site's own, two parts of tours, the places; no organizers: their page is not released
    expect([...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)).toEqual(
      [1, 2, 3, 4].map((number) => `https://cairn.test/sitemap-${number}.xml`),
    );
    expect(body).toContain('<loc>https://cairn.test/sitemap-2.xml</loc><lastmod>2027-02-01</lastmod>');
  });

  it("the first part is the site's own pages, in every language, each naming the others", async () => {
    const { body } = await read('/sitemap-1.xml');
    expect(body).toContain(
      '<url><loc>https://cairn.test/de</loc><lastmod>2027-02-01</lastmod><xhtml:link rel="alternate" hreflang="en" href="https://cairn.test/"/><xhtml:link rel="alternate" hreflang="de" href="https://cairn.test/de"/><xhtml:link rel="alternate" hreflang="x-default" href="https://cairn.test/"/></url>',
    );
    // released: home and the listing of everything
    expect([...body.matchAll(/<loc>https:\/\/cairn\.test(\/[^d<]*)?</g)].map(([, path]) => path)).toEqual([
      '/',
      '/tours',
    ]);
  });

  it.each([
    [['en'], ['/walk-1']],
    [['de'], ['/de/walk-1']],
    [
      ['en-US', 'de'],
      ['/walk-1', '/de/walk-1'],
    ],
    // in none of the site's: at each address
    [['fr'], ['/walk-1', '/de/walk-1']],
    [undefined, ['/walk-1', '/de/walk-1']],
  ])('a page in %s is listed at the addresses of these languages', (languages, paths) => {
    const xml = urlEntries(SITE, { path: '/walk-1', ...(languages ? { languages } : {}) });
    expect([...xml.matchAll(/<loc>https:\/\/cairn\.test([^<]*)</g)].map(([, path]) => path)).toEqual(paths);
    expect(xml.match(/hreflang="(en|de)"/g) ?? []).toHaveLength(paths.length === 1 ? 0 : 4);
  });

  it('lists answers and legal texts that the api has, whatever the footer knows of them', async () => {
    const routes = Object.fromEntries(['legal', 'help'].map((name) => [name, { expose: 'p', fragments: [] }]));
    const content = aRelease('mf-content', '1.0.0', PLAIN_CONTAINER, { routes });
    await app.close();
    app = await startSite({
      site: { ...SITE, flags: { 'published:/privacy': false } },
      snapshot: { live: aLive(1, { 'mf-content': line }), versions: new Map([['mf-content@1.0.0', ready(content)]]) },
    });
    expect((await read('/sitemap-1.xml')).body).not.toContain('/privacy');
    expect((await read('/sitemap-2.xml')).body).toContain('<loc>https://cairn.test/help-center/one</loc>');
    // in the language that it is written in alone
    const legal = (await read('/sitemap-3.xml')).body;
    expect([...legal.matchAll(/<loc>([^<]*)/g)].map(([, address]) => address)).toEqual([
      'https://cairn.test/agreement',
    ]);
    expect(legal).not.toContain('hreflang');
  });

  it('is made anew when a text changes', async () => {
    await read('/sitemap.xml');
    for (const tell of told) tell();
    await read('/sitemap.xml');
    expect(asked.filter((query) => !query.has('kind'))).toHaveLength(2);
  });

  it('a part has as many pages as it may, read in runs, each page once', async () => {
    const [one, two] = [await read('/sitemap-2.xml'), await read('/sitemap-3.xml')];
    expect(count(one.body, /<url>/g)).toBe(20_000);
    expect(count(two.body, /<url>/g)).toBe(2 * (TOURS - 10_000));
    expect(one.body).toContain('<loc>https://cairn.test/walk-10000</loc>');
    expect(two.body).not.toContain('<loc>https://cairn.test/walk-10000</loc>');
    expect(two.body).toContain('<loc>https://cairn.test/de/walk-12345</loc>');
    const runs = asked.filter((query) => query.get('kind') === 'tours').map((query) => Number(query.get('limit')));
    expect(Math.max(...runs)).toBe(1000);
  });

  it('addresses are written as XML wants them', async () => {
    expect((await read('/sitemap-4.xml')).body).toContain(
      '<loc>https://cairn.test/k%C3%B6ln%20&amp;%20%3Cmore%3E</loc>',
    );
  });

  it('is compressed for those who ask', async () => {
    const { rawPayload, headers } = await app.inject({ url: '/sitemap.xml', headers: { 'accept-encoding': 'br' } });
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(rawPayload).toString()).toContain('</sitemapindex>');
  });

  it.each(['/sitemap-0.xml', '/sitemap-5.xml', '/sitemap-99999.xml'])('%s is no part', async (path) => {
    expect((await read(path)).statusCode).toBe(404);
  });

  it('is to be asked for later when the api is away, and is there when it is back', async () => {
    isAway = true;
    const { statusCode, headers } = await read('/sitemap.xml');
    expect([statusCode, headers['retry-after']]).toEqual([503, '60']);
    isAway = false;
    expect((await read('/sitemap.xml')).statusCode).toBe(200);
  });

  it('asks for the parts once for all of them', async () => {
    for (const path of ['/sitemap.xml', '/sitemap-1.xml', '/sitemap-4.xml']) await read(path);
    expect(asked.filter((query) => !query.has('kind'))).toHaveLength(1);
  });

  it("a new remote's page is listed, in every language, when its remote.ts says so", async () => {
    const extra = aRelease('mf-extra', '1.0.0', PLAIN_CONTAINER, {
      routes: {
        gear: {
          expose: 'g',
          fragments: [],
          addresses: [{ pattern: '/gear', sitemap: true }, { pattern: '/gear-of-mine' }],
        },
        own: { expose: 'o', fragments: [], addresses: [{ pattern: '/own', access: 'login', sitemap: true }] },
      },
    });
    const snapshot: Snapshot = {
      live: aLive(2, { ...SNAPSHOT.live.remotes, 'mf-extra': line }),
      versions: new Map<string, Version>([...SNAPSHOT.versions, ['mf-extra@1.0.0', ready(extra)]]),
    };
    const more = Fastify();
    // listens on a port, so it has one
    const { port } = api.address() as AddressInfo;
    await more.register(sitemap, {
      apiUrl: `http://127.0.0.1:${port}`,
      sites: { of: () => SITE },
      registry: { snapshot },
      content,
    });
    const { body } = await more.inject({ url: '/sitemap-1.xml' });
    await more.close();
    expect([...body.matchAll(/<loc>https:\/\/cairn\.test(\/[^<]*)<\/loc>/g)].map(([, path]) => path)).toEqual([
      '/',
      '/de',
      '/tours',
      '/de/tours',
      '/gear',
      '/de/gear',
    ]);
  });
});
