import { randomUUID } from 'node:crypto';
import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import { BOOKING_STATUS as S } from '@cairn/shared-contracts/domain/booking-graph';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi } from '../../testing/start-test-api.ts';
import { sweepDeadlines } from './deadlines.ts';
import { createClient } from './testing/client.ts';
import { createUser, createWorld, freeSeats } from './testing/world.ts';

const HOUR_MS = 3_600_000;

describe('deadlines', () => {
  let api: Awaited<ReturnType<typeof startTestApi>>;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());

  async function book() {
    const world = await createWorld(api.services);
    const client = createClient(api.url, (await createUser(api.services)).token);
    const { body: booking } = await client.post<Booking>('/crm/api/request/create', {
      idempotency_key: randomUUID(),
      tour_id: world.tourId,
      date_id: world.departureId,
      shown: world.shown,
      tourists_count: 3,
    });
    const read = async () => (await client.get<Booking>('/crm/api/request/get', { id: booking.id })).body;
    return { world, booking, read };
  }
  const at = (ms: number) => ({ ...api.services, clock: { ...api.services.clock, now: () => new Date(ms) } });

  it('a request that nobody confirms lapses, and its seats are free again', async () => {
    const { world, booking, read } = await book();
    const due = Date.parse(booking.deadline ?? '');
    expect(due - Date.parse(booking.created_at)).toBe(48 * HOUR_MS);

    await sweepDeadlines(at(due - 1000));
    expect((await read()).status).toBe(S.pendingConfirm);
    await Promise.all([sweepDeadlines(at(due + 1000)), sweepDeadlines(at(due + 1000))]);

    const lapsed = await read();
    expect(lapsed).toMatchObject({ status: S.canceledBySystem, deadline: null, can_cancel: false });
    expect(lapsed.history.map(({ status, actor }) => [status, actor])).toEqual([
      [S.pendingConfirm, 'tourist'],
      [S.canceledBySystem, 'system'],
    ]);
    expect(await freeSeats(api.services.db, world.departureId)).toBe(12);
  });

  it('a prepaid tour is complete on the day after its end', async () => {
    const { booking, read } = await book();
    await api.services.db
      .updateTable('requests')
      .set({ status: S.madePrepayment, deadline: null })
      .where('id', '=', booking.id)
      .execute();
    const on = (today: string) => ({ ...api.services, clock: { ...api.services.clock, today: () => today } });
    await sweepDeadlines(on(booking.date.end));
    expect((await read()).status).toBe(S.madePrepayment);
    await sweepDeadlines(on('2099-01-01'));
    expect((await read()).status).toBe(S.tourComplete);
  });
});
