import { randomUUID } from 'node:crypto';
import type { ErrorBody } from '@cairn/shared-contracts/api/common.schema';
import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import type { WaitlistEntry } from '@cairn/shared-contracts/api/waitlist.schema';
import { BOOKING_STATUS as S } from '@cairn/shared-contracts/domain/booking-graph';
import { WAITLIST_LENGTH_MAX, WAITLISTS_OF_PERSON_MAX } from '@cairn/shared-contracts/domain/waitlist';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { type Client, createClient } from '../request/testing/client.ts';
import { settled } from '../request/testing/settled.ts';
import { createUser, createWorld, freeSeats, type World } from '../request/testing/world.ts';
import { sweepWaitlists } from './sweep.ts';

const HOUR_MS = 3_600_000;
let api: TestApi;
let guest: Client;
beforeAll(async () => {
  api = await startTestApi();
  guest = createClient(api.url);
});
afterAll(() => api.close());

const person = async () => {
  const { id, token, email } = await createUser(api.services);
  return { id, email, client: guest.as(token) };
};
const join = (client: Client, world: World, seats = 1) =>
  client.post<WaitlistEntry & ErrorBody>('/crm/api/waitlist/join', { date_id: world.departureId, seats });
const leave = (client: Client, id: number) => client.post<WaitlistEntry & ErrorBody>('/crm/api/waitlist/leave', { id });
const own = async (client: Client): Promise<WaitlistEntry | undefined> =>
  (await client.get<{ items: WaitlistEntry[] }>('/crm/api/waitlist/list')).body.items[0];
const book = (client: Client, world: World, seats: number) =>
  client.post<Booking & ErrorBody>('/crm/api/request/create', {
    ...{ idempotency_key: randomUUID(), tour_id: world.tourId, date_id: world.departureId },
    ...{ tourists_count: seats, shown: world.shown },
  });
const cancel = (client: Client, id: number) => client.post<Booking>('/crm/api/request/cancel', { id });
const later = (ms: number) => ({
  ...api.services,
  clock: { ...api.services.clock, now: () => new Date(Date.now() + ms) },
});

/** a departure that one person has booked up */
async function soldOut(seats = 4, options: Parameters<typeof createWorld>[1] = {}) {
  const world = await createWorld(api.services, { seats, ...options });
  const owner = await person();
  const { body: booking } = await book(owner.client, world, seats);
  return { world, owner, booking };
}

