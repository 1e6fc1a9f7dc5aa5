import type { ReviewsPage, Tour, ToursPage } from '@cairn/shared-contracts/api/tours.schema';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  makeCountry,
  makeDeparture,
  makeOrganizer,
  makePlace,
  makeRates,
  makeReview,
  makeTour,
} from '../../testing/factories.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

const TODAY = '2027-03-01';

let api: TestApi;
let organizer: number;
let tour: number;
let other: number;
let past: number;
let country: number;

beforeAll(async () => {
  api = await startTestApi({ now: `${TODAY}T12:00:00Z` });
  const { db } = api;
  await makeRates(db);
  country = await makeCountry(db, { name: 'Georgia', slug: 'georgia', iso2: 'GE' });
  const hiking = await makePlace(db, 'rest_kinds', { name: 'Hiking', slug: 'hiking' });
  organizer = await makeOrganizer(db, { country_id: country, name: 'Svaneti Walks' });
  const common = { country_id: country, organizer_id: organizer, places: [hiking, country] };
  tour = await makeTour(db, { ...common, id: 501, slug: 'svaneti-traverse-501', name: 'Svaneti traverse' });
  other = await makeTour(db, { ...common, id: 502, slug: 'kazbek-meadows-502', name: 'Kazbek meadows', days: 2 });
  past = await makeTour(db, { ...common, id: 503, slug: 'yesterdays-walk-503', name: 'Yesterday walk' });
  await makeTour(db, { ...common, id: 504, slug: 'hidden-504', status: 'hidden' });

  await makeDeparture(db, past, { starts_on: '2026-06-01', ends_on: '2026-06-05' });
  await makeDeparture(db, tour, { starts_on: '2027-02-01', ends_on: '2027-02-05', price: 10_000 });
  await makeDeparture(db, tour, {
    starts_on: '2027-06-01',
    ends_on: '2027-06-05',
    price: 100_000,
    discount: JSON.stringify({ kind: 'early_booking_dates', percent: 20, until: TODAY }),
  });
  await makeDeparture(db, tour, { starts_on: '2027-07-01', ends_on: '2027-07-05', price: 70_000, free_seats: 0 });
  await makeDeparture(db, tour, {
    starts_on: '2027-08-01',
    ends_on: '2027-08-05',
    price: 90_000,
    free_seats: 2,
    discount: JSON.stringify({ kind: 'early_booking_dates', percent: 50, until: '2027-02-28' }),
  });
  await makeDeparture(db, other, {
    ...{ starts_on: '2027-05-01', ends_on: '2027-05-02', price: 20_000 },
    ...{ prepayment_percent: 100 },
  });
  const walk = { distance_km: 9, ascent_m: 400, hours: 4, profile: [], sleep: '', meals: '', body: '', images: '[]' };
  for (const day of [1, 2])
    await db
      .insertInto('tour_days')
      .values({ ...walk, tour_id: tour, day, title: `Day ${day}` })
      .execute();
  const details = {
    ...{ route: [], included: [], not_included: [], stays: [], what_to_bring: [], fitness: '', cancellation: [] },
    faq: [{ question: 'Is it steep?', answer: 'On day two.' }],
  };
  await db
    .updateTable('tours')
    .set({ details: JSON.stringify(details) })
    .where('id', '=', other)
    .execute();
  for (const rating of [5, 5, 4, 1])
    await makeReview(db, tour, organizer, { rating, reply: rating === 1 ? 'We are sorry' : null });
});
afterAll(() => api.close());

const eur = { headers: { 'x-currency': 'EUR' } };

describe('language of texts', () => {
  it('is told of a tour, of its organizer, and of reviews where it is known', async () => {
    const russian = await makeOrganizer(api.db, { content_language: 'ru' });
    const id = await makeTour(api.db, { organizer_id: russian, content_language: 'zh' });
    await makeDeparture(api.db, id);
    await makeReview(api.db, id, russian, { content_language: 'de', rating: 5 });
    await makeReview(api.db, id, russian, { rating: 4 });
    const { body } = await api.get<{ tour: Tour }>(`/spa/tour?slug=tour-${id}&expand_reviews=1`, eur);
    expect(body.tour).toMatchObject({ content_language: 'zh', organizer: { content_language: 'ru' } });
    const languages = body.tour.reviews.items.map(({ rating, content_language }) => [rating, content_language]);
    expect(new Map(languages.map(([rating, language]) => [rating, language]))).toEqual(
      new Map([
        [5, 'de'],
        [4, undefined],
      ]),
    );
    const cards = await api.get<{ items: Tour[] }>(`/crm/api/tour/get-by-ids?ids=${id},${tour}`, eur);
    expect(cards.body.items.map((card) => card.content_language)).toEqual(['zh', 'en']);
  });
});

