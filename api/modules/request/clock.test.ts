import { randomUUID } from 'node:crypto';
import type { ErrorBody } from '@cairn/shared-contracts/api/common.schema';
import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import { BOOKING_STATUS as S } from '@cairn/shared-contracts/domain/booking-graph';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { sweepDeadlines } from './deadlines.ts';
import { createClient } from './testing/client.ts';
import { createUser, createWorld, type World } from './testing/world.ts';

type Answered = Booking & ErrorBody;
const HOUR_MS = 3_600_000;

/** calendar dates are those of UTC (domain/booking-schedule), deadlines are instants: no zone's clock moves either of them */
describe.each([
  ['the night in which clocks go forward in Europe', '2027-03-27T23:59:58Z'],
  ['the night in which they go back', '2027-10-30T23:59:58Z'],
  ['the turn of the year', '2026-12-31T23:59:58Z'],
  ['the 29th of February', '2028-02-28T23:59:58Z'],
])('%s', (_night, beforeMidnight) => {
  let api: TestApi;
  let now: number;
  beforeAll(async () => {
    now = Date.parse(beforeMidnight);
    api = await startTestApi({ now: () => new Date(now) });
  });
  afterAll(() => api.close());

  const book = async (world: World) => {
    const { token } = await createUser(api.services);
    const client = createClient(api.url, token);
    const { status, body } = await client.post<Answered>('/crm/api/request/create', {
      ...{ idempotency_key: randomUUID(), tour_id: world.tourId, date_id: world.departureId },
      ...{ tourists_count: 2, shown: world.shown },
    });
    return { status, body, client };
  };

  it('a departure of tomorrow is booked and cancelled until midnight, and not a second later', async () => {
    now = Date.parse(beforeMidnight);
    const world = await createWorld(api.services, { startsIn: 1 });
    const [first, second] = [await book(world), await book(world)];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect((await first.client.post<Answered>('/crm/api/request/cancel', { id: first.body.id })).status).toBe(200);

    now += 2_000;
    expect(await book(world)).toMatchObject({ status: 409, body: { code: 'departure_past' } });
    expect(await second.client.post<Answered>('/crm/api/request/cancel', { id: second.body.id })).toMatchObject({
      status: 409,
      body: { code: 'departure_past' },
    });
  });

  it('48 hours are 48 hours, and a request lapses when they are over', async () => {
    now = Date.parse(beforeMidnight);
    const { body } = await book(await createWorld(api.services));
    const deadline = Date.parse(body.deadline ?? '');
    expect(deadline - now).toBe(48 * HOUR_MS);
    const status = async () =>
      (await api.db.selectFrom('requests').select('status').where('id', '=', body.id).executeTakeFirstOrThrow()).status;
    now = deadline - 1;
    await sweepDeadlines(api.services);
    expect(await status()).toBe(S.pendingConfirm);
    now = deadline + 1;
    await sweepDeadlines(api.services);
    expect(await status()).toBe(S.canceledBySystem);
  });

  it('a request near the start is answered and paid before it, never after', async () => {
    now = Date.parse(beforeMidnight);
    const world = await createWorld(api.services, { startsIn: 2 });
    const { body } = await book(world);
    expect(Date.parse(body.deadline ?? '')).toBeLessThan(Date.parse(`${body.date.start}T00:00:00Z`));
    expect([body.prepayment_percent, body.balance_due_on]).toEqual([100, null]);
    expect(body.can_move).toBe(true);
  });
});
