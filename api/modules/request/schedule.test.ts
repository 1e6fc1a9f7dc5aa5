import { randomUUID } from 'node:crypto';
import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import type { TourDate } from '@cairn/shared-contracts/api/tours.schema';
import { BOOKING_STATUS as S } from '@cairn/shared-contracts/domain/booking-graph';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi } from '../../testing/start-test-api.ts';
import { createClient } from './testing/client.ts';
import { createUser, createWorld } from './testing/world.ts';
import { applyTransition, lockRequest } from './transition.ts';

const HOUR_MS = 3_600_000;
const NOW = '2026-11-22T12:00:00Z';

describe('what is due when', () => {
  let api: Awaited<ReturnType<typeof startTestApi>>;
  beforeAll(async () => {
    api = await startTestApi({ now: NOW });
  });
  afterAll(() => api.close());

  async function book(startsIn: number) {
    const world = await createWorld(api.services, { startsIn });
    const client = createClient(api.url, (await createUser(api.services)).token);
    const { dates } = (
      await client.get<{ dates: TourDate[] }>('/spa/tour-private-data', { id: world.tourId, has_dates: 1 })
    ).body;
    const { body: booking } = await client.post<Booking>('/crm/api/request/create', {
      idempotency_key: randomUUID(),
      tour_id: world.tourId,
      date_id: world.departureId,
      shown: world.shown,
      tourists_count: 2,
    });
    const confirm = () =>
      api.services.db
        .transaction()
        .execute(async (trx) =>
          applyTransition(api.services, trx, await lockRequest(trx, booking.id), 'confirm', 'organizer'),
        );
    const read = async () => (await client.get<Booking>('/crm/api/request/get', { id: booking.id })).body;
    return { booking, shown: dates[0], confirm, read };
  }

  it('months ahead a part is prepaid, and the balance has its date', async () => {
    const { booking, shown } = await book(90);
    expect(booking).toMatchObject({ prepayment_percent: 15, prepayment: 26_700, balance_due_on: '2027-01-21' });
    expect(shown).toMatchObject({ prepayment_size: 15, balance_due_on: '2027-01-21' });
  });

  it.each([
    { says: 'five days ahead', startsIn: 5 },
    { says: 'the balance would be due before the prepayment', startsIn: 32 },
  ])('$says everything is due at once, on the page and in the booking', async ({ startsIn }) => {
    const { booking, shown } = await book(startsIn);
    expect(shown).toMatchObject({
      prepayment_type: { id: 2, name: 'full' },
      prepayment_size: 100,
      balance_due_on: null,
    });
    expect(booking).toMatchObject({ prepayment_percent: 100, prepayment: 178_000, balance_due_on: null });
    expect(booking.cancellation.map(({ rule }) => rule)).toEqual(['free', 'no_refund', 'organizer_cancels']);
  });

  it('the steps of a departure of tomorrow end before it starts', async () => {
    const { booking, confirm, read } = await book(1);
    expect(booking.deadline).toBe('2026-11-22T14:00:00.000Z');
    await confirm();
    const confirmed = await read();
    expect(confirmed.status).toBe(S.pendingPrepayment);
    expect(Date.parse(confirmed.deadline ?? '') - Date.parse(NOW)).toBe(HOUR_MS);
  });
});
