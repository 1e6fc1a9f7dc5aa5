import { randomUUID } from 'node:crypto';
import type { IndividualTour } from '@cairn/shared-contracts/api/individual-tour.schema';
import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import type { Tour, TourDate, ToursPage } from '@cairn/shared-contracts/api/tours.schema';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeRates } from '../../testing/factories.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { settled } from '../request/testing/settled.ts';
import { createUser, createWorld, type World } from '../request/testing/world.ts';

const NOW = '2027-03-01T12:00:00Z';
const eur = { 'x-currency': 'EUR' };
let api: TestApi;
let world: World;
let tourist: string;
beforeAll(async () => {
  api = await startTestApi({ now: NOW });
  await makeRates(api.db);
  world = await createWorld(api.services);
  tourist = (await createUser(api.services)).token;
});
afterAll(() => api.close());

const offer = (over: object = {}) => ({
  ...{ tour_id: world.tourId, start: '2027-07-10', end: '2027-07-17', price: 123_400, seats: 3 },
  ...{ client_name: 'The Novaks', note: 'Shorter days, a tent of your own', valid_until: '2027-04-01', ...over },
});
const create = (token: string, over: object = {}) =>
  api.post<{ uuid: string; url: string }>('/crm/api/individual-tour/create', offer(over), { token });
const read = (uuid: string) =>
  api.get<IndividualTour>(`/spa/individual-tour?uuid=${uuid}&with_alt=1`, { headers: eur });
const offered = async (over: object = {}) => (await create(world.organizerToken, over)).body.uuid;
const request = (body: object) =>
  api.post<Booking>(
    '/crm/api/request/create',
    {
      idempotency_key: randomUUID(),
      tour_id: world.tourId,
      tourists_count: 2,
      shown: world.shown,
      is_sure: true,
      ...body,
    },
    { token: tourist },
  );

/** what its page shows of the price */
const shownOf = (date: TourDate) => ({
  start: date.start,
  end: date.end,
  price: date.original_price,
  discount_percent: date.discount?.percent ?? 0,
  prepayment_percent: date.prepayment_size,
  balance_due_on: date.balance_due_on,
});

