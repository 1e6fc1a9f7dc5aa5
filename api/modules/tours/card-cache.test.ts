import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { DatabaseHandle } from '../../platform/db.ts';
import { makeCountry, makeDeparture, makeOrganizer, makeTour } from '../../testing/factories.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

let api: TestApi;
let db: DatabaseHandle;
let country: number;
let organizer: number;

beforeAll(async () => {
  api = await startTestApi({ now: '2027-03-01T12:00:00Z', env: { SEARCH: 'index' } });
  db = api.db;
  country = await makeCountry(db, { name: 'Georgia', slug: 'georgia', iso2: 'GE' });
  organizer = await makeOrganizer(db, { country_id: country, name: 'Svaneti Walks', is_verified: false });
});
afterAll(() => api.close());

interface Card {
  id: number;
  name: string;
  price: number;
  currency: string;
  dates: { start: string; end: string }[];
  dates_count: number;
  price_from?: string;
  discount_ends_on?: string;
  country: { name: string };
  organizer: { name: string; is_verified: boolean };
}

/** the card, as a visitor of a listing sees it */
async function cardOf(id: number, query = '', currency = 'EUR'): Promise<Card | undefined> {
  await api.searchSettled();
  const { body } = await api.get<{ items: Card[] }>(`/spa/tours-page?${query}`, {
    headers: { 'x-currency': currency },
  });
  return body.items.find((card) => card.id === id);
}

async function newTour(id: number): Promise<number> {
  await makeTour(db, { id, slug: `tour-${id}`, name: 'Ushba towers', country_id: country, organizer_id: organizer });
  await makeDeparture(db, id, { starts_on: '2027-06-10', ends_on: '2027-06-16', price: 50_000 });
  await makeDeparture(db, id, { starts_on: '2027-08-10', ends_on: '2027-08-16', price: 40_000 });
  return id;
}

it('a card that was seen before says what has changed since', async () => {
  const id = await newTour(701);
  expect(await cardOf(id)).toMatchObject({ name: 'Ushba towers', price: 40_000, dates_count: 2 });

  await db.updateTable('tours').set({ name: 'Kazbek meadows' }).where('id', '=', id).execute();
  expect(await cardOf(id)).toMatchObject({ name: 'Kazbek meadows' });
  await db.updateTable('departures').set({ free_seats: 0 }).where('price', '=', 40_000).execute();
  expect(await cardOf(id)).toMatchObject({ price: 50_000, dates_count: 1 });
  await db.updateTable('places').set({ name: 'Sakartvelo' }).where('id', '=', country).execute();
  expect(await cardOf(id)).toMatchObject({ country: { name: 'Sakartvelo' } });
  await db.updateTable('organizers').set({ is_verified: true }).where('id', '=', organizer).execute();
  expect(await cardOf(id)).toMatchObject({ organizer: { is_verified: true } });
  await db.updateTable('tours').set({ status: 'hidden' }).where('id', '=', id).execute();
  expect(await cardOf(id)).toBeUndefined();
});

it('a day on which two departures start is one date of a card', async () => {
  const id = await newTour(704);
  await makeDeparture(db, id, { starts_on: '2027-06-10', ends_on: '2027-06-16', price: 60_000 });
  const card = await cardOf(id);
  expect(card?.dates.map(({ start }) => start)).toEqual(['2027-06-10', '2027-08-10']);
  expect(card?.dates_count).toBe(2);
});

it('a place that was seen before says what its editors have written since', async () => {
  await newTour(703);
  const placeOf = async () => {
    await api.searchSettled();
    return (await api.get<{ place: { heading: string } }>('/spa/tours-page?slug=georgia')).body.place;
  };
  expect((await placeOf()).heading).not.toBe('Walks in Georgia');
  await db.updateTable('places').set({ heading: 'Walks in Georgia' }).where('id', '=', country).execute();
  expect((await placeOf()).heading).toBe('Walks in Georgia');
});

it('visitors with other dates and other money see the same tour their way', async () => {
  const id = await newTour(702);
  expect(await cardOf(id)).toMatchObject({ price: 40_000, currency: 'EUR' });
  const inJune = await cardOf(id, 'dateFrom=2027-06-01&dateTo=2027-06-30');
  expect(inJune).toMatchObject({ price: 50_000, dates_count: 1 });
  // the price of another departure than the page opens with says which one's it is
  expect(inJune).not.toHaveProperty('price_from');
  expect(await cardOf(id)).toHaveProperty('price_from', '2027-08-10');
  expect((await cardOf(id, '', 'USD'))?.currency).toBe('USD');
  expect(await cardOf(id)).toMatchObject({ price: 40_000, currency: 'EUR', dates_count: 2 });
});

it.each([
  [711, 'a date', { kind: 'early_booking_dates', percent: 8, until: '2027-05-01' }, '2027-05-01'],
  [712, 'days before the start', { kind: 'early_booking_days', percent: 8, days_before: 30 }, '2027-07-11'],
  [713, 'nothing but the departure', { kind: 'on_tour_date', percent: 8 }, undefined],
] as const)('a card, %i, says until when a discount holds that ends by %s', async (id, _by, discount, end) => {
  await newTour(id);
  const stored = JSON.stringify(discount);
  await db.updateTable('departures').set({ discount: stored }).where('tour_id', '=', id).execute();
  const card = await cardOf(id);
  expect(card).toMatchObject({ price: 36_800 });
  expect(card?.discount_ends_on).toBe(end);
});
