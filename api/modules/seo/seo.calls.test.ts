import type { SitemapAnswer } from '@cairn/shared-contracts/api/seo.schema';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeCountry, makeDeparture, makeOrganizer, makePlace, makeTour } from '../../testing/factories.ts';
import { asSite, siteDir } from '../../testing/site-dir.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { makePost } from '../content/testing/make-post.ts';

let api: TestApi;
let country: number;
let organizer: number;
let collection: number;
/** published, with a departure to come, by number */
const live: number[] = [];
const read = async (query: string) => (await api.get<SitemapAnswer>(`/spa/seo-pages-sitemap${query}`)).body;
const paths = ({ pages }: SitemapAnswer) => pages.map(({ path }) => path);

beforeAll(async () => {
  const dir = siteDir({
    international: { hosts: ['localhost'] },
    discreet: { organizer: { forceHideOrganizers: true } },
  });
  api = await startTestApi({ now: '2027-03-01T00:00:00Z', env: { SITES_DIR: dir } });
  const { db } = api;
  country = await makeCountry(db, { slug: 'kyrgyzstan' });
  organizer = await makeOrganizer(db, { country_id: country });
  collection = await makePlace(db, 'collections', { slug: 'first-walks' });
  await makePlace(db, 'collections', { slug: 'no-walks' });
  const tour = (over: object) => makeTour(db, { country_id: country, organizer_id: organizer, ...over });
  for (const published_on of ['2026-01-05', '2026-05-05', '2026-03-05']) {
    const id = await tour({ published_on, places: live.length === 0 ? [collection] : [] });
    await makeDeparture(db, id, { starts_on: '2027-06-01', ends_on: '2027-06-05' });
    live.push(id);
  }
  const past = await tour({ published_on: '2026-12-12' });
  await makeDeparture(db, past, { starts_on: '2027-02-01', ends_on: '2027-02-05' });
  const hidden = await tour({ status: 'hidden' });
  await makeDeparture(db, hidden, { starts_on: '2027-06-01', ends_on: '2027-06-05' });
  await tour({});

  await makePost(db, { id: 1, slug: 'rope-1', topic: 'how-to-pack', published_on: '2027-01-01' });
  await makePost(db, { id: 1, slug: 'rope-1', topic: 'how-to-pack', published_on: '2027-01-01', locale: 'de' });
  await makePost(db, { id: 2, slug: 'salt-2', topic: 'food', published_on: '2027-02-01' });
  await makePost(db, { id: 3, slug: 'later-3', topic: 'food', published_on: '2027-04-01' });
  await makePost(db, { id: 4, slug: 'draft-4', topic: 'drafts', is_draft: true });
});
afterAll(() => api.close());

