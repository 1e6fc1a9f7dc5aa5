import type { BlogPost } from '@cairn/shared-contracts/api/content.schema';
import type { Tour, TourCard } from '@cairn/shared-contracts/api/tours.schema';
import { tourSocialPicture } from '@cairn/shared-contracts/domain/social-picture';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeCountry, makeDeparture, makeOrganizer, makeRates, makeReview, makeTour } from '../../testing/factories.ts';
import { asSite, siteDir } from '../../testing/site-dir.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { makePost } from '../content/testing/make-post.ts';
import { createUser } from '../request/testing/world.ts';

/** all by which an organizer could be found in an answer */
const TRACES = ['Svaneti Walks', 'Giorgi Beridze', 'We were born here', 'Slowly, said the ox', 'art/giorgi'];
const AVATAR = JSON.stringify({ key: 'art/giorgi', alt: 'Giorgi Beridze', placeholder: '#8aa' });

let api: TestApi;
let offer: string;
beforeAll(async () => {
  const dir = siteDir({ open: { hosts: ['localhost'] }, discreet: { organizer: { forceHideOrganizers: true } } });
  api = await startTestApi({ now: '2027-03-01T12:00:00Z', env: { SITES_DIR: dir } });
  const { db } = api;
  await makeRates(db);
  const country_id = await makeCountry(db, { name: 'Georgia' });
  const organizer_id = await makeOrganizer(db, {
    ...{ id: 77, country_id, name: 'Svaneti Walks', person: 'Giorgi Beridze', avatar: AVATAR },
    ...{ about: 'We were born here', quote: 'Slowly, said the ox' },
  });
  const common = { country_id, organizer_id, places: [country_id] };
  const id = await makeTour(db, { ...common, id: 501, slug: 'svaneti-traverse-501', name: 'Svaneti traverse' });
  const other = await makeTour(db, { ...common, id: 502, slug: 'kazbek-meadows-502', name: 'Kazbek meadows' });
  for (const tour of [id, other]) await makeDeparture(db, tour);
  await makeReview(db, id, organizer_id, { reply: 'Come again' });
  await makePost(db, {
    ...{ id: 1, slug: 'svaneti', title: 'Svaneti', lead: '', topic: 'routes', author: 'ida', tour_ids: [id] },
    cover: AVATAR.replaceAll('giorgi', 'hills').replace('Giorgi Beridze', 'Hills'),
  });
  const { token } = await createUser(api.services, { role: 'admin' });
  const created = await api.post<{ uuid: string }>(
    '/crm/api/individual-tour/create',
    {
      ...{ tour_id: id, start: '2027-07-10', end: '2027-07-17', price: 123_400, seats: 3 },
      ...{ client_name: '', note: '', valid_until: '2027-04-01' },
    },
    { token },
  );
  offer = created.body.uuid;
});
afterAll(() => api.close());

const tracesIn = (body: object) => TRACES.filter((trace) => JSON.stringify(body).includes(trace));
const on = (site: string) => ({ headers: { ...asSite(site), 'x-currency': 'EUR' } });

/** texts that people wrote, with names in them */
describe('what was written about who sells a tour', () => {
  let db: TestApi['db'];
  beforeAll(async () => {
    ({ db } = api);
    const organizer_id = await makeOrganizer(db, { id: 78, name: 'Karst & River', person: 'Hùng Nguyễn' });
    const id = await makeTour(db, {
      ...{ id: 601, slug: 'loop-601', name: 'The loop, with Hùng Nguyễn', organizer_id },
      ...{ summary: 'Karst & River walks it.', description: '<p>Hùng keeps it short. Karst &amp; River cook.</p>' },
    });
    await makeDeparture(db, id);
    await makeReview(db, id, organizer_id, {
      body: 'You notice that Karst & River know everybody. Hùngary is a town.',
    });
    await makePost(db, {
      ...{ id: 2, slug: 'by-mai-2', title: 'A day with Hùng Nguyễn', lead: '', author: 'Hùng Nguyễn' },
      ...{ blocks: JSON.stringify([{ type: 'prose', html: '<p>Hùng Nguyễn says: slowly.</p>' }]) },
    });
    await db.updateTable('journal_authors').set({ organizer_id }).where('slug', '=', 'Hùng Nguyễn').execute();
  });
  const names = (body: object) => ['Hùng Nguyễn', 'Karst'].filter((name) => JSON.stringify(body).includes(name)).length;

  it.each([
    '/spa/tour?slug=loop-601&expand_program=1&expand_reviews=1',
    '/spa/tour-reviews?id=601',
    '/spa/all-tour-reviews?slug=loop-601',
    '/crm/api/tour/get-by-ids?ids=601',
    '/spa/tours',
    '/spa/tours-filter-completion?phrase=loop',
    '/spa/blog-posts',
    '/spa/blog-post?slug=by-mai-2',
  ])('%s names nobody on a site that names no organizers', async (path) => {
    const [open, discreet] = await Promise.all([api.get(path, on('open')), api.get(path, on('discreet'))]);
    expect([open.status, discreet.status]).toEqual([200, 200]);
    expect(names(open.body)).toBeGreaterThan(0);
    expect(names(discreet.body)).toBe(0);
  });

  it('keeps its sentences', async () => {
    const { body } = await api.get<{ tour: Tour }>('/spa/tour?slug=loop-601&expand_reviews=1', on('discreet'));
    expect(body.tour).toMatchObject({
      ...{ slug: 'loop-601', name: 'The loop, with the organizer', summary: 'The organizer walks it.' },
      description: '<p>The organizer keeps it short. The organizer cook.</p>',
    });
    expect(body.tour.reviews.items).toMatchObject([
      { author: 'Noor', text: 'You notice that the organizer know everybody. Hùngary is a town.' },
    ]);
  });

  it('is signed by the site in its journal, by the member of the club elsewhere', async () => {
    const read = async (site: string) => (await api.get<BlogPost>('/spa/blog-post?slug=by-mai-2', on(site))).body;
    expect(await read('open')).toMatchObject({ author: 'Hùng Nguyễn', organizer_id: 78 });
    const { name } = api.services.sites.choose({ key: 'discreet' }).config;
    expect(await read('discreet')).toMatchObject({ author: name, portrait: null, organizer_id: null });
  });
});

