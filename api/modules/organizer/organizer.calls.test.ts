import type {
  CheckCounts,
  OrganizerHub,
  OwnOrganizer,
  PublicOrganizer,
} from '@cairn/shared-contracts/api/organizer.schema';
import type { Tour } from '@cairn/shared-contracts/api/tours.schema';
import { ORGANIZER_CHECKS } from '@cairn/shared-contracts/domain/organizer-checks';
import { XSS_CORPUS } from '@cairn/shared-contracts/testing/xss-corpus';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeCountry, makeDeparture, makeOrganizer, makeTour } from '../../testing/factories.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { settled } from '../request/testing/settled.ts';
import { createUser } from '../request/testing/world.ts';
import { answerBy } from './provider-request.ts';

const ORGANIZER = '/crm/api/organizer';
let api: TestApi;
let georgia: number;
let norway: number;
let own: string;
let admin: string;
let stranger: string;
beforeAll(async () => {
  api = await startTestApi({ now: '2027-03-05T12:00:00Z' });
  const { db } = api;
  georgia = await makeCountry(db, { name: 'Georgia', other_names: 'Georgien · Грузия · 格鲁吉亚' });
  norway = await makeCountry(db, { name: 'Norway' });
  const common = { country_id: georgia, languages: ['ka', 'en'] };
  await makeOrganizer(db, {
    ...common,
    id: 7,
    person: 'Giorgi Beridze',
    rating: 4.9,
    reviews_count: 10,
    tours_count: 3,
  });
  await makeOrganizer(db, { ...common, id: 8, person: 'Tamar 100%', rating: 4.5, reviews_count: 30, since: 2011 });
  await makeOrganizer(db, { id: 9, country_id: norway, person: 'Lena Hofstad', city: 'Tromsø', is_verified: false });
  await makeOrganizer(db, { id: 10, country_id: norway, tours_count: 0 });
  const tour = await makeTour(db, { organizer_id: 7, country_id: georgia, slug: 'svaneti-501', id: 501 });
  await makeDeparture(db, tour);
  await makeTour(db, { organizer_id: 7, country_id: georgia, slug: 'gone-502', id: 502, status: 'hidden' });
  // nothing of this site's: an excursion, and a tour without a departure
  const excursion = await makeTour(db, { organizer_id: 7, country_id: georgia, slug: 'city-503', id: 503, type: 2 });
  await makeDeparture(db, excursion);
  await makeTour(db, { organizer_id: 7, country_id: georgia, slug: 'over-504', id: 504 });
  const check = { organizer_id: 7, status: 1, checked_on: '2026-05-01' };
  await db
    .insertInto('organizer_checks')
    .values([
      { ...check, kind: 'identity' },
      { ...check, kind: 'licence', reference: 'GE-0412', valid_until: '2028-01-01' },
      { ...check, kind: 'insurance', reference: '€500,000', valid_until: '2027-03-04' },
      { organizer_id: 9, kind: 'identity', status: 2, checked_on: '2027-01-01' },
    ])
    .execute();
  own = (await createUser(api.services, { role: 'organizer', organizer_id: 7 })).token;
  admin = (await createUser(api.services, { role: 'admin' })).token;
  stranger = (await createUser(api.services, { role: 'organizer', organizer_id: 8 })).token;
});
afterAll(() => api.close());