describe('waiting for seats', () => {
  it('whoever waits has a place; asking again keeps it', async () => {
    const { world } = await soldOut();
    const [first, second] = [await person(), await person()];
    expect(await join(first.client, world, 2)).toMatchObject({
      status: 200,
      body: { status: 'waiting', position: 1, seats: 2, hold_until: null, date: { id: world.departureId } },
    });
    expect((await join(second.client, world)).body.position).toBe(2);
    const again = await join(first.client, world, 2);
    expect(again.body).toMatchObject({ id: (await own(first.client))?.id, position: 1 });
    expect((await leave(first.client, again.body.id)).body).toMatchObject({ status: 'left', position: null });
    expect((await leave(first.client, again.body.id)).body.status).toBe('left');
    expect((await own(second.client))?.position).toBe(1);
  });

  it('seats that come free are kept for the first, who is told; nobody else takes them', async () => {
    const { world, owner, booking } = await soldOut(4);
    const [first, second, passer] = [await person(), await person(), await person()];
    await join(first.client, world, 3);
    await join(second.client, world, 2);
    await cancel(owner.client, booking.id);

    const offered = await own(first.client);
    expect(offered).toMatchObject({ status: 'offered', position: 1 });
    expect(Date.parse(offered?.hold_until ?? '') - Date.now()).toBeGreaterThan(11.9 * HOUR_MS);
    // one seat is left, too few for the second
    expect(await own(second.client)).toMatchObject({ status: 'waiting', position: 2 });
    expect(await freeSeats(api.db, world.departureId)).toBe(1);
    expect(await book(passer.client, world, 2)).toMatchObject({ status: 409, body: { code: 'not_enough_seats' } });
    await settled(api.db);
    const mails = await api.db.selectFrom('dev_messages').selectAll().where('recipient', '=', first.email).execute();
    expect(mails).toMatchObject([{ subject: 'Seats are free: Terskey Alatau traverse' }]);
    expect(mails[0]?.body).toMatch(/3 seats are free .* We keep them for you until .*\n\nTour: Terskey/);
    expect(mails[0]?.body).toMatch(/Book the seats:\nhttp\S+\/tour-\d+\?/);
    expect(mails[0]?.body).toContain(`?departure=${world.departureId}&people=3`);
  });

  it('a smaller party that fits goes ahead of a larger one that does not', async () => {
    const { world, owner, booking } = await soldOut(4);
    const [large, small] = [await person(), await person()];
    const other = await person();
    await join(large.client, world, 4);
    await join(small.client, world, 2);
    await cancel(owner.client, booking.id);
    expect((await own(large.client))?.status).toBe('offered');
    await leave(large.client, (await own(large.client))?.id ?? 0);
    expect((await own(small.client))?.status).toBe('offered');
    expect((await book(other.client, world, 2)).status).toBe(200);
    expect(await freeSeats(api.db, world.departureId)).toBe(0);
  });

  it('booking takes what was kept, also when more or fewer go', async () => {
    const { world, owner, booking } = await soldOut(4);
    const [first, second] = [await person(), await person()];
    await join(first.client, world, 3);
    await join(second.client, world, 2);
    await cancel(owner.client, booking.id);
    const { body } = await book(first.client, world, 2);
    expect(body.status).toBe(S.pendingConfirm);
    expect(await own(first.client)).toMatchObject({ status: 'booked', booking_uuid: body.uuid });
    // three were kept, two are taken: with the one that was left that makes two for the second
    expect((await own(second.client))?.status).toBe('offered');
    expect(await freeSeats(api.db, world.departureId)).toBe(0);
  });

  it('who does not book in time makes room for the next, and late is too late', async () => {
    const { world, owner, booking } = await soldOut(2);
    const [first, second] = [await person(), await person()];
    await join(first.client, world, 2);
    await join(second.client, world, 2);
    await cancel(owner.client, booking.id);
    await sweepWaitlists(later(11 * HOUR_MS));
    expect((await own(first.client))?.status).toBe('offered');
    await Promise.all([sweepWaitlists(later(13 * HOUR_MS)), sweepWaitlists(later(13 * HOUR_MS))]);
    expect((await own(first.client))?.status).toBe('expired');
    expect((await own(second.client))?.status).toBe('offered');
    expect((await book(first.client, world, 2)).status).toBe(409);
    expect(await freeSeats(api.db, world.departureId)).toBe(0);
  });

  it('the hold is shorter near the start', async () => {
    const { world, owner, booking } = await soldOut(2, { startsIn: 2 });
    const first = await person();
    await join(first.client, world, 1);
    await cancel(owner.client, booking.id);
    const hold = Date.parse((await own(first.client))?.hold_until ?? '') - Date.now();
    expect(hold).toBeLessThan(2.1 * HOUR_MS);
    expect(hold).toBeGreaterThan(0.9 * HOUR_MS);
  });

  it('when the departure starts nobody waits any more', async () => {
    const { world } = await soldOut(2);
    const first = await person();
    await join(first.client, world, 1);
    await api.db
      .updateTable('departures')
      .set({ starts_on: api.services.clock.today() })
      .where('id', '=', world.departureId)
      .execute();
    await sweepWaitlists(api.services);
    expect((await own(first.client))?.status).toBe('closed');
    expect(await join((await person()).client, world)).toMatchObject({ status: 409, body: { code: 'departure_past' } });
  });

  it('seats that come free while several leave at once go to one each, and none is lost', async () => {
    const world = await createWorld(api.services, { seats: 6 });
    const buyers = await Promise.all(Array.from({ length: 6 }, person));
    const bookings = await Promise.all(buyers.map(({ client }) => book(client, world, 1)));
    const waiting = await Promise.all(Array.from({ length: 4 }, person));
    for (const { client } of waiting) await join(client, world, 1);
    await Promise.all(
      bookings.map(({ body }, index) => cancel((buyers[index] ?? buyers[0])?.client ?? guest, body.id)),
    );
    const states = await Promise.all(waiting.map(async ({ client }) => (await own(client))?.status));
    expect(states).toEqual(['offered', 'offered', 'offered', 'offered']);
    expect(await freeSeats(api.db, world.departureId)).toBe(2);
  });
});