describe('tour page', () => {
  it('shows departures to come with prices of today in the visitor’s currency', async () => {
    const { status, body } = await api.get<{ tour: Record<string, unknown> }>(
      '/spa/tour?slug=svaneti-traverse-501',
      eur,
    );
    expect(status).toBe(200);
    expect(body.tour).toMatchObject({
      id: tour,
      // the sold-out departure is cheaper but cannot be had; the expired discount does not count
      price: 80_000,
      price_without_discount: 100_000,
      currency: 'EUR',
      dates_count: 2,
      dates: [
        { start: '2027-06-01', price: 80_000, is_discount_exist: true, number_of_free_seats: 10 },
        { start: '2027-07-01', number_of_free_seats: 0 },
        { start: '2027-08-01', price: 90_000, is_discount_exist: false, number_of_free_seats: 2 },
      ],
      reviews: { total: 4, distribution: [1, 0, 0, 1, 2], rating: 3.75 },
      organizer: { id: organizer, name: 'Svaneti Walks' },
      parents: [{ name: 'Georgia', slug: 'georgia' }],
    });
  });

  it('converts to other currencies, with the organizer’s price beside it', async () => {
    const { body } = await api.get<{ dates: object[] }>(`/spa/tour-private-data?id=${tour}&has_dates=1`, {
      headers: { 'x-currency': 'usd' },
    });
    expect(body.dates[0]).toMatchObject({
      currency: 'USD',
      price: 88_000,
      original_currency: 'EUR',
      original_price: 80_000,
    });
  });

  it.each([
    ['an unknown slug is 404', 'no-such-tour-999', 404, 'tour_not_found'],
    ['a hidden tour is 404', 'hidden-504', 404, 'tour_not_found'],
    ['a slug without a number is 404', 'about', 404, 'tour_not_found'],
    ['a tour whose dates have passed is 410', 'yesterdays-walk-503', 410, 'tour_is_gone'],
  ])('%s', async (_title, slug, status, code) => {
    expect(await api.get(`/spa/tour?slug=${slug}`)).toMatchObject({ status, body: { code } });
  });

  it('says in the words of the specification why it is gone', async () => {
    const { body } = await api.get('/spa/tour?slug=yesterdays-walk-503');
    expect(body.message).toBe('no longer available because the tour dates have passed');
  });

  it('an old name with the right number leads to the right address', async () => {
    expect(await api.get('/spa/tour?slug=old-name-501')).toMatchObject({
      status: 200,
      body: { redirect: '/svaneti-traverse-501' },
    });
  });

  it('brings the days and the reviews to whoever asks for them', async () => {
    const read = async (asked: string) =>
      (await api.get<{ tour: Tour }>(`/spa/tour?slug=svaneti-traverse-501${asked}`)).body.tour;
    const plain = await read('&expand_reviews=0');
    expect([plain.program, plain.reviews.items, plain.reviews.total]).toEqual([[], [], 4]);
    const whole = await read('&expand_program=1&expand_reviews=1');
    expect([whole.program.length, whole.reviews.items.length]).toEqual([2, 3]);
  });

  it('has days that can be asked for one by one, by their number alone', async () => {
    const day = (id: string) =>
      api.get<{ items: { id: number }[] }>(`/spa/tour-program?tour_id=${tour}${id && `&program_id=${id}`}`);
    const [first] = (await day('')).body.items;
    expect((await day(String(first?.id))).body.items).toEqual([first]);
    expect((await day('2147483647')).body.items).toEqual([]);
    for (const wrong of ['abc', '0', '1e3', '01', '2147483648']) expect((await day(wrong)).status).toBe(422);
  });

  it('without a slug it is 422', async () => {
    expect(await api.get('/spa/tour')).toMatchObject({ status: 422, body: { errors: { slug: ['Required field'] } } });
  });

  it.each(['abc', '-1', '0', '01', '1e3', '1.5', '١', '2147483648', '99999999999', '1&id=2'])(
    'a number like %s is 422, never 500',
    async (id) => {
      expect((await api.get(`/spa/tour-private-data?id=${id}`)).status).toBe(422);
    },
  );

  it('a number that could be a tour but is none is 404', async () => {
    expect((await api.get('/spa/tour-private-data?id=2147483647')).status).toBe(404);
  });
});