describe('the club', () => {
  const idsOf = async (query: string) => {
    const { body } = await api.get<OrganizerHub>(`/spa/hub-organizer-page${query}`);
    return body.items.map(({ id }) => id);
  };

  it('has everybody with tours, and says how many there are of what', async () => {
    const { body } = await api.get<OrganizerHub>('/spa/hub-organizer-page');
    expect(body).toMatchObject({
      ...{
        total: 3,
        page: 1,
        per_page: 12,
        languages: [
          { code: 'en', name: 'English' },
          { code: 'ka', name: 'Georgian' },
        ],
      },
      totals: { organizers: 3, countries: 2, rating: 4.6, reviews: 40 },
      countries: [
        { name: 'Georgia', count: 2 },
        { name: 'Norway', count: 1 },
      ],
    });
  });

  it.each([
    ['', [7, 8, 9]],
    ['?limit=2&page=2', [9]],
    ['?sort=since', [8, 7, 9]],
    ['?sort=tours', [7, 8, 9]],
    ['?language=ka', [7, 8]],
    ['?phrase=tromso', [9]],
    ['?phrase=georgia', [7, 8]],
    ['?phrase=gruzia', [7, 8]],
    ['?phrase=in%20Georgien', [7, 8]],
    ['?phrase=georiga', [7, 8]],
    ['?phrase=norway%20tromso', [9]],
    ['?phrase=tromso%20georgia', []],
    ['?phrase=100%25', [8]],
    ['?phrase=%25', [7, 8, 9]],
    ['?phrase=%27%20OR%20true--', []],
    ['?page=99', []],
    ['?country_id=abc&sort=worst', [7, 8, 9]],
  ])('%s', async (query, ids) => {
    expect(await idsOf(query)).toEqual(ids);
  });

  it('has an organizer from their first published tour to their last', async () => {
    const countOf = async () => (await api.get<OrganizerHub>('/spa/hub-organizer-page')).body.totals.organizers;
    const before = await countOf();
    const tour = await makeTour(api.db, { organizer_id: 10, country_id: norway, status: 'hidden' });
    expect(await countOf()).toBe(before);
    const change = (row: { status: 'published' } | { organizer_id: number }) =>
      api.db.updateTable('tours').set(row).where('id', '=', tour).execute();
    await change({ status: 'published' });
    expect(await countOf()).toBe(before + 1);
    await change({ organizer_id: 7 });
    expect(await countOf()).toBe(before);
    await change({ organizer_id: 10 });
    await api.db.deleteFrom('tour_variants').where('tour_id', '=', tour).execute();
    await api.db.deleteFrom('tours').where('id', '=', tour).execute();
    expect(await countOf()).toBe(before);
  });

  it('says how many tours a visitor finds, as the page of each does', async () => {
    const { body: hub } = await api.get<OrganizerHub>('/spa/hub-organizer-page');
    const { body: list } = await api.get<{ items: PublicOrganizer[] }>(`${ORGANIZER}/list`);
    const { body: page } = await api.get<PublicOrganizer>(`${ORGANIZER}/public-info?id=7`);
    const { body: listing } = await api.get<{ total: number }>('/spa/tours?organizer=7');
    const { body: sold } = await api.get<{ tour: Tour }>('/spa/tour?slug=svaneti-501');
    const of = (items: readonly PublicOrganizer[]) => items.find(({ id }) => id === 7)?.tours_count;
    const told = [of(hub.items), of(list.items), page.tours_count, sold.tour.organizer.tours_count];
    expect([...told, listing.total]).toEqual([1, 1, 1, 1, 1]);
  });

  it('by country', async () => {
    expect(await idsOf(`?country_id=${norway}`)).toEqual([9]);
  });
});

describe('what was checked', () => {
  it('is all five, in their order; a paper that has run out proves nothing', async () => {
    const { body } = await api.get(`${ORGANIZER}/verification-info?id=7`);
    expect(body).toMatchObject({
      ...{ is_email_verified: true, is_phone_verified: false, is_passport_verified: true, status: 1 },
      checks: [
        { kind: 'identity', status: 1, checked_on: '2026-05-01', valid_until: null },
        { kind: 'licence', status: 1, reference: 'GE-0412' },
        { kind: 'insurance', status: 0 },
        { kind: 'guides', status: 0, checked_on: null },
        { kind: 'interview', status: 0 },
      ],
    });
  });

  it.each([
    [9, 2],
    [10, 1],
    [99, undefined],
  ])('of organizer %i: status %s', async (id, status) => {
    expect((await api.get(`${ORGANIZER}/verification-info?id=${id}`)).body.status).toBe(status);
  });
});

it('how many organizers have come how far: by their checks of today, and only those whom the site shows', async () => {
  const { db } = api;
  const made = [11, 12, 13, 14, 15, 16, 17];
  for (const id of made) await makeOrganizer(db, { id, country_id: norway, tours_count: 0, is_published: id !== 16 });
  const passed = { status: 1, checked_on: '2026-04-01' };
  const allFive = (organizer_id: number, insured_until: string) =>
    ORGANIZER_CHECKS.map((kind) => ({
      ...{ ...passed, organizer_id, kind },
      valid_until: kind === 'insurance' ? insured_until : null,
    }));
  await db
    .insertInto('organizer_checks')
    .values([
      // 11 is verified, and was never checked
      { ...passed, organizer_id: 12, kind: 'interview' },
      ...allFive(13, '2027-03-05'),
      ...allFive(14, '2027-03-04'),
      { ...passed, organizer_id: 15, kind: 'licence', valid_until: '2027-03-04' },
      // taken off the site, and checked before all others
      ...allFive(16, '2028-01-01').map((check) => ({ ...check, checked_on: '2025-01-01' })),
      { organizer_id: 17, kind: 'identity', status: 0 },
    ])
    .execute();
  const { body } = await api.get<CheckCounts>('/spa/organizer-checks');
  expect(body).toEqual({
    // 7, 14 and 15 have a paper that has run out, 9 has failed
    ...{ checked: 6, passed: 1, in_progress: 1, failed: 1, expired: 3, since: '2026-04-01' },
    kinds: [
      { kind: 'identity', count: 3 },
      { kind: 'licence', count: 3 },
      { kind: 'insurance', count: 1 },
      { kind: 'guides', count: 2 },
      { kind: 'interview', count: 3 },
    ],
  });
  await db.deleteFrom('organizers').where('id', 'in', made).execute();
});

