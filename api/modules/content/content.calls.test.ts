import type { LegalChanges } from '@cairn/shared-contracts/api/content.schema';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeDeparture, makeTour } from '../../testing/factories.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { makePost } from './testing/make-post.ts';

let api: TestApi;
let tour: number;
beforeAll(async () => {
  api = await startTestApi({ now: '2027-03-01T00:00:00Z' });
  const { db } = api;
  tour = await makeTour(db, { currency: 'USD' });
  await makeDeparture(db, tour);
  const blocks = [
    { type: 'heading', level: 2, id: 'a-hut', text: 'A hut' },
    { type: 'prose', html: '<p>Warm<script>alert(1)</script></p>' },
    { type: 'tours', ids: [tour, 4711] },
    { type: 'map', tour: 4711 },
    { type: 'climate', place: 'nowhere' },
  ];
  const packing = { id: 1, topic: 'how-to-pack', published_on: '2027-01-01' };
  await makePost(db, { ...packing, tour_ids: [tour], blocks: JSON.stringify(blocks) });
  await makePost(db, { ...packing, locale: 'de', title: 'Beitrag 1', blocks: '[]' });
  await makePost(db, { ...packing, locale: 'zh', is_draft: true });
  await makePost(db, { id: 2, topic: 'how-to-pack', published_on: '2027-02-01' });
  await makePost(db, { id: 3, topic: 'food', published_on: '2027-02-15' });
  await makePost(db, { id: 4, topic: 'food', published_on: '2027-04-01' });
  const page = (version: string, published_on: string) => ({
    kind: 'privacy',
    version,
    published_on,
    title: `Privacy ${version}`,
    body: `<h2>1. Data</h2><p>We keep it for ${version} months.</p>`,
  });
  await db
    .insertInto('legal_pages')
    .values([page('1', '2025-01-01'), page('2', '2027-01-01'), page('3', '2028-01-01')])
    .execute();
});
afterAll(() => api.close());

describe('journal', () => {
  it('shows what is published, newest first, with topics', async () => {
    const { body } = await api.get<{ items: { id: number }[] }>('/spa/blog-posts?per-page=2');
    expect(body).toMatchObject({
      total: 3,
      per_page: 2,
      topics: [
        { name: 'food', slug: 'food', count: 1 },
        { name: 'how-to-pack', slug: 'how-to-pack', count: 2 },
      ],
    });
    expect(body.items.map(({ id }) => id)).toEqual([3, 2]);
  });

  it('a topic narrows it, an unknown one is 404', async () => {
    const { body } = await api.get<{ items: { id: number }[] }>('/spa/blog-posts?slug=how-to-pack&page=2&per-page=1');
    expect(body).toMatchObject({ total: 2, items: [{ id: 1 }] });
    expect(await api.get('/spa/blog-posts?slug=nothing')).toMatchObject({
      status: 404,
      body: { code: 'topic_not_found' },
    });
  });

  it('an article has its tours and others of its topic first', async () => {
    const { body } = await api.get<{ similar: { id: number }[] }>('/spa/blog-post?slug=post-1');
    expect(body).toMatchObject({ content_language: 'en', languages: ['de', 'en'], tours: [{ id: tour }] });
    expect(body.similar.map(({ id }) => id)).toEqual([2, 3]);
  });

  it('a text comes clean, without what is not there any more', async () => {
    const { body } = await api.get('/spa/blog-post?slug=post-1');
    expect(body.blocks).toEqual([
      { type: 'heading', level: 2, id: 'a-hut', text: 'A hut' },
      { type: 'prose', html: '<p>Warm</p>' },
      { type: 'tours', ids: [tour] },
    ]);
  });

  it('is in the language of its reader where it was translated, topics always', async () => {
    const german = { headers: { 'x-language': 'de-DE' } };
    const { body } = await api.get<{ items: object[] }>('/spa/blog-posts', german);
    expect(body.items.at(-1)).toMatchObject({ title: 'Beitrag 1', content_language: 'de', topic: 'how-to-pack (de)' });
    expect(body.items[0]).toMatchObject({ content_language: 'en', topic: 'food (de)' });
    const chinese = await api.get('/spa/blog-post?slug=post-1', { headers: { 'x-language': 'zh-CN' } });
    expect(chinese.body).toMatchObject({ content_language: 'en' });
  });

  it('the number of an address finds an article whose slug was another once', async () => {
    expect((await api.get('/spa/blog-post?slug=an-old-name-2')).body).toMatchObject({ slug: 'post-2' });
  });

  it.each(['post-4', 'post-9'])('%s is not there yet or not at all', async (slug) => {
    expect(await api.get(`/spa/blog-post?slug=${slug}`)).toMatchObject({
      status: 404,
      body: { code: 'post_not_found' },
    });
  });
});