describe('beside the tour page', () => {
  it('similar tours leave out the tour itself and those that are over', async () => {
    const { body } = await api.get<{ items: { id: number }[] }>(`/spa/similar-tours?id=${tour}`);
    expect(body.items.map(({ id }) => id)).toEqual([other]);
  });

  it('what an organizer wrote comes without anything that runs, loads or breaks the page', async () => {
    const id = await makeTour(api.db, {
      country_id: country,
      description: '</div><p onclick="x()">Up<script>x()</script>',
    });
    await makeDeparture(api.db, id, { starts_on: '2027-06-01', ends_on: '2027-06-05' });
    const body = '<iframe src="//evil.example"></iframe><a href="javascript:x()">Down</a>';
    const day = { distance_km: 1, ascent_m: 1, hours: 1, profile: [], sleep: '', meals: '' };
    await api.db
      .insertInto('tour_days')
      .values({ ...day, tour_id: id, day: 1, title: 'One', body, images: '[]' })
      .execute();
    const answer = await api.get<{ tour: Tour }>(`/spa/tour?slug=tour-${id}&expand_program=1`);
    expect(answer.body.tour).toMatchObject({ description: '<p>Up</p>', program: [{ text: '<a>Down</a>' }] });
  });

  it('reviews come in pages, newest first, with replies', async () => {
    const { body } = await api.get<{ items: object[]; total: number }>(
      '/spa/all-tour-reviews?slug=svaneti-traverse-501&limit=1&page=1',
    );
    expect(body).toMatchObject({
      total: 4,
      per_page: 1,
      items: [{ rating: 1, reply: { author: 'Ada Guide', organizer_id: organizer, text: 'We are sorry' } }],
    });
  });

  it.each([
    ['best', [5, 5, 4, 1]],
    ['worst', [1, 4, 5, 5]],
    ['sideways', [1, 4, 5, 5]],
  ])('reviews sorted by %s', async (sort, ratings) => {
    const { body } = await api.get<{ items: { rating: number }[] }>(
      `/spa/tour-reviews?id=${tour}&limit=9&sort=${sort}`,
    );
    expect(body.items.map(({ rating }) => rating)).toEqual(ratings);
  });

  it('reviews say what they speak of, and are narrowed to it', async () => {
    const { country_id } = await api.db
      .selectFrom('tours')
      .select('country_id')
      .where('id', '=', tour)
      .executeTakeFirstOrThrow();
    const id = await makeTour(api.db, { country_id, organizer_id: organizer, name: 'Spoken of' });
    const texts = [
      { body: 'The guide kept a calm pace.', traveller: 'family', aspects: { organizer: 5, value: 3 }, rating: 4 },
      { body: 'Палатки тёплые, завтраки ранние.', traveller: 'solo', aspects: { value: 5 }, rating: 3 },
      { body: '向导很好，早餐也不错。', traveller: 'family', aspects: '{}', rating: 5 },
      { body: 'Das Essen war gut, das Wetter nicht.', traveller: null, aspects: '{}', rating: 5 },
    ];
    for (const { aspects, ...one } of texts) {
      await makeReview(api.db, id, organizer, {
        ...one,
        aspects: typeof aspects === 'string' ? aspects : JSON.stringify(aspects),
      });
    }
    const read = async (query: string) =>
      (await api.get<ReviewsPage>(`/spa/tour-reviews?id=${id}&limit=9${query}`)).body;
    const { parts } = await read('');
    expect(parts).toEqual({
      aspects: [
        { name: 'organizer', count: 1, rating: 5 },
        { name: 'value', count: 2, rating: 4 },
      ],
      topics: [
        { name: 'food', count: 3 },
        { name: 'guide', count: 2 },
        { name: 'lodging', count: 1 },
        { name: 'pace', count: 1 },
        { name: 'weather', count: 1 },
      ],
      travellers: [
        { name: 'family', count: 2 },
        { name: 'solo', count: 1 },
      ],
    });
    const narrowed = async (query: string) => {
      const { items, total, distribution } = await read(query);
      return [items.map(({ rating }) => rating), total, distribution.reduce((sum, count) => sum + count, 0)];
    };
    expect(await narrowed('&topic=food&sort=worst')).toEqual([[3, 5, 5], 3, 4]);
    expect(await narrowed('&traveller=family&topic=guide&sort=best')).toEqual([[5, 4], 2, 4]);
    // by the aspect's own stars
    expect(await narrowed('&aspect=value&sort=best')).toEqual([[3, 4], 2, 4]);
    expect(await narrowed('&topic=singing')).toEqual([expect.any(Array), 4, 4]);
  });

  it.each([
    ['1', 200, { id: 1, question: 'Is it steep?', answer: 'On day two.' }],
    ['2', 404, { code: 'question_not_found' }],
    ['0', 422, {}],
    ['x', 422, {}],
  ])('question %s answers %d', async (id, status, body) => {
    expect(await api.get(`/spa/tour-question?tour_id=${other}&question_id=${id}`)).toMatchObject({ status, body });
  });

  it('the weather is that of the nearest place that is known, or none', async () => {
    expect((await api.get(`/spa/tour-weather?tour_id=${tour}`)).body).toEqual({
      place: null,
      altitude_m: 0,
      months: [],
    });
    const year = (value: number) => Array.from({ length: 12 }, (_, month) => value + month);
    const climate = { high_c: year(10.4), low_c: year(-2), rain_mm: year(1), rain_days: year(3), sun_hours: year(1) };
    await api.db
      .insertInto('place_climate')
      .values({ place_id: country, altitude_m: 900, sea_c: null, ...climate })
      .execute();
    const { body } = await api.get<{ months: object[] }>(`/spa/tour-weather?tour_id=${tour}`);
    expect(body).toMatchObject({ place: { name: 'Georgia', slug: 'georgia' }, altitude_m: 900 });
    expect(body.months).toHaveLength(12);
    expect(body.months[1]).toEqual({ month: 2, high: 11, low: -1, rain_days: 4 });
  });

  it('a departure that is paid at once says so', async () => {
    const { body } = await api.get<{ dates: object[] }>(`/spa/tour-private-data?id=${other}&has_dates=1`, eur);
    expect(body.dates[0]).toMatchObject({ prepayment_type: { id: 2, name: 'full' }, prepayment_size: 100 });
    const parts = await api.get<{ dates: object[] }>(`/spa/tour-private-data?id=${tour}&has_dates=1`, eur);
    expect(parts.body.dates[0]).toMatchObject({ prepayment_type: { id: 1, name: 'percent' }, prepayment_size: 15 });
  });

  it('excursion dates are those with free seats', async () => {
    expect((await api.get(`/crm/api/tour/excursion-dates?id=${tour}`)).body).toEqual({
      data: ['2027-06-01', '2027-08-01'],
    });
  });

  it('cards come in the asked order, unknown ones left out', async () => {
    const { body } = await api.get<{ items: { id: number }[] }>(`/crm/api/tour/get-by-ids?ids=${other},99,${tour},x`);
    expect(body.items.map(({ id }) => id)).toEqual([other, tour]);
  });

  it('cards tell of departures within the dates, as the listing does', async () => {
    const starts = async (dates: string) => {
      const { body } = await api.get<ToursPage>(`/crm/api/tour/get-by-ids?ids=${tour}${dates}`);
      return body.items.flatMap((card) => card.dates.map(({ start }) => start));
    };
    expect(await starts('')).toEqual(['2027-06-01', '2027-08-01']);
    expect(await starts('&dateFrom=2027-07-01&dateTo=2027-12-31')).toEqual(['2027-08-01']);
    expect(await starts('&dateFrom=soon')).toEqual(['2027-06-01', '2027-08-01']);
  });
});