describe('the back office', () => {
  it.each([
    ['GET', 'info', ''],
    ['GET', 'view?id=7', ''],
    ['POST', 'create', {}],
    ['POST', 'update?id=7', {}],
    ['POST', 'set-published-on-site', { id: 7, is_published: false }],
  ])('%s %s is nothing for guests', async (method, path, body) => {
    const answer = method === 'GET' ? api.get(`${ORGANIZER}/${path}`) : api.post(`${ORGANIZER}/${path}`, body);
    expect(await answer).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
  });

  it('shows somebody their own organizer, others only to admins', async () => {
    const walker = (await createUser(api.services)).token;
    expect((await api.get(`${ORGANIZER}/info`, { token: own })).body).toMatchObject({ id: 7, is_published: true });
    expect((await api.get(`${ORGANIZER}/info`, { token: walker })).status).toBe(404);
    expect((await api.get(`${ORGANIZER}/view?id=7`, { token: own })).status).toBe(200);
    expect((await api.get(`${ORGANIZER}/view?id=7`, { token: admin })).status).toBe(200);
    for (const token of [stranger, walker]) {
      expect(await api.get(`${ORGANIZER}/view?id=7`, { token })).toMatchObject({ status: 403 });
      // also where there is nothing: who may not look does not learn what there is
      expect((await api.get(`${ORGANIZER}/view?id=4711`, { token })).status).toBe(403);
    }
    expect((await api.get(`${ORGANIZER}/view?id=4711`, { token: admin })).status).toBe(404);
  });

  it('an organizer changes what they tell, and nothing that was checked', async () => {
    const update = (body: object, token: string) => api.post<OwnOrganizer>(`${ORGANIZER}/update?id=7`, body, { token });
    expect((await update({ quote: ' Slow is far. ', city: 'Mestia' }, own)).body).toMatchObject({
      ...{ quote: 'Slow is far.', city: 'Mestia', person: 'Giorgi Beridze' },
    });
    expect((await update({ person: 'Somebody Else' }, own)).status).toBe(403);
    expect((await update({ quote: 'Mine now' }, stranger)).status).toBe(403);
    expect((await update({ person: 'Giorgi B.' }, admin)).body.person).toBe('Giorgi B.');
    expect(await update({ city: '', languages: [] }, own)).toMatchObject({
      ...{ status: 422, body: { errors: { city: [expect.any(String)], languages: [expect.any(String)] } } },
    });
    expect((await update({ country_id: 4711 }, admin)).status).toBe(422);
    // columns that are nobody's to write
    await update({ is_verified: true, rating: 1, id: 8, reply_hours: 1, reply_share: 100 }, own);
    expect((await api.get<PublicOrganizer>(`${ORGANIZER}/public-info?id=7`)).body).toMatchObject({
      id: 7,
      rating: 4.9,
    });
  });

  it('what they tell is HTML, and is cleaned wherever it is shown', async () => {
    const about = `<p>Six guides, <b>eleven</b> horses.</p><p>Groups stay under ten.</p>${XSS_CORPUS.join('')}`;
    await api.post(`${ORGANIZER}/update?id=7`, { about }, { token: own });
    const [{ body: theirs }, { body: tour }, { body: club }] = await Promise.all([
      api.get<PublicOrganizer>(`${ORGANIZER}/public-info?id=7`),
      api.get<{ tour: Tour }>('/spa/tour?slug=svaneti-501'),
      api.get<OrganizerHub>('/spa/hub-organizer-page'),
    ]);
    const shown = [theirs.about, tour.tour.organizer.about, club.items.find(({ id }) => id === 7)?.about];
    expect(new Set(shown).size).toBe(1);
    expect(theirs.about).toMatch(/^<p>Six guides, <b>eleven<\/b> horses\.<\/p><p>Groups stay under ten\.<\/p>/);
    expect(theirs.about).not.toMatch(/<(?:script|img|svg|iframe|style|object|form)\b|\son\w+=|javascript:/i);
  });

  it('an admin makes one, which nobody sees until it is published', async () => {
    const body = {
      ...{ name: 'Tusheti Walks', person: 'Elene', country_id: georgia, city: 'Omalo' },
      ...{ sale_model: 1, legal_type: 2, languages: ['ka'] },
    };
    const create = (token: string, more = {}) =>
      api.post<OwnOrganizer>(`${ORGANIZER}/create`, { ...body, ...more }, { token });
    expect((await create(own)).status).toBe(403);
    expect((await create(admin, { country_id: 4711 })).status).toBe(422);
    const both = await Promise.all([create(admin), create(admin)]);
    const [first, second] = both.map((made) => made.body.id).sort((a, b) => a - b);
    expect([first, second]).toEqual([11, 12]);
    expect(both[0]?.body).toMatchObject({
      is_published: false,
      is_verified: false,
      since: 2027,
      name: 'Tusheti Walks',
    });
    expect((await api.get(`${ORGANIZER}/public-info?id=11`)).status).toBe(404);
  });

  it('takes an organizer off the site with their tours, and brings back those tours alone', async () => {
    const publish = (token: string, is_published: boolean, id = 7) =>
      api.post(`${ORGANIZER}/set-published-on-site`, { id, is_published }, { token });
    const statuses = async () =>
      (
        await api.db.selectFrom('tours').select(['id', 'status']).where('id', 'in', [501, 502]).orderBy('id').execute()
      ).map(({ status }) => status);
    expect((await publish(stranger, false)).status).toBe(403);
    expect((await publish(own, false)).body).toMatchObject({ id: 7, is_published: false });
    expect(await statuses()).toEqual(['hidden', 'hidden']);
    for (const path of ['public-info', 'verification-info']) {
      expect(await api.get(`${ORGANIZER}/${path}?id=7`)).toMatchObject({ status: 404 });
    }
    expect((await api.get('/spa/organizer-reviews?id=7')).status).toBe(404);
    expect(JSON.stringify((await api.get(`${ORGANIZER}/list`)).body)).not.toContain('Giorgi');
    expect(JSON.stringify((await api.get('/spa/hub-organizer-page')).body)).not.toContain('Giorgi');
    expect(JSON.stringify((await api.get('/spa/tours-filter-completion?phrase=organizer')).body)).not.toContain(
      '"id":7,',
    );
    await publish(own, true);
    expect(await statuses()).toEqual(['published', 'hidden']);
    // never checked: only an admin shows them
    const unchecked = (await createUser(api.services, { role: 'organizer', organizer_id: 9 })).token;
    expect((await publish(unchecked, true, 9)).status).toBe(403);
    expect((await publish(admin, true, 4711)).status).toBe(404);
  });
});

