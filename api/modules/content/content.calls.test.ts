import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeDeparture, makeTour } from '../../testing/factories.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

let api: TestApi;
let tour: number;
beforeAll(async () => {
  api = await startTestApi({ now: '2027-03-01T00:00:00Z' });
  const { db } = api;
  tour = await makeTour(db, { currency: 'USD' });
  await makeDeparture(db, tour);
  const cover = JSON.stringify({ key: 'art/alpine-1-wide', alt: 'Illustration: a hut', placeholder: '#89a' });
  const post = (id: number, topic: string, published_on: string) => ({
    id,
    topic,
    published_on,
    slug: `post-${id}`,
    title: `Post ${id}`,
    lead: 'Lead',
    body: '<p>Body</p>',
    cover,
    author: 'Noor',
    reading_minutes: 4,
    tour_ids: id === 1 ? [tour] : [],
  });
  await db
    .insertInto('blog_posts')
    .values([
      post(1, 'How to pack', '2027-01-01'),
      post(2, 'How to pack', '2027-02-01'),
      post(3, 'Food', '2027-02-15'),
      post(4, 'Food', '2027-04-01'),
    ])
    .execute();
  const page = (version: string, published_on: string) => ({
    kind: 'privacy',
    version,
    published_on,
    title: `Privacy ${version}`,
    body: '<p>Text</p>',
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
        { name: 'Food', slug: 'food', count: 1 },
        { name: 'How to pack', slug: 'how-to-pack', count: 2 },
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
    expect(body).toMatchObject({ body: '<p>Body</p>', tours: [{ id: tour }] });
    expect(body.similar.map(({ id }) => id)).toEqual([2, 3]);
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

  it('an unknown kind is refused', async () => {
    expect((await api.get('/spa/legal-page?kind=cookies')).status).toBe(422);
  });
});
