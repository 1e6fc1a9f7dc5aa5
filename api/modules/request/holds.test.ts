import { randomUUID } from 'node:crypto';
import type { ErrorBody } from '@cairn/shared-contracts/api/common.schema';
import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import { UNPAID_REQUESTS_MAX } from '@cairn/shared-contracts/domain/limits';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi } from '../../testing/start-test-api.ts';
import { type Client, createClient } from './testing/client.ts';
import { createUser, createWorld, freeSeats, type World } from './testing/world.ts';

const CREATE = '/crm/api/request/create';

describe('seats that nobody has paid for', () => {
  let api: Awaited<ReturnType<typeof startTestApi>>;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());

  const tourist = async (): Promise<Client> => createClient(api.url, (await createUser(api.services)).token);
  const ask = (client: Client, world: World, more: object = {}) =>
    client.post<Booking & ErrorBody>(CREATE, {
      idempotency_key: randomUUID(),
      tour_id: world.tourId,
      date_id: world.departureId,
      tourists_count: 2,
      shown: world.shown,
      ...more,
    });

  it('one person holds four requests at most, also when they all come at once', async () => {
    const client = await tourist();
    const worlds = await Promise.all(
      Array.from({ length: UNPAID_REQUESTS_MAX + 4 }, (_, n) => createWorld(api.services, { startsIn: 60 + n * 20 })),
    );
    const answers = await Promise.all(worlds.map((world) => ask(client, world)));
    const codes = answers.map(({ status, body }) => (status === 200 ? 'held' : body.code));
    expect(codes.filter((code) => code === 'held')).toHaveLength(UNPAID_REQUESTS_MAX);
    expect(codes.filter((code) => code === 'too_many_holds')).toHaveLength(4);
  });

  it('one that is cancelled makes room for another', async () => {
    const client = await tourist();
    const held: Booking[] = [];
    for (let n = 0; n < UNPAID_REQUESTS_MAX; n++) {
      held.push((await ask(client, await createWorld(api.services, { startsIn: 60 + n * 20 }))).body);
    }
    const next = await createWorld(api.services, { startsIn: 300 });
    expect((await ask(client, next)).status).toBe(409);
    await client.post('/crm/api/request/cancel', { id: held[0]?.id });
    expect((await ask(client, next)).status).toBe(200);
  });

  it('one person cannot empty a departure with unpaid requests', async () => {
    const client = await tourist();
    const world = await createWorld(api.services, { seats: 60 });
    expect((await ask(client, world, { tourists_count: 15 })).status).toBe(200);
    const more = await ask(client, world, { tourists_count: 15, is_sure: true });
    expect(more).toMatchObject({ status: 409, body: { code: 'too_many_holds' } });
    expect(await freeSeats(api.db, world.departureId)).toBe(45);
  });

  it('a second request for the same departure is asked about, with the way to the first', async () => {
    const client = await tourist();
    const world = await createWorld(api.services);
    const { body: first } = await ask(client, world);
    const second = await ask(client, world);
    expect(second).toMatchObject({
      status: 409,
      body: { code: 'overlapping_request', errors: { request_uuid: [first.uuid], same_departure: ['1'] } },
    });
    expect(await freeSeats(api.db, world.departureId)).toBe(10);
    expect((await ask(client, world, { is_sure: true })).status).toBe(200);
  });

  it('so is one for days of another tour that overlap; other days, and other people, are not', async () => {
    const client = await tourist();
    const [world, overlapping, later] = [
      await createWorld(api.services, { startsIn: 90 }),
      await createWorld(api.services, { startsIn: 97 }),
      await createWorld(api.services, { startsIn: 98 }),
    ];
    await ask(client, world);
    expect(await ask(client, overlapping)).toMatchObject({ body: { errors: { same_departure: ['0'] } } });
    expect((await ask(client, later)).status).toBe(200);
    expect((await ask(await tourist(), world)).status).toBe(200);
  });

  it('the same key with another body is refused, not answered with the old booking', async () => {
    const client = await tourist();
    const world = await createWorld(api.services);
    const idempotency_key = randomUUID();
    const { body: first } = await ask(client, world, { idempotency_key });
    expect(await ask(client, world, { idempotency_key, tourists_count: 3 })).toMatchObject({
      status: 422,
      body: { code: 'idempotency_key_reused' },
    });
    expect(await ask(client, world, { idempotency_key })).toMatchObject({ status: 200, body: { uuid: first.uuid } });
    expect(await freeSeats(api.db, world.departureId)).toBe(10);
  });
});

describe('unpaid seats from one address', () => {
  let api: Awaited<ReturnType<typeof startTestApi>>;
  beforeAll(async () => {
    api = await startTestApi({ env: { RATE_LIMIT: 'on' } });
  });
  afterAll(() => api.close());

  it('are capped whoever asks, on a departure', async () => {
    const world = await createWorld(api.services, { seats: 100 });
    const codes: string[] = [];
    for (let n = 0; n < 4; n++) {
      const client = createClient(api.url, (await createUser(api.services)).token);
      const { status, body } = await client.post<ErrorBody>(CREATE, {
        ...{ idempotency_key: randomUUID(), tour_id: world.tourId, date_id: world.departureId },
        ...{ tourists_count: 15, shown: world.shown },
      });
      codes.push(status === 200 ? 'held' : (body.code ?? ''));
    }
    expect(codes).toEqual(['held', 'held', 'too_many_holds', 'too_many_holds']);
    expect(await freeSeats(api.db, world.departureId)).toBe(70);
  });
});