describe('somebody who wants to sell tours', () => {
  const request = () => ({
    ...{ name: 'Elene', company: 'Tusheti <b>Walks</b>', country_id: georgia, yearly_tours: '11-30' },
    ...{ email: 'elene@example.ge', phone: '+995555214088', best_tour: 'Omalo to Shatili.\nTo: all@example.org' },
  });

  it('gets a number and a date, and both sides a mail', async () => {
    const { status, body } = await api.post('/spa/add-new-organizer-request', request(), {
      headers: { 'x-language': 'de-DE' },
    });
    expect(status).toBe(200);
    // Friday: three working days later it is Wednesday
    expect(body).toEqual({ number: expect.stringMatching(/^P-\d+$/), answer_by: '2027-03-10' });
    await settled(api.db);
    const mails = await api.db.selectFrom('dev_messages').selectAll().orderBy('id').execute();
    const [ours, theirs] = mails.map(({ recipient, subject, body: text }) => ({ to: recipient, subject, text }));
    expect(ours).toMatchObject({
      to: 'hello@cairn.example',
      subject: `New organizer ${body.number}: Tusheti <b>Walks</b>`,
    });
    expect(ours?.text).toContain('country: Georgia');
    expect(theirs).toMatchObject({ to: 'elene@example.ge', subject: `Wir haben Ihre Anfrage ${body.number}` });
    expect(theirs?.text).toContain('10. März 2027');
  });

  it('has a name of one line, whatever was sent', async () => {
    await api.post('/spa/add-new-organizer-request', { ...request(), company: 'Tusheti\r\nBcc: all@example.org' });
    await settled(api.db);
    const mails = await api.db.selectFrom('dev_messages').select('subject').orderBy('id', 'desc').limit(2).execute();
    expect(mails.map(({ subject }) => subject).find((subject) => subject.includes('Tusheti'))).toMatch(
      /^New organizer P-\d+: Tusheti Bcc: all@example\.org$/,
    );
  });

  it.each([
    ['email', 'elene@tushetiwalks'],
    ['phone', '123'],
    ['country_id', 4711],
    ['yearly_tours', 'many'],
    ['best_tour', ' '],
    ['best_tour', 'x'.repeat(401)],
    ['name', ''],
  ])('is told what is wrong with %s "%s"', async (field, value) => {
    const answer = await api.post('/spa/add-new-organizer-request', { ...request(), [field]: value });
    expect(answer).toMatchObject({ status: 422, body: { errors: { [field]: [expect.any(String)] } } });
  });

  it.each([
    ['2027-03-05', '2027-03-10'],
    ['2027-03-06', '2027-03-10'],
    ['2027-03-08', '2027-03-11'],
  ])('asked on %s, is answered by %s', (today, day) => {
    expect(answerBy(today)).toBe(day);
  });
});