describe('legal pages', () => {
  it.each([
    ['', 200, { version: '2', versions: ['2', '1'] }],
    ['&version=1', 200, { version: '1', title: 'Privacy 1' }],
    ['&version=3', 404, { code: 'page_not_found' }],
  ])('privacy%s', async (query, status, body) => {
    expect(await api.get(`/spa/legal-page?kind=privacy${query}`)).toMatchObject({ status, body });
  });

  it('what is different between two versions is told word by word', async () => {
    const { body } = await api.get('/spa/legal-changes?kind=privacy&from=1&to=2');
    expect(body).toMatchObject({ from: { version: '1' }, to: { version: '2', published_on: '2027-01-01' } });
    expect(body.changes).toEqual([
      { kind: 'h2', state: 'same', parts: [{ state: 'same', text: '1. Data' }] },
      {
        ...{ kind: 'p', state: 'changed' },
        parts: [
          { state: 'same', text: 'We keep it for ' },
          { state: 'removed', text: '1' },
          { state: 'added', text: '2' },
          { state: 'same', text: ' months.' },
        ],
      },
    ]);
  });

  describe('in other languages', () => {
    const terms = (version: string, locale: string, body: string) => ({
      ...{
        kind: 'agreement',
        version,
        published_on: `202${version}-01-01`,
        title: `${locale} ${version}`,
        locale,
        body,
      },
    });
    beforeAll(() =>
      api.db
        .insertInto('legal_pages')
        .values([
          terms('1', 'en-US', '<p>Pay in a week.</p>'),
          terms('2', 'en-US', '<p>Pay in a month.</p>'),
          terms('2', 'de', '<p>Zahlen Sie in einem Monat.</p>'),
          terms('2', 'zh', '<p>请在一个月内付款。</p>'),
          terms('3', 'de', '<p>Zahlen Sie in einem Jahr.</p>'),
          terms('4', 'zh', '<p>请在一年内付款。</p>'),
        ])
        .execute(),
    );

    it.each([
      ['1', '2', 'de-DE', 'en', ['changed']],
      ['2', '3', 'de-DE', 'de', ['changed']],
      ['2', '3', 'en-US', 'de', ['changed']],
      ['2', '4', 'zh-CN', 'zh', ['changed']],
      ['3', '4', 'en-US', 'zh', ['removed', 'added']],
    ])('version %s is compared with %s for %s in one that both have', async (from, to, language, compared, states) => {
      const { body } = await api.get<LegalChanges>(`/spa/legal-changes?kind=agreement&from=${from}&to=${to}`, {
        headers: { 'x-language': language },
      });
      expect([body.content_language, body.changes.map(({ state }) => state)]).toEqual([compared, states]);
    });

    it('Chinese is compared word by word too', async () => {
      const { body } = await api.get<LegalChanges>('/spa/legal-changes?kind=agreement&from=2&to=4', {
        headers: { 'x-language': 'zh-CN' },
      });
      const kept = body.changes[0]?.parts.flatMap(({ state, text }) => (state === 'same' ? [text] : []));
      expect(kept?.join('')).toContain('内付款。');
    });
  });

  it.each(['from=1&to=3', 'from=1&to=1', 'from=&to=2', 'from=0&to=2'])('%s is no comparison', async (query) => {
    expect((await api.get(`/spa/legal-changes?kind=privacy&${query}`)).status).toBe(404);
  });

  it('an unknown kind is refused', async () => {
    expect((await api.get('/spa/legal-page?kind=cookies')).status).toBe(422);
  });
});