describe('who sells a tour', () => {
  it.each([
    ['/spa/tour?slug=svaneti-traverse-501', TRACES],
    ['/spa/tour-for-request?id=501', TRACES],
    ['/spa/all-tour-reviews?slug=svaneti-traverse-501', ['Giorgi Beridze']],
    ['/spa/tour-reviews?id=501', ['Giorgi Beridze']],
    ['/spa/tours-page?expand=filters', ['Svaneti Walks', 'Giorgi Beridze', 'art/giorgi']],
    ['/spa/tours', ['Svaneti Walks', 'Giorgi Beridze', 'art/giorgi']],
    ['/spa/best-tours', ['Svaneti Walks', 'Giorgi Beridze', 'art/giorgi']],
    ['/spa/similar-tours?id=501', ['Svaneti Walks', 'Giorgi Beridze', 'art/giorgi']],
    ['/crm/api/tour/get-by-ids?ids=501', ['Svaneti Walks', 'Giorgi Beridze', 'art/giorgi']],
    ['/spa/blog-post?slug=svaneti', ['Svaneti Walks', 'Giorgi Beridze', 'art/giorgi']],
    ['/spa/tours-filter-completion?phrase=svaneti', ['Svaneti Walks']],
    ['/crm/api/organizer/list', TRACES],
  ])('%s tells only on a site that names organizers', async (path, told) => {
    const [open, discreet] = await Promise.all([api.get(path, on('open')), api.get(path, on('discreet'))]);
    expect([open.status, discreet.status]).toEqual([200, 200]);
    expect(tracesIn(open.body)).toEqual(told);
    expect(tracesIn(discreet.body)).toEqual([]);
  });

  it('is not told by an individual tour either', async () => {
    const path = `/spa/individual-tour?uuid=${offer}`;
    expect(tracesIn((await api.get(path, on('open'))).body)).toEqual(TRACES);
    expect(tracesIn((await api.get(path, on('discreet'))).body)).toEqual([]);
  });

  it.each(['/crm/api/organizer/public-info?id=77', '/spa/organizer-reviews?id=77'])(
    '%s is found only on a site that names organizers',
    async (path) => {
      expect((await api.get(path, on('open'))).status).toBe(200);
      expect(await api.get(path, on('discreet'))).toMatchObject({ status: 404, body: { code: 'organizer_not_found' } });
    },
  );

  it('leaves the tour, its reviews and the answers to them as they are', async () => {
    const { body } = await api.get<{ tour: Tour }>(
      '/spa/tour?slug=svaneti-traverse-501&expand_reviews=1',
      on('discreet'),
    );
    expect(body.tour).toMatchObject({ name: 'Svaneti traverse', organizer: { id: 77, name: '', avatar: null } });
    expect(body.tour.reviews.items).toMatchObject([{ author: 'Noor', reply: { author: '', text: 'Come again' } }]);
  });

  it.each(['open', 'discreet'])(
    'does not matter for the address of the shared picture on the site %s',
    async (site) => {
      const { body } = await api.get<{ items: TourCard[] }>('/crm/api/tour/get-by-ids?ids=501', on(site));
      const [card] = body.items;
      if (!card) throw new Error('no card');
      const { defaultCurrency } = api.services.sites.choose({ key: site }).config;
      const path = tourSocialPicture(card, { locale: 'en-US', defaultCurrency });
      const { headers } = await fetch(api.url + path, { headers: asSite(site) });
      expect(headers.get('cache-control')).toContain('immutable');
    },
  );
});