describe('sitemap', () => {
  it('is cut into parts of a kind with the latest change of each', async () => {
    const { parts, pages } = await read('?per_part=2');
    expect(pages).toEqual([]);
    const [first = 0, , third = 0] = live;
    expect(parts.filter(({ kind }) => kind === 'tours')).toEqual([
      { kind: 'tours', after: first - 1, count: 2, changed_on: '2026-05-05' },
      { kind: 'tours', after: third - 1, count: 1, changed_on: '2026-03-05' },
    ]);
    expect(parts.filter(({ kind }) => kind === 'posts')).toMatchObject([
      { after: 0, count: 2, changed_on: '2027-02-01' },
    ]);
  });

  it('lists tours that can be booked, run after run, each once', async () => {
    const one = await read('?kind=tours&limit=2');
    expect(paths(one)).toEqual(live.slice(0, 2).map((id) => `/tour-${id}`));
    const two = await read(`?kind=tours&limit=2&after=${one.next}`);
    expect([paths(two), two.next]).toEqual([[`/tour-${live[2]}`], null]);
  });

  it.each<[string, string[]]>([
    ['places', ['/kyrgyzstan', '/first-walks']],
    ['topics', ['/blog/how-to-pack', '/blog/food']],
    ['posts', ['/blog/rope-1', '/blog/salt-2']],
  ])('lists %s that have something to show', async (kind, expected) => {
    expect(paths(await read(`?kind=${kind}`))).toEqual(expected);
  });

  it('lists answers of the help center with the languages that they are in', async () => {
    const answer = { topic: 'booking' as const, title: 'Title', body: '<p>Body</p>' };
    await api.db
      .insertInto('help_articles')
      .values([
        { ...answer, slug: 'refunds', locale: 'en-US', published_on: '2027-01-01' },
        { ...answer, slug: 'refunds', locale: 'zh', published_on: '2027-02-01' },
        { ...answer, slug: 'insurance', locale: 'en-US', published_on: '2027-01-02' },
        { ...answer, slug: 'later', locale: 'en-US', published_on: '2027-04-01' },
        { ...answer, slug: 'draft', locale: 'en-US', published_on: '2027-01-01', is_draft: true },
      ])
      .execute();
    const { pages } = await read('?kind=help');
    expect(pages).toHaveLength(2);
    expect(pages).toEqual(
      expect.arrayContaining([
        { path: '/help-center/refunds', changed_on: '2027-02-01', languages: ['en-US', 'zh'] },
        { path: '/help-center/insurance', changed_on: '2027-01-02', languages: ['en-US'] },
      ]),
    );
    // run after run each once
    const first = await read('?kind=help&limit=1');
    expect([...paths(first), ...paths(await read(`?kind=help&limit=1&after=${first.next}`))].sort()).toEqual(
      paths({ ...first, pages }).sort(),
    );
  });

  it('lists the version of a legal text that is in force, in the languages of that version', async () => {
    const text = { title: 'Title', body: '<p>Body</p>', kind: 'privacy' };
    await api.db.deleteFrom('legal_pages').execute();
    await api.db
      .insertInto('legal_pages')
      .values([
        { ...text, version: '2026-01', locale: 'de', published_on: '2026-01-01' },
        { ...text, version: '2026-01', locale: 'en-US', published_on: '2026-01-01' },
        { ...text, version: '2027-01', locale: 'en-US', published_on: '2027-01-01' },
        { ...text, version: '2027-04', locale: 'de', published_on: '2027-04-01' },
        { ...text, kind: 'agreement', version: '2027-01', published_on: '2027-01-01', is_draft: true },
      ])
      .execute();
    expect((await read('?kind=legal')).pages).toEqual([
      { path: '/privacy', changed_on: '2027-01-01', languages: ['en-US'] },
    ]);
  });

  it('lists the climate of places that have tours, where it is known', async () => {
    const year = Array.from({ length: 12 }, () => 1);
    const climate = { altitude_m: 1, high_c: year, low_c: year, rain_mm: year, rain_days: year, sun_hours: year };
    await api.db
      .insertInto('place_climate')
      .values({ ...climate, place_id: country })
      .execute();
    expect(paths(await read('?kind=climate'))).toEqual(['/kyrgyzstan/climate-and-weather']);
  });

  it('lists organizers with such tours', async () => {
    expect((await read('?kind=organizers')).pages).toEqual([
      {
        path: `/tour-provider/${organizer}`,
        changed_on: '2026-05-05',
        name: `Organizer ${organizer}`,
        languages: ['en'],
      },
    ]);
  });

  it('lists no organizers on a site that names none', async () => {
    const headers = asSite('discreet');
    const { body } = await api.get<SitemapAnswer>('/spa/seo-pages-sitemap?kind=organizers', { headers });
    expect(body).toEqual({ parts: [], pages: [], next: null });
    const { body: whole } = await api.get<SitemapAnswer>('/spa/seo-pages-sitemap', { headers });
    expect(whole.parts.map(({ kind }) => kind)).toContain('tours');
    expect(whole.parts.map(({ kind }) => kind)).not.toContain('organizers');
  });

  it('a review is a change of its tour', async () => {
    const [tour = 0] = live;
    await api.db
      .insertInto('reviews')
      .values({
        tour_id: tour,
        organizer_id: organizer,
        author: 'Ada',
        author_from: '',
        rating: 5,
        body: 'Good',
        traveled_on: '2027-01-01',
        created_at: '2027-02-20T10:00:00Z',
        images: '[]',
      })
      .execute();
    // and it is found in the language that it is written in
    expect((await read('?kind=tours&limit=1')).pages).toEqual([
      { path: `/tour-${tour}`, changed_on: '2027-02-20', languages: ['en'] },
    ]);
  });

  it('refuses a kind that it does not know', async () => {
    expect((await api.get('/spa/seo-pages-sitemap?kind=users')).status).toBe(422);
  });
});
