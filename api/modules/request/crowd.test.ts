import { randomUUID } from 'node:crypto';
import type { ErrorBody } from '@cairn/shared-contracts/api/common.schema';
import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createDb } from '../../platform/db.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { type Client, createClient } from './testing/client.ts';
import { createUser, createWorld, freeSeats } from './testing/world.ts';

const PEOPLE = 8;
const SEATS = 4;
const ROUNDS = 4;

describe('a departure that many want at once', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());

  it('is booked, cancelled and waited for, and nobody is in another one’s way', async () => {
    const world = await createWorld(api.services, { seats: SEATS });
    const { tourId: tour_id, departureId: date_id, shown } = world;
    const said: string[] = [];
    async function note<T>(what: string, answer: Promise<{ status: number; body: T & ErrorBody }>) {
      const { status, body } = await answer;
      said.push(`${what} ${status === 200 ? 'done' : body.code}`);
      return status === 200 ? body : undefined;
    }
    async function comesAndGoes(client: Client) {
      for (let round = 0; round < ROUNDS; round += 1) {
        const wish = { idempotency_key: randomUUID(), tour_id, date_id, shown, is_sure: true };
        const tourists_count = 1 + (round % 2);
        const booking = await note(
          'book',
          client.post<Booking & ErrorBody>('/crm/api/request/create', { ...wish, tourists_count }),
        );
        if (booking)
          await note('cancel', client.post<Booking & ErrorBody>('/crm/api/request/cancel', { id: booking.id }));
        else await note('wait', client.post<ErrorBody>('/crm/api/waitlist/join', { date_id, seats: 1 }));
      }
    }
    const people = await Promise.all(Array.from({ length: PEOPLE }, () => createUser(api.services)));
    await Promise.all(people.map(({ token }) => comesAndGoes(createClient(api.url).as(token))));
    const known = /^(book|cancel|wait) (done|not_enough_seats|seats_available)$/;
    expect(said.filter((one) => !known.test(one))).toEqual([]);

    const { kept } = await api.db
      .selectFrom('waitlist_entries')
      .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('seats'), eb.lit(0)).as('kept'))
      .where('departure_id', '=', date_id)
      .where('status', '=', 'offered')
      .executeTakeFirstOrThrow();
    expect((await freeSeats(api.db, date_id)) + Number(kept)).toBe(SEATS);
  });

  it('keeps no connection from those who book another', async () => {
    const [famous, quiet] = [await createWorld(api.services, { seats: SEATS }), await createWorld(api.services)];
    const book = async ({ tourId: tour_id, departureId: date_id, shown }: typeof famous) => {
      const client = createClient(api.url).as((await createUser(api.services)).token);
      const wish = { idempotency_key: randomUUID(), tour_id, date_id, shown, tourists_count: 1 };
      return (await client.post<Booking & ErrorBody>('/crm/api/request/create', wish)).status;
    };
    const elsewhere = createDb(api.connection, { max: 1 });
    const crowd = await elsewhere.transaction().execute(async (trx) => {
      // somebody is at it
      await trx
        .selectFrom('all_departures')
        .select('id')
        .where('id', '=', famous.departureId)
        .forUpdate()
        .executeTakeFirstOrThrow();
      const waiting = Array.from({ length: 2 * api.services.env.DATABASE_POOL }, () => book(famous));
      for (let booked = 0; booked < 3; booked += 1) expect(await book(quiet)).toBe(200);
      return waiting;
    });
    await elsewhere.destroy();
    const answers = await Promise.all(crowd);
    expect(answers.filter((status) => status === 200)).toHaveLength(SEATS);
    expect(answers.filter((status) => status === 409)).toHaveLength(answers.length - SEATS);
  });
});