describe('an individual tour', () => {
  it('is offered by the tour’s own organizer, or an admin', async () => {
    const stranger = await createWorld(api.services);
    expect((await create(tourist)).status).toBe(403);
    expect((await create(stranger.organizerToken)).status).toBe(403);
    const admin = await createUser(api.services, { role: 'admin' });
    expect((await create(admin.token)).status).toBe(200);
    expect(await create(world.organizerToken)).toMatchObject({
      status: 200,
      body: { url: expect.stringMatching(/\/order\/[0-9a-f-]{36}\/individual-tour$/) },
    });
  });

  it.each([
    ['a start that is over', { start: '2027-02-01', end: '2027-02-08' }, 'start'],
    ['an end before its start', { end: '2027-07-09' }, 'end'],
    ['no price', { price: 0 }, 'price'],
    ['a price of cents, which no page shows', { price: 90_050 }, 'price'],
    ['no seats', { seats: 0 }, 'seats'],
    ['a day that is none', { start: '2027-02-31' }, 'start'],
    ['a start in thousands of years', { start: '9999-12-24', end: '9999-12-31' }, 'start'],
    ['a price below nothing', { price: -123_400 }, 'price'],
    ['a price of half a cent', { price: 0.5 }, 'price'],
    ['a price beyond all tours', { price: 100_000_100 }, 'price'],
    ['a price that is a text', { price: '123400' }, 'price'],
    ['seats below nothing', { seats: -3 }, 'seats'],
    ['more seats than any group has', { seats: 51 }, 'seats'],
    ['a prepayment of nothing', { prepayment_size: 0 }, 'prepayment_size'],
    ['a prepayment of more than all', { prepayment_size: 101 }, 'prepayment_size'],
    ['a balance that is due after the start', { full_payment_days: -1 }, 'full_payment_days'],
    ['two months and more', { end: '2027-09-08' }, 'end'],
    ['a letter of thousands of signs', { note: 'x'.repeat(2_001) }, 'note'],
    ['a name of hundreds of signs', { client_name: 'x'.repeat(121) }, 'client_name'],
    ['a tour that can be no number', { tour_id: -1 }, 'tour_id'],
    ['a last day that is over', { valid_until: '2027-02-28' }, 'valid_until'],
  ])('is not offered with %s', async (_case, over, field) => {
    expect(await create(world.organizerToken, over)).toMatchObject({
      status: 422,
      body: { errors: { [field]: [expect.any(String)] } },
    });
  });

  it('is not offered by a guest, and of no tour that is not there or not shown', async () => {
    expect((await api.post('/crm/api/individual-tour/create', offer())).status).toBe(401);
    const unknown = await create(world.organizerToken, { tour_id: 999_999_999 });
    expect(unknown).toMatchObject({ status: 404, body: { code: 'tour_not_found' } });
    const hidden = await createWorld(api.services);
    await api.db.updateTable('tours').set({ status: 'hidden' }).where('id', '=', hidden.tourId).execute();
    expect((await create(hidden.organizerToken, { tour_id: hidden.tourId })).status).toBe(404);
  });

  it('is what the call names, whatever is sent along, in words that run nowhere', async () => {
    const taken = randomUUID();
    const written = 'The <b>Novaks</b>\u202e\u0000';
    const { status, body } = await create(world.organizerToken, {
      ...{ id: 1, uuid: taken, organizer_id: 1, individual_id: 1, free_seats: 50, currency: 'KZT' },
      ...{ expires_at: '2099-01-01T00:00:00Z', discount: { percent: 99 }, not_guaranteed: true },
      client_name: written,
    });
    expect([status, body.uuid === taken]).toEqual([200, false]);
    const offered = (await read(body.uuid)).body;
    expect(offered).toMatchObject({
      ...{ client_name: 'The <b>Novaks</b>', expires_at: '2027-04-01T23:59:59.000Z' },
      date: { price: 123_400, number_of_free_seats: 3, discount: null, not_guaranteed: false },
    });
    expect(offered.tour.id).toBe(world.tourId);
  });

  it('shows the tour with its own dates and its own price', async () => {
    const { status, body } = await read(await offered());
    expect(status).toBe(200);
    expect(body).toMatchObject({
      client_name: 'The Novaks',
      note: 'Shorter days, a tent of your own',
      date: { start: '2027-07-10', end: '2027-07-17', price: 123_400, number_of_free_seats: 3, discount: null },
      tour: { id: world.tourId, price: 123_400, variants: [] },
    });
    expect(body.tour.dates).toEqual([body.date]);
  });

  it('names its places in the language of the reader', async () => {
    await api.db
      .updateTable('places')
      .set({ names: JSON.stringify({ de: 'Bergland' }) })
      .where('kind', '=', 'countries')
      .execute();
    const uuid = await offered();
    expect((await read(uuid)).body.tour.country.name).not.toBe('Bergland');
    const german = await api.get<IndividualTour>(`/spa/individual-tour?uuid=${uuid}`, {
      headers: { ...eur, 'x-language': 'de-DE' },
    });
    expect(german.body.tour).toMatchObject({
      country: { name: 'Bergland' },
      parents: [{ name: 'Bergland' }],
      organizer: { country: 'Bergland' },
    });
  });

  it('is nowhere where all may look', async () => {
    await offered({ price: 100 });
    const { slug } = await api.db
      .selectFrom('tours')
      .select('slug')
      .where('id', '=', world.tourId)
      .executeTakeFirstOrThrow();
    const { body } = await api.get<{ tour: Tour }>(`/spa/tour?slug=${slug}`, { headers: eur });
    expect(body.tour.dates.map(({ id }) => id)).toEqual([world.departureId]);
    expect(body.tour.price).toBe(89_000);
    const { body: dates } = await api.get<Tour>(`/spa/tour-private-data?id=${world.tourId}&has_dates=1`);
    expect(dates.dates.map(({ id }) => id)).toEqual([world.departureId]);
    const { body: listed } = await api.get<ToursPage>('/spa/tours-page?dateFrom=2027-07-01&dateTo=2027-07-31');
    expect(listed.items.map(({ id }) => id)).not.toContain(world.tourId);
  });

  it('lasts as long as was agreed', async () => {
    const uuid = await offered({ end: '2027-07-18' });
    expect((await read(uuid)).body.tour.days).toBe(9);
  });

  it('has a program of its own, which is sent by its own address', async () => {
    const uuid = await offered();
    const stranger = await createWorld(api.services);
    const pdf = async (id: number, of: string) =>
      (await fetch(`${api.url}/spa/private-tour-program-pdf?id=${id}&uuid=${of}`)).status;
    expect(await pdf(world.tourId, uuid)).toBe(200);
    expect(await pdf(world.tourId, randomUUID())).toBe(404);
    expect(await pdf(stranger.tourId, uuid)).toBe(404);
    expect(await pdf(world.tourId, 'abc')).toBe(422);

    const order = (of: string) =>
      api.post('/spa/tour-program-order-via-email', { email: 'kate@example.org', tour_id: world.tourId, uuid: of });
    expect((await order(randomUUID())).status).toBe(404);
    expect((await order(uuid)).status).toBe(200);
    await settled(api.db);
    const [mail] = await api.db
      .selectFrom('dev_messages')
      .select('body')
      .where('recipient', '=', 'kate@example.org')
      .execute();
    expect(mail?.body).toContain(`&uuid=${uuid}`);
  });

  it('is there even when the tour has no other dates', async () => {
    const { tourId, organizerToken, departureId } = await createWorld(api.services);
    await api.db.deleteFrom('departures').where('id', '=', departureId).execute();
    const { body } = await create(organizerToken, { tour_id: tourId });
    expect((await read(body.uuid)).status).toBe(200);
  });

  it('is gone when it has expired or has started, and unknown when nobody offered it', async () => {
    const late = await offered();
    await api.db.updateTable('individual_tours').set({ expires_at: NOW }).where('uuid', '=', late).execute();
    expect(await read(late)).toMatchObject({ status: 410, body: { code: 'individual_tour_expired' } });
    const started = await offered();
    await api.db
      .updateTable('all_departures')
      .set({ starts_on: '2027-03-01' })
      .where('individual_id', '=', (eb) => eb.selectFrom('individual_tours').select('id').where('uuid', '=', started))
      .execute();
    expect((await read(started)).status).toBe(410);
    expect(await read(randomUUID())).toMatchObject({ status: 404, body: { code: 'individual_tour_not_found' } });
    expect((await read('abc')).status).toBe(422);
  });
});

