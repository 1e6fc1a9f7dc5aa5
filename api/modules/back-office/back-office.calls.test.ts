import { randomUUID } from 'node:crypto';
import type { DepartureState } from '@cairn/shared-contracts/api/back-office.schema';
import type { ChatMessage } from '@cairn/shared-contracts/api/chat.schema';
import type { ErrorBody } from '@cairn/shared-contracts/api/common.schema';
import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import type { WaitlistEntry } from '@cairn/shared-contracts/api/waitlist.schema';
import { BOOKING_STATUS as S } from '@cairn/shared-contracts/domain/booking-graph';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { confirmedBooking, pay } from '../payment/testing/payments.ts';
import { type Client, createClient } from '../request/testing/client.ts';
import { settled } from '../request/testing/settled.ts';
import { createUser, createWorld, freeSeats, type World } from '../request/testing/world.ts';

const BASE = '/crm/api/back-office';
const DAY_MS = 86_400_000;
const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

let api: TestApi;
let guest: Client;
beforeAll(async () => {
  api = await startTestApi();
  guest = createClient(api.url);
});
afterAll(() => api.close());

type Answered = Booking & ErrorBody;
const admin = async () => guest.as((await createUser(api.services, { role: 'admin' })).token);
const seller = (world: World) => guest.as(world.organizerToken);
const act = (by: Client, action: string, body: object) => by.post<Answered>(`${BASE}/request/${action}`, body);

async function requested(world?: World) {
  const where = world ?? (await createWorld(api.services));
  const tourist = await createUser(api.services);
  const client = guest.as(tourist.token);
  const { body } = await client.post<Answered>('/crm/api/request/create', {
    ...{ idempotency_key: randomUUID(), tour_id: where.tourId, date_id: where.departureId },
    ...{ tourists_count: 2, shown: where.shown },
  });
  return { world: where, tourist, client, id: body.id, uuid: body.uuid };
}

