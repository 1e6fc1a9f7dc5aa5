import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BlogPosts } from '@cairn/shared-contracts/api/content.schema';
import { sampleSite } from '@cairn/shared-contracts/testing/sample-site';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import texts from '../i18n/en-US.json' with { type: 'json' };
import { journalFeeds } from './journal-feeds.ts';
import type { Site } from './site.ts';

const POSTS: BlogPosts = {
  items: [
    {
      ...{
        id: 7,
        slug: 'stairs-7',
        title: 'Stairs & <steps>',
        lead: 'A plan <b>',
        topic: 'Training',
        topic_slug: 'training',
      },
      cover: { image: '/media/art/stairs/{size}.jpg', alt: 'Stairs', placeholder: '#888888' },
      ...{
        author: 'Noor',
        portrait: null,
        organizer_id: null,
        published_on: '2027-01-02',
        reading_minutes: 3,
        content_language: 'en',
      },
    },
  ],
  ...{ total: 1, page: 1, per_page: 20, topics: [] },
};
const SITE: Site = {
  ...{ key: '', name: 'Cairn', origin: 'https://cairn.test', currencies: ['EUR'], defaultCurrency: 'EUR', flags: {} },
  locales: [
    { iso: 'en-US', name: 'English', prefix: '' },
    { iso: 'de-DE', name: 'Deutsch', prefix: '/de' },
  ],
  ...{ site: sampleSite(), isStrangeHost: false, mediaHosts: [] },
};

let app: FastifyInstance;
let api: Server;
let isAway = false;
const from: unknown[] = [];
const asked: string[] = [];
beforeAll(async () => {
  api = createServer((request, response) => {
    asked.push(`${request.url} ${request.headers['x-language']}`);
    from.push([request.headers['x-site'], request.headers['x-forwarded-for']]);
    if (isAway) response.writeHead(503).end();
    else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(POSTS));
  });
  await new Promise<void>((done) => api.listen(0, '127.0.0.1', done));
  app = Fastify({ logger: false });
  await app.register(journalFeeds, {
    apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    sites: { of: () => SITE },
    shell: { textsOf: () => ({ shell: texts }) },
  });
});
afterAll(async () => {
  await app.close();
  api.closeAllConnections();
  api.close();
});

describe("the journal's feeds", () => {
  it('RSS has the newest stories with whole addresses, markup escaped', async () => {
    const answer = await app.inject('/blog/feed.xml');
    expect(answer.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    // which would have to be a mailbox
    expect(answer.body).not.toContain('<author>');
    const item = answer.body.slice(answer.body.indexOf('<item>'));
    for (const part of ['<title>Cairn journal</title>', '<language>en</language>']) expect(answer.body).toContain(part);
    for (const part of [
      '<title><![CDATA[Stairs & <steps>]]></title>',
      '<link>https://cairn.test/blog/stairs-7</link>',
      '<pubDate>Sat, 02 Jan 2027 00:00:00 GMT</pubDate>',
      '<description><![CDATA[A plan &lt;b&gt;]]></description>',
      '<dc:language xmlns:dc="http://purl.org/dc/elements/1.1/">en</dc:language>',
      '<dc:creator xmlns:dc="http://purl.org/dc/elements/1.1/"><![CDATA[Noor]]></dc:creator>',
    ])
      expect(item).toContain(part);
  });

  it('JSON Feed is in the language of its address, and says of each story in which that is', async () => {
    const answer = await app.inject('/de/blog/feed.json');
    expect(answer.headers['content-type']).toBe('application/feed+json; charset=utf-8');
    expect(answer.json()).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      language: 'de',
      home_page_url: 'https://cairn.test/de/blog',
      feed_url: 'https://cairn.test/de/blog/feed.json',
      items: [
        {
          ...{ url: 'https://cairn.test/de/blog/stairs-7', summary: 'A plan <b>', content_html: 'A plan &lt;b&gt;' },
          date_published: '2027-01-02T00:00:00.000Z',
          language: 'en',
        },
      ],
    });
    expect(asked.at(-1)).toBe('/spa/blog-posts de-DE');
  });

  it.each(['/fr/blog/feed.xml', '/ru/blog/feed.json'])('%s is of no language of this site', async (path) => {
    expect((await app.inject(path)).statusCode).toBe(404);
  });

  it('says that it cannot while the api is away', async () => {
    isAway = true;
    const { statusCode, headers } = await app.inject('/blog/feed.xml');
    isAway = false;
    expect([statusCode, headers['retry-after']]).toEqual([503, '60']);
  });

  it('comes from the variant of the site that is read: the api believes that of who says for whom it asks', async () => {
    from.length = 0;
    await app.inject({ url: '/blog/feed.xml', remoteAddress: '203.0.113.9' });
    expect(from).toEqual([[SITE.key, '203.0.113.9']]);
  });
});