describe('booking an individual tour', () => {
  it('costs what was agreed, whatever is sent along, and takes its seats', async () => {
    const uuid = await offered();
    const { date } = (await read(uuid)).body;
    const { status, body } = await request({
      date_id: date.id,
      shown: shownOf(date),
      individual_uuid: uuid,
      variant_id: world.singleVariantId,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      price_per_person: 123_400,
      total: 246_800,
      prepayment: 37_000,
      variant: null,
      date: { id: date.id, start: '2027-07-10', end: '2027-07-17' },
    });
    expect((await read(uuid)).body.date.number_of_free_seats).toBe(1);
    expect(await request({ date_id: date.id, shown: shownOf(date), individual_uuid: uuid })).toMatchObject({
      status: 409,
      body: { code: 'not_enough_seats' },
    });

    const cancelled = await api.post('/crm/api/request/cancel', { id: body.id }, { token: tourist });
    expect(cancelled.status).toBe(200);
    expect((await read(uuid)).body.date.number_of_free_seats).toBe(3);
  });

  it('needs its own uuid', async () => {
    const [uuid, other] = [await offered(), await offered()];
    const { date } = (await read(uuid)).body;
    expect((await request({ date_id: date.id, shown: shownOf(date) })).status).toBe(404);
    expect((await request({ date_id: date.id, shown: shownOf(date), individual_uuid: other })).status).toBe(404);
    expect((await request({ date_id: date.id, shown: shownOf(date), individual_uuid: randomUUID() })).status).toBe(404);
  });

  it('is over when the offer is', async () => {
    const uuid = await offered();
    const { date } = (await read(uuid)).body;
    await api.db.updateTable('individual_tours').set({ expires_at: NOW }).where('uuid', '=', uuid).execute();
    expect(await request({ date_id: date.id, shown: shownOf(date), individual_uuid: uuid })).toMatchObject({
      status: 410,
    });
  });

  it('leaves bookings of public departures as they are', async () => {
    const { body } = await request({ date_id: world.departureId });
    expect(body).toMatchObject({ price_per_person: 89_000, date: { id: world.departureId } });
  });
});