describe('requests in the back office', () => {
  it('an organizer lists their own, by status and departure, and nobody else’s', async () => {
    const { world, id } = await requested();
    const second = await requested(world);
    await requested();
    await act(seller(world), 'confirm', { id });
    const list = async (by: Client, query: Record<string, number> = {}) =>
      (await by.get<{ items: Booking[]; total: number }>(`${BASE}/requests`, query)).body;
    expect((await list(seller(world))).items.map((one) => one.id)).toEqual([second.id, id]);
    expect((await list(seller(world), { status: S.pendingPrepayment })).items.map((one) => one.id)).toEqual([id]);
    expect(await list(seller(world), { date_id: 999_999 })).toMatchObject({ items: [], total: 0 });
    expect(await list(seller(world), { page: 2 })).toMatchObject({ items: [], total: 2 });
    expect((await list(await admin())).total).toBeGreaterThanOrEqual(3);
    expect((await list(await admin(), { date_id: world.departureId })).total).toBe(2);
  });

  it('confirms with a word to the tourist, once', async () => {
    const { world, id, client } = await requested();
    const { status, body } = await act(seller(world), 'confirm', { id, message: 'See you in Karakol' });
    expect([status, body.status, body.can_pay]).toEqual([200, S.pendingPrepayment, true]);
    expect(await act(seller(world), 'confirm', { id, message: 'See you in Karakol' })).toMatchObject({
      status: 409,
      body: { code: 'transition_not_allowed' },
    });
    const chat = await client.get<{ items: ChatMessage[] }>('/crm/api/chat/get-messages', {
      chat_id: body.chat_id ?? 0,
    });
    expect(chat.body.items.filter(({ direction }) => direction === 'input').map(({ message }) => message)).toEqual([
      'See you in Karakol',
    ]);
  });

  it('does not confirm what has lapsed, swept or not', async () => {
    const { world, id } = await requested();
    await api.db.updateTable('requests').set({ deadline: '2020-01-01' }).where('id', '=', id).execute();
    expect((await act(seller(world), 'confirm', { id })).body.code).toBe('transition_not_allowed');
  });

  it('declines with a reason, and only what is not confirmed', async () => {
    const { world, id } = await requested();
    expect((await act(seller(world), 'decline', { id })).status).toBe(422);
    expect((await act(seller(world), 'decline', { id, message: '  ' })).status).toBe(422);
    const { body } = await act(seller(world), 'decline', { id, message: 'The guide is ill' });
    expect(body).toMatchObject({ status: S.canceledByAuthor, can_cancel: false, contract_state: 3 });
    expect(body.history.at(-1)).toMatchObject({ action: 'decline', actor: 'organizer', note: 'The guide is ill' });
    expect(await freeSeats(api.db, world.departureId)).toBe(12);
    const confirmed = await confirmedBooking(api);
    expect(
      await act(seller(confirmed.world), 'decline', { id: confirmed.id, message: 'Too few people' }),
    ).toMatchObject({ status: 409 });
  });

  it('cancels what was paid: everything comes back; without an e-mail where the organizer tells it in person', async () => {
    const booking = await confirmedBooking(api);
    await pay(api, booking.uuid);
    await settled(api.db);
    const { email } = await api.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', (eb) => eb.selectFrom('requests').select('user_id').where('id', '=', booking.id))
      .executeTakeFirstOrThrow();
    const mails = async () =>
      (
        await api.db
          .selectFrom('dev_messages')
          .select('id')
          .where('recipient', '=', email ?? '')
          .execute()
      ).length;
    const before = await mails();
    const body = { id: booking.id, message: 'The pass is closed', notify_client: false };
    expect((await act(seller(booking.world), 'cancel', body)).body).toMatchObject({
      ...{ status: S.canceledByAuthor, paid: 0, refunded: 26_700, contract_state: 2 },
    });
    await settled(api.db);
    expect(await mails()).toBe(before);
  });

  it('completes a tour that has ended, not one that has not', async () => {
    const booking = await confirmedBooking(api);
    await pay(api, booking.uuid);
    const complete = () => act(seller(booking.world), 'complete', { id: booking.id });
    expect(await complete()).toMatchObject({ status: 409, body: { code: 'tour_not_over' } });
    await api.db
      .updateTable('departures')
      .set({ starts_on: inDays(-8), ends_on: inDays(-1) })
      .where('id', '=', booking.world.departureId)
      .execute();
    const { body } = await complete();
    expect(body).toMatchObject({ status: S.tourComplete, contract_state: 1 });
    expect(body.history.at(-1)).toMatchObject({ action: 'complete', actor: 'organizer' });
  });

  it.each(['confirm', 'decline', 'complete', 'cancel'])('%s is for the organizer of the tour alone', async (action) => {
    const { world, id, client } = await requested();
    const body = { id, message: 'Why' };
    const stranger = seller(await createWorld(api.services));
    const read = async () => (await client.get<Booking>('/crm/api/request/get', { id })).body.status;
    expect((await act(guest, action, body)).status).toBe(401);
    expect(await act(client, action, body)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect(await act(stranger, action, body)).toMatchObject({ status: 404, body: { code: 'booking_not_found' } });
    expect((await act(seller(world), action, { ...body, id: 999_999 })).status).toBe(404);
    expect((await act(seller(world), action, { ...body, id: 'one' })).status).toBe(422);
    expect(await read()).toBe(S.pendingConfirm);
  });
});

describe('departures in the back office', () => {
  type State = DepartureState & ErrorBody;
  const save = (by: Client, body: object) => by.post<State>(`${BASE}/departure/save`, body);
  const fresh = (world: World, over: object = {}) => ({
    ...{ tour_id: world.tourId, start: inDays(200), end: inDays(207), price: 90_000, seats: 8 },
    ...over,
  });
  async function current(world: World) {
    const { body } = await seller(world).get<{ items: DepartureState[] }>(`${BASE}/departures`, {
      tour_id: world.tourId,
    });
    const state = body.items.find(({ id }) => id === world.departureId);
    if (!state) throw new Error('the departure is not listed');
    const { currency, free_seats, waiting, ...given } = state;
    return { state, given };
  }

  it('are added, and booked at once', async () => {
    const world = await createWorld(api.services);
    const { status, body } = await save(seller(world), fresh(world));
    expect(status).toBe(200);
    expect(body).toMatchObject({ revision: 1, free_seats: 8, waiting: 0, is_closed: false, currency: 'EUR' });
  });

  it('change by the revision that was seen: of two windows the second is told', async () => {
    const world = await createWorld(api.services);
    const { given } = await current(world);
    const { body } = await save(seller(world), { ...given, price: 95_000 });
    expect(body).toMatchObject({ revision: given.revision + 1, price: 95_000 });
    expect(await save(seller(world), { ...given, seats: 20 })).toMatchObject({
      status: 409,
      body: { code: 'departure_changed' },
    });
    // a sold seat is no change of the organizer's
    await requested({ ...world, shown: { ...world.shown, price: 95_000 } });
    expect((await save(seller(world), { ...given, revision: body.revision, seats: 20 })).body).toMatchObject({
      ...{ seats: 20, free_seats: 18 },
    });
  });

  it('keep their dates and no fewer seats than are booked', async () => {
    const { world } = await requested();
    const { given } = await current(world);
    const refused = { status: 409, body: { code: 'departure_booked', errors: { seats_taken: ['2'] } } };
    expect(await save(seller(world), { ...given, seats: 1 })).toMatchObject(refused);
    expect(await save(seller(world), { ...given, start: inDays(91) })).toMatchObject(refused);
    expect((await save(seller(world), { ...given, seats: 2 })).body).toMatchObject({ seats: 2, free_seats: 0 });
  });

  it('more seats go to who waits for them, and so do those of a departure that opens again', async () => {
    const world = await createWorld(api.services, { seats: 2 });
    await requested(world);
    const waiting = guest.as((await createUser(api.services)).token);
    await waiting.post('/crm/api/waitlist/join', { date_id: world.departureId, seats: 2 });
    const own = async () =>
      (await waiting.get<{ items: WaitlistEntry[] }>('/crm/api/waitlist/list')).body.items[0]?.status;
    const { given, state } = await current(world);
    expect(state.waiting).toBe(1);
    const closed = await save(seller(world), { ...given, seats: 4, is_closed: true });
    expect(await own()).toBe('waiting');
    await save(seller(world), { ...given, seats: 4, revision: closed.body.revision });
    expect(await own()).toBe('offered');
    expect(await freeSeats(api.db, world.departureId)).toBe(0);
  });

  it('a tourist whose departure changes or closes meanwhile is asked, or holds the price that was shown', async () => {
    const world = await createWorld(api.services);
    const page = await api.get<{ dates: { price_seal: string }[] }>(
      `/spa/tour-private-data?id=${world.tourId}&has_dates=1`,
    );
    const seal = page.body.dates[0]?.price_seal;
    const { given } = await current(world);
    const dearer = await save(seller(world), { ...given, price: 120_000 });
    const book = async (shown: object) =>
      guest.as((await createUser(api.services)).token).post<Answered>('/crm/api/request/create', {
        ...{ idempotency_key: randomUUID(), tour_id: world.tourId, date_id: world.departureId },
        ...{ tourists_count: 2, shown },
      });
    expect(await book(world.shown)).toMatchObject({
      status: 409,
      body: { code: 'price_changed', errors: { price_per_person: ['120000'], shown_price_per_person: ['89000'] } },
    });
    expect((await book({ ...world.shown, price: 1, seal })).body.code).toBe('price_changed');
    expect((await book({ ...world.shown, seal })).body).toMatchObject({ total: 178_000 });
    await save(seller(world), { ...given, price: 120_000, is_closed: true, revision: dearer.body.revision });
    expect(await book({ ...world.shown, seal })).toMatchObject({ status: 409, body: { code: 'not_enough_seats' } });
  });

  it.each([
    ['no price', { price: 0 }, 'price'],
    ['an end before its start', { end: inDays(199) }, 'end'],
    ['a start that is over', { start: inDays(-1), end: inDays(2) }, 'start'],
    ['a day that is none', { start: '2027-02-31' }, 'start'],
    ['no seats', { seats: 0 }, 'seats'],
    ['a number but no revision', { id: 1 }, 'revision'],
    ['more than all as prepayment', { prepayment_size: 101 }, 'prepayment_size'],
  ])('are not saved with %s', async (_what, over, field) => {
    const world = await createWorld(api.services);
    expect(await save(seller(world), fresh(world, over))).toMatchObject({
      status: 422,
      body: { errors: { [field]: [expect.any(String)] } },
    });
  });

  it('are the organizer’s own; those of others are not there', async () => {
    const [world, foreign] = [await createWorld(api.services), await createWorld(api.services)];
    const { given } = await current(foreign);
    expect((await save(guest, fresh(world))).status).toBe(401);
    expect((await save(guest.as((await createUser(api.services)).token), fresh(world))).status).toBe(403);
    expect(await save(seller(world), given)).toMatchObject({ status: 404, body: { code: 'tour_not_found' } });
    expect(await save(seller(world), { ...given, tour_id: world.tourId })).toMatchObject({
      status: 404,
      body: { code: 'departure_not_found' },
    });
    const listed = await seller(world).get(`${BASE}/departures`, { tour_id: foreign.tourId });
    expect(listed.status).toBe(404);
    expect((await save(await admin(), { ...given, price: 91_000 })).body.price).toBe(91_000);
  });
});

describe('tours in the back office', () => {
  type Saved = { id: number; slug: string; is_hidden: boolean } & ErrorBody;
  const save = (by: Client, body: object) => by.post<Saved>(`${BASE}/tour/save`, body);
  const TOUR = {
    ...{ name: 'Über die Pässe', summary: 'Four passes', description: '<p>Four passes<script>alert(1)</script></p>' },
    ...{ difficulty: 3, comfort: 'base', accommodation: ['tent'], languages: ['en', 'ru'], min_age: 14, max_age: 70 },
    ...{ days: 8, distance_km: 84.5, ascent_m: 5200, max_altitude_m: 3900, group_min: 4, group_max: 10 },
    ...{ lat: 42.5, lng: 78.4, start_place: 'Karakol', end_place: 'Karakol', season: [6, 7, 8, 9], currency: 'EUR' },
  };
  const countryOf = async (world: World) =>
    (await api.db.selectFrom('tours').select('country_id').where('id', '=', world.tourId).executeTakeFirstOrThrow())
      .country_id;

  it('are added, with an address of their own, and shown once they have a departure', async () => {
    const world = await createWorld(api.services);
    const { status, body } = await save(seller(world), { ...TOUR, country_id: await countryOf(world) });
    expect([status, body.slug]).toEqual([200, `uber-die-passe-${body.id}`]);
    const departure = { tour_id: body.id, start: inDays(100), end: inDays(107), price: 90_000, seats: 10 };
    expect((await seller(world).post(`${BASE}/departure/save`, departure)).status).toBe(200);
    const shown = await api.get<{ tour: { name: string; description: string } }>(`/spa/tour?slug=${body.slug}`);
    expect(shown.body.tour).toMatchObject({ name: 'Über die Pässe', description: '<p>Four passes</p>' });
  });

  it('two at once get numbers of their own', async () => {
    const world = await createWorld(api.services);
    const country_id = await countryOf(world);
    const saved = await Promise.all([1, 2, 3].map(() => save(seller(world), { ...TOUR, country_id })));
    expect(new Set(saved.map(({ body }) => body.id)).size).toBe(3);
  });

  it('change their words, not their address; hidden ones are nowhere, and come back', async () => {
    const world = await createWorld(api.services);
    const { id, slug } = (await save(seller(world), { ...TOUR, country_id: await countryOf(world) })).body;
    const edit = (over: object) => save(seller(world), { ...TOUR, id, ...over });
    expect((await edit({ name: 'Over the passes', is_hidden: true })).body).toEqual({ id, slug, is_hidden: true });
    expect((await api.get(`/spa/tour?slug=${slug}`)).status).toBe(404);
    expect((await edit({})).body).toEqual({ id, slug, is_hidden: false });
  });

  it.each([
    ['no name', { name: ' ' }, 'name'],
    ['a comfort that is none', { comfort: 'royal' }, 'comfort'],
    ['a group that is smaller than its least', { group_max: 3 }, 'group_max'],
    ['a month that is none', { season: [13] }, 'season.0'],
    ['a currency that nobody knows', { currency: 'XXX' }, 'currency'],
    ['no country', { country_id: undefined }, 'country_id'],
  ])('are not saved with %s', async (_what, over, field) => {
    const world = await createWorld(api.services);
    const { status, body } = await save(seller(world), { ...TOUR, country_id: await countryOf(world), ...over });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
  });

  it('are the organizer’s own; a country that is none is not found', async () => {
    const [world, foreign] = [await createWorld(api.services), await createWorld(api.services)];
    expect((await save(guest, { ...TOUR, id: world.tourId })).status).toBe(401);
    expect((await save(guest.as((await createUser(api.services)).token), { ...TOUR, id: world.tourId })).status).toBe(
      403,
    );
    expect(await save(seller(world), { ...TOUR, id: foreign.tourId })).toMatchObject({ status: 404 });
    expect((await save(seller(world), { ...TOUR, country_id: 999_999 })).body.code).toBe('place_not_found');
    expect((await save(await admin(), { ...TOUR, country_id: await countryOf(world) })).status).toBe(404);
  });
});
