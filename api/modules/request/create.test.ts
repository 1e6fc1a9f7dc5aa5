import { randomUUID } from 'node:crypto';
import type { ErrorBody } from '@cairn/shared-contracts/api/common.schema';
import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import { BOOKING_STATUS } from '@cairn/shared-contracts/domain/booking-graph';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi } from '../../testing/start-test-api.ts';
import { type Client, createClient } from './testing/client.ts';
import { createUser, createWorld, freeSeats, type World } from './testing/world.ts';

const CREATE = '/crm/api/request/create';

describe('requesting seats', () => {
  let api: Awaited<ReturnType<typeof startTestApi>>;
  let guest: Client;
  beforeAll(async () => {
    api = await startTestApi();
    guest = createClient(api.url);
  });
  afterAll(() => api.close());

  const body = (world: World, more: object = {}) => ({
    idempotency_key: randomUUID(),
    tour_id: world.tourId,
    date_id: world.departureId,
    shown: world.shown,
    tourists_count: 1,
    ...more,
  });
  const tourist = async () => guest.as((await createUser(api.services)).token);

  it('a tourist requests two seats with a single tent and sees the price of the server', async () => {
    const world = await createWorld(api.services, { discount: { kind: 'on_tour_date', percent: 10 } });
    const { status, body: booking } = await (await tourist()).post<Booking>(
      CREATE,
      body(world, {
        tourists_count: 2,
        variant_id: world.singleVariantId,
        shown: { ...world.shown, variant_delta: world.singleDelta },
        message: 'We bring a baby',
      }),
    );
    expect(status).toBe(200);
    expect(booking).toMatchObject({
      status: BOOKING_STATUS.pendingConfirm,
      currency: 'EUR',
      price_per_person: 89_100,
      total: 178_200,
      prepayment: 26_700,
      balance: 178_200,
      can_cancel: true,
      can_pay: false,
      history: [{ status: 1, actor: 'tourist' }],
    });
    expect(await freeSeats(api.services.db, world.departureId)).toBe(10);
    const messages = await api.services.db
      .selectFrom('chat_messages')
      .selectAll()
      .where('chat_id', '=', booking.chat_id)
      .orderBy('id')
      .execute();
    expect(messages.map(({ author, message }) => [author, message])).toEqual([
      ['system', expect.stringContaining('Request for 2 tourists sent')],
      ['tourist', 'We bring a baby'],
    ]);
  });

  it('a family is booked with the ages of its children, which the key stands for, and the link alone does not tell', async () => {
    const world = await createWorld(api.services);
    const client = await tourist();
    const family = body(world, { tourists_count: 3, children_ages: [13, 15] });
    const { status, body: booking } = await client.post<Booking>(CREATE, family);
    expect([status, booking.children_ages]).toEqual([200, [13, 15]]);
    expect((await client.post<Booking>(CREATE, family)).body.id).toBe(booking.id);
    const older = await client.post<ErrorBody>(CREATE, { ...family, children_ages: [14, 15] });
    expect([older.status, older.body.code]).toEqual([422, 'idempotency_key_reused']);
    const byLink = await guest.get<Booking>(`/crm/api/request/get-by-uuid?uuid=${booking.uuid}`);
    expect([byLink.body.access, byLink.body.children_ages]).toEqual(['link', []]);
  });

  it('children whom the tour, or the way it is booked, takes not yet are refused by their ages', async () => {
    const world = await createWorld(api.services);
    const { db } = api.services;
    await db.updateTable('tours').set({ min_age: 8 }).where('id', '=', world.tourId).execute();
    await db.updateTable('tour_variants').set({ min_age: 16 }).where('id', '=', world.singleVariantId).execute();
    const client = await tourist();
    const ask = (children_ages: number[], more: object = {}) =>
      client.post<ErrorBody & Booking>(CREATE, body(world, { tourists_count: 3, children_ages, ...more }));
    const single = { variant_id: world.singleVariantId, shown: { ...world.shown, variant_delta: world.singleDelta } };
    const refusals = [
      [await ask([7, 12]), 'For ages 8 and over; the youngest in your party is 7'],
      [await ask([15, 16], single), 'For ages 16 and over; the youngest in your party is 15'],
    ] as const;
    for (const [{ status, body: refused }, words] of refusals) {
      expect([status, refused.code, refused.errors]).toEqual([422, 'validation_failed', { children_ages: [words] }]);
    }
    expect(await freeSeats(db, world.departureId)).toBe(12);
    expect((await ask([8, 12])).status).toBe(200);
    expect((await ask([16], { ...single, is_sure: true })).status).toBe(200);
  });

  it('its organizer reads how old the children are', async () => {
    const world = await createWorld(api.services);
    const { body: booking } = await (await tourist()).post<Booking>(
      CREATE,
      body(world, { tourists_count: 4, children_ages: [15, 17] }),
    );
    const { body: chat } = await guest
      .as(world.organizerToken)
      .get<{ items: { message: string }[] }>('/crm/api/chat/get-messages', { chat_id: booking.chat_id ?? 0 });
    expect(JSON.stringify(chat)).toContain('The party includes 2 children, aged 15 and 17.');
  });

  it('children go with somebody grown up, and are no older than 17', async () => {
    const world = await createWorld(api.services);
    const client = await tourist();
    const alone = await client.post<Booking>(CREATE, body(world, { tourists_count: 1, children_ages: [9] }));
    expect(alone.body.children_ages).toEqual([]);
    const grown = await client.post<ErrorBody>(CREATE, body(world, { tourists_count: 2, children_ages: [18] }));
    expect(grown.status).toBe(422);
  });

  it('50 tourists at once get exactly the last 5 seats', async () => {
    const world = await createWorld(api.services, { seats: 5 });
    const tourists = await Promise.all(Array.from({ length: 50 }, tourist));
    const answers = await Promise.all(tourists.map((client) => client.post<ErrorBody>(CREATE, body(world))));

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(45);
    for (const { status, body: error } of refused) {
      expect([status, error.code, error.errors?.seats_left]).toEqual([409, 'not_enough_seats', ['0']]);
    }
    expect(await freeSeats(api.services.db, world.departureId)).toBe(0);
    const kept = await api.services.db
      .selectFrom('requests')
      .select('id')
      .where('departure_id', '=', world.departureId)
      .execute();
    expect(kept).toHaveLength(5);
  });

  it('more seats than are left are refused with their number', async () => {
    const world = await createWorld(api.services, { seats: 2 });
    const answer = await (await tourist()).post<ErrorBody>(CREATE, body(world, { tourists_count: 3 }));
    expect(answer).toMatchObject({ status: 409, body: { code: 'not_enough_seats', errors: { seats_left: ['2'] } } });
    expect(await freeSeats(api.services.db, world.departureId)).toBe(2);
  });

  it('the same key books once, also when both requests run at once', async () => {
    const world = await createWorld(api.services);
    const client = await tourist();
    const same = body(world);
    const answers = await Promise.all([1, 2, 3, 4].map(() => client.post<Booking>(CREATE, same)));
    const replay = await client.post<Booking>(CREATE, same);
    expect(new Set([...answers, replay].map(({ status, body: { uuid } }) => `${status} ${uuid}`)).size).toBe(1);
    expect(replay.status).toBe(200);
    expect(await freeSeats(api.services.db, world.departureId)).toBe(11);
  });

  it('the key of somebody else is refused', async () => {
    const world = await createWorld(api.services);
    const same = body(world);
    await (await tourist()).post(CREATE, same);
    const answer = await (await tourist()).post<ErrorBody>(CREATE, same);
    expect(answer).toMatchObject({ status: 409, body: { code: 'idempotency_key_used' } });
    expect(await freeSeats(api.services.db, world.departureId)).toBe(11);
  });

  it.each([
    { says: 'without a login', more: {}, login: false, expected: [401, 'unauthorized'] },
    { says: 'a departure of another tour', more: { tour_id: 1 }, login: true, expected: [404, 'departure_not_found'] },
    {
      says: 'a variant of another tour',
      more: { variant_id: 999_999_999 },
      login: true,
      expected: [422, 'validation_failed'],
    },
    { says: 'a number beyond all records', more: { tour_id: 1e12 }, login: true, expected: [422, 'validation_failed'] },
    { says: 'half a departure', more: { date_id: 1.5 }, login: true, expected: [422, 'validation_failed'] },
    { says: 'no tourists', more: { tourists_count: 0 }, login: true, expected: [422, 'validation_failed'] },
    ...[-1, 1.5, 1e9, '2', null].map((tourists_count) => ({
      ...{ says: `${JSON.stringify(tourists_count)} tourists`, more: { tourists_count }, login: true },
      expected: [422, 'validation_failed'],
    })),
    {
      ...{ says: 'a tour that is not there', more: { tour_id: 999_999_999, date_id: 999_999_999 } },
      ...{ login: true, expected: [404, 'departure_not_found'] },
    },
    { says: 'a key that is none', more: { idempotency_key: 'x' }, login: true, expected: [422, 'validation_failed'] },
  ])('is refused $says', async ({ more, login, expected }) => {
    const world = await createWorld(api.services);
    const client = login ? await tourist() : guest;
    const { status, body: error } = await client.post<ErrorBody>(CREATE, body(world, more));
    expect([status, error.code]).toEqual(expected);
    expect(await freeSeats(api.services.db, world.departureId)).toBe(12);
  });

  it('is what the call names: a state, a price and an owner that are sent along are nobody’s', async () => {
    const world = await createWorld(api.services);
    const stranger = await createUser(api.services);
    const own = await createUser(api.services);
    const uuid = randomUUID();
    const sent = await guest.as(own.token).post<Booking>(
      CREATE,
      body(world, {
        ...{ id: 1, uuid, user_id: stranger.id, status: BOOKING_STATUS.madePrepayment, deadline: null },
        ...{ paid: 178_000, total: 1, price_per_person: 1, prepayment: 0, prepayment_percent: 0, currency: 'KRW' },
        ...{ tourists: [{ first_name: 'Mallory' }], balance_due_on: '2099-01-01', created_at: '2000-01-01T00:00:00Z' },
      }),
    );
    expect([sent.status, sent.body.uuid === uuid]).toEqual([200, false]);
    expect(sent.body).toMatchObject({
      ...{ status: BOOKING_STATUS.pendingConfirm, paid: 0, total: 89_000, price_per_person: 89_000, currency: 'EUR' },
      ...{ prepayment_percent: 15, balance_due_on: world.shown.balance_due_on, tourists: [] },
    });
    const row = await api.services.db
      .selectFrom('requests')
      .select(['user_id', 'paid', 'uuid'])
      .where('id', '=', sent.body.id)
      .executeTakeFirst();
    expect(row).toMatchObject({ user_id: own.id, paid: 0, uuid: sent.body.uuid });
  });

  it('a price of one’s own is not agreed to, nor a discount below nothing', async () => {
    const world = await createWorld(api.services);
    const client = await tourist();
    const asked = (shown: object) =>
      client.post<ErrorBody>(CREATE, body(world, { shown: { ...world.shown, seal: '', ...shown } }));
    expect(await asked({ price: 100 })).toMatchObject({ status: 409, body: { code: 'price_changed' } });
    expect(await asked({ discount_percent: 99 })).toMatchObject({ status: 409, body: { code: 'price_changed' } });
    for (const shown of [{ price: -89_000 }, { price: 0.5 }, { discount_percent: -1 }, { prepayment_percent: 1_000 }])
      expect((await asked(shown)).status).toBeGreaterThanOrEqual(400);
    expect(await freeSeats(api.services.db, world.departureId)).toBe(12);
  });

  it('a private departure is not booked by one', async () => {
    const world = await createWorld(api.services);
    const variant_id = world.singleVariantId;
    await api.services.db.updateTable('tour_variants').set({ kind: 'private' }).where('id', '=', variant_id).execute();
    const shown = { ...world.shown, variant_delta: world.singleDelta };
    const ask = async (tourists_count: number) =>
      (await tourist()).post<ErrorBody>(CREATE, body(world, { variant_id, shown, tourists_count }));
    expect(await ask(1)).toMatchObject({ status: 422, body: { errors: { tourists_count: ['Minimum 2'] } } });
    expect((await ask(2)).status).toBe(200);
  });

  it('a departure of today cannot be booked', async () => {
    const world = await createWorld(api.services, { startsIn: 0 });
    const answer = await (await tourist()).post<ErrorBody>(CREATE, body(world));
    expect(answer).toMatchObject({ status: 409, body: { code: 'departure_past' } });
  });

  it('the uuid opens a booking for anybody, the number only for those it concerns', async () => {
    const world = await createWorld(api.services);
    const client = await tourist();
    const { body: booking } = await client.post<Booking>(CREATE, body(world));
    const byUuid = await guest.get<Booking>('/crm/api/request/get-by-uuid', { uuid: booking.uuid });
    expect(byUuid).toMatchObject({ status: 200, body: { id: booking.id } });
    const get = (viewer: Client) => viewer.get<Booking>('/crm/api/request/get', { id: booking.id });
    expect((await get(client)).status).toBe(200);
    expect((await get(guest.as(world.organizerToken))).status).toBe(200);
    expect((await get(await tourist())).status).toBe(404);
    expect((await get(guest)).status).toBe(401);
  });

  it('tourists are filled in, no more than were booked', async () => {
    const world = await createWorld(api.services);
    const client = await tourist();
    const { body: booking } = await client.post<Booking>(CREATE, body(world));
    const kate = { first_name: 'Kate', last_name: 'Novak', birthday: '1991-04-12' };
    const update = (tourists: object[]) =>
      client.post<Booking>('/crm/api/request/update-tourists', { tourists }, { request_id: booking.id });
    expect((await update([kate])).body.tourists).toMatchObject([
      { full_name: 'Kate Novak', birthday: '1991-04-12', is_touched: true },
    ]);
    expect((await update([kate, kate])).status).toBe(422);
  });
});