describe('who may wait, and for what', () => {
  it('not for what can be booked, is closed, is not there, or takes no such party', async () => {
    const world = await createWorld(api.services, { seats: 2 });
    const { client } = await person();
    expect(await join(client, world, 1)).toMatchObject({
      status: 409,
      body: { code: 'seats_available', errors: { seats_left: ['2'] } },
    });
    expect(await join(client, world, 3)).toMatchObject({
      status: 422,
      body: { errors: { seats: [expect.any(String)] } },
    });
    expect(await join(client, { ...world, departureId: 999_999 })).toMatchObject({ status: 404 });
    await api.db.updateTable('departures').set({ is_busy: true }).where('id', '=', world.departureId).execute();
    expect(await join(client, world, 2)).toMatchObject({ status: 409, body: { code: 'departure_closed' } });
    for (const seats of [0, -1, 1.5, 21, '1']) {
      expect((await client.post('/crm/api/waitlist/join', { date_id: world.departureId, seats })).status).toBe(422);
    }
  });

  it('not without a log-in; places of others are not found', async () => {
    const { world } = await soldOut();
    expect((await join(guest, world)).status).toBe(401);
    expect((await guest.get('/crm/api/waitlist/list')).status).toBe(401);
    const { body } = await join((await person()).client, world);
    const stranger = await person();
    expect(await leave(stranger.client, body.id)).toMatchObject({
      status: 404,
      body: { code: 'waitlist_entry_not_found' },
    });
    expect(await own(stranger.client)).toBeUndefined();
  });

  it(`not for more than ${WAITLISTS_OF_PERSON_MAX} departures, also when all are asked for at once`, async () => {
    const { client } = await person();
    const worlds = await Promise.all(Array.from({ length: WAITLISTS_OF_PERSON_MAX + 2 }, () => soldOut(1)));
    const answers = await Promise.all(worlds.map(({ world }) => join(client, world)));
    const codes = answers.map(({ status, body }) => (status === 200 ? 'waits' : body.code));
    expect(codes.filter((code) => code === 'waits')).toHaveLength(WAITLISTS_OF_PERSON_MAX);
    expect(codes.filter((code) => code === 'waitlist_full')).toHaveLength(2);
  });

  it(`and not behind ${WAITLIST_LENGTH_MAX} others`, async () => {
    const { world } = await soldOut(1);
    const user_id = (await createUser(api.services)).id;
    const row = { departure_id: world.departureId, seats: 1 };
    const others = await Promise.all(Array.from({ length: WAITLIST_LENGTH_MAX - 1 }, () => createUser(api.services)));
    await api.db
      .insertInto('waitlist_entries')
      .values([...others.map(({ id }) => ({ ...row, user_id: id })), { ...row, user_id }])
      .execute();
    expect((await join((await person()).client, world)).body.code).toBe('waitlist_full');
  });

  it('an hour of joining and leaving is enough', async () => {
    const { world } = await soldOut(1);
    const { client } = await person();
    const statuses: number[] = [];
    for (let n = 0; n < 21; n++) {
      const { status, body } = await join(client, world);
      statuses.push(status);
      if (status === 200) await leave(client, body.id);
    }
    expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(statuses[20]).toBe(429);
  });
});
