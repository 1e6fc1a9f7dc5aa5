import type { ErrorBody } from '@cairn/shared-contracts/api/common.schema';
import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import type { TourDate, TourVariant } from '@cairn/shared-contracts/api/tours.schema';
import { BOOKING_STATUS as S } from '@cairn/shared-contracts/domain/booking-graph';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeDeparture } from '../../testing/factories.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { paidInSilence } from '../payment/testing/bank.ts';
import { confirmedBooking, openPayment, pay, refundsOf } from '../payment/testing/payments.ts';
import { type Client, createClient } from './testing/client.ts';
import { settled } from './testing/settled.ts';
import { createUser, freeSeats } from './testing/world.ts';
import { applyTransition, lockRequest } from './transition.ts';

const DAY_MS = 86_400_000;
const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
type Dates = { dates: TourDate[]; variants: TourVariant[] };

describe('moving a booking to another date', () => {
  let api: TestApi;
  let guest: Client;
  beforeAll(async () => {
    api = await startTestApi();
    guest = createClient(api.url);
  });
  afterAll(() => api.close());

  /** a confirmed booking for two, and another departure of its tour */
  async function withOther(over: object = {}) {
    const booking = await confirmedBooking(api);
    const otherId = await makeDeparture(api.db, booking.world.tourId, {
      ...{ starts_on: inDays(120), ends_on: inDays(127), price: 95_000, seats: 6, free_seats: 6, ...over },
    });
    const dates = async (more: object = {}) =>
      (await booking.client.post<Dates & ErrorBody>('/crm/api/request/tour-dates', { request_id: booking.id, ...more }))
        .body;
    const shownOf = async (id: number) => {
      const date = (await dates()).dates.find((one) => one.id === id);
      if (!date) throw new Error(`departure ${id} is not offered`);
      return {
        ...{ start: date.start, end: date.end, price: date.original_price, discount_percent: 0 },
        ...{ prepayment_percent: date.prepayment_size, balance_due_on: date.balance_due_on, seal: date.price_seal },
        ...(date.instalments === undefined ? {} : { instalments: date.instalments }),
      };
    };
    const move = async (more: object = {}, by: Client = booking.client) =>
      by.post<Booking & ErrorBody>('/crm/api/request/move', {
        ...{ request_id: booking.id, date_id: otherId, shown: await shownOf(otherId), ...more },
      });
    return { ...booking, otherId, dates, shownOf, move };
  }

  it('not to a variant that takes no children so young', async () => {
    const { id, world, move, shownOf, otherId } = await withOther();
    await api.db
      .updateTable('requests')
      .set({ children_ages: [15] })
      .where('id', '=', id)
      .execute();
    await api.db.updateTable('tour_variants').set({ min_age: 16 }).where('id', '=', world.singleVariantId).execute();
    const single = async (date = otherId) => ({ ...(await shownOf(date)), variant_delta: world.singleDelta });
    const refused = await move({ variant_id: world.singleVariantId, shown: await single() });
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['variant_id']]);
    const taken = () =>
      api.db.selectFrom('requests').select('youngest_taken').where('id', '=', id).executeTakeFirstOrThrow();
    // the tour's, as it was when it was booked
    await api.db.updateTable('tours').set({ min_age: 14 }).where('id', '=', world.tourId).execute();
    expect((await move()).status).toBe(200);
    expect(await taken()).toEqual({ youngest_taken: 12 });
    await api.db.updateTable('requests').set({ children_ages: [] }).where('id', '=', id).execute();
    const moved = await move({
      date_id: world.departureId,
      variant_id: world.singleVariantId,
      shown: await single(world.departureId),
    });
    expect([moved.status, await taken()]).toEqual([200, { youngest_taken: 16 }]);
  });

  it('the dates to move to come with their variants, or without', async () => {
    const { dates, otherId, world } = await withOther();
    const all = await dates();
    expect(all.dates.map(({ id }) => id)).toEqual([world.departureId, otherId]);
    expect(all.variants.length).toBeGreaterThan(0);
    expect((await dates({ with_variants: 0 })).variants).toEqual([]);
  });

  it('the balance is cut into parts anew, where the other date allows them', async () => {
    const { move, read, uuid } = await withOther({ instalments: 2 });
    expect((await read()).instalments).toEqual([]);
    await pay(api, uuid);
    const { body } = await move();
    const parts = body.instalments ?? [];
    expect(parts.map(({ amount }) => amount)).toEqual([81_600, 81_700]);
    expect(parts.reduce((sum, { left }) => sum + left, 0)).toBe(body.balance);
  });

  it('a confirmed request is confirmed anew, at the price of the other date; its seats are swapped', async () => {
    const { move, otherId, world, read } = await withOther();
    const { status, body } = await move();
    expect([status, body.status, body.total, body.date.id]).toEqual([200, S.pendingConfirm, 190_000, otherId]);
    expect(body.history.at(-1)).toMatchObject({
      action: 'move',
      actor: 'tourist',
      text: expect.stringMatching(/^Moved/),
    });
    expect([await freeSeats(api.db, world.departureId), await freeSeats(api.db, otherId)]).toEqual([12, 4]);
    expect(Date.parse(body.deadline ?? '')).toBeGreaterThan(Date.now());
    // an answer that was lost: the same again changes nothing
    expect((await move()).body.history).toHaveLength(body.history.length);
    expect((await read()).status).toBe(S.pendingConfirm);
  });

  it('what is paid stays paid, and what is too much comes back', async () => {
    const { move, uuid, otherId, world } = await withOther({ price: 50_000 });
    const intent = await pay(api, uuid, 'full');
    const { body } = await move();
    expect(body).toMatchObject({
      status: S.madePrepayment,
      total: 100_000,
      paid: 100_000,
      refunded: 78_000,
      balance: 0,
    });
    await settled(api.db);
    expect(await refundsOf(api, intent)).toEqual([78_000]);
    expect([await freeSeats(api.db, world.departureId), await freeSeats(api.db, otherId)]).toEqual([12, 4]);
  });

  it('a payment that was opened for the other price pays nothing of this one, and goes back', async () => {
    const { move, id, uuid, read, cancel } = await withOther();
    const before = await openPayment(api, uuid);
    // its notice comes when the order is closed, or later
    await paidInSilence(api, before.id);
    await move();
    await api.db.transaction().execute(async (trx) => {
      await applyTransition(api.services, trx, await lockRequest(trx, id), 'confirm', 'organizer');
    });
    await settled(api.db);
    const after = await read();
    expect([after.status, after.paid, after.prepayment > before.amount]).toEqual([S.pendingPrepayment, 0, true]);
    expect(await refundsOf(api, before)).toEqual([before.amount]);

    // the free hours begin with the payment that counts
    const longAgo = new Date(Date.now() - 4 * DAY_MS);
    await api.db.updateTable('payments').set({ payed_at: longAgo }).where('id', '=', before.id).execute();
    await pay(api, uuid);
    const prepaid = await read();
    expect([prepaid.status, prepaid.refund_now]).toEqual([S.madePrepayment, prepaid.prepayment]);
    expect((await cancel()).body.refunded).toBe(before.amount + prepaid.prepayment);
  });

  it('a dearer date leaves a balance, due at once near the start', async () => {
    const near = { starts_on: inDays(3), ends_on: inDays(9), price: 95_000 };
    const { move, uuid } = await withOther(near);
    await pay(api, uuid);
    expect((await move()).body).toMatchObject({
      ...{ status: S.madePrepayment, paid: 26_700, balance: 163_300, can_pay: true },
      balance_due_on: api.services.clock.today(),
    });
  });

  it('is refused once the balance was due: the seats can hardly be sold again', async () => {
    const { move, uuid, id, read } = await withOther();
    await pay(api, uuid);
    await api.db.updateTable('payments').set({ payed_at: '2020-01-01' }).where('request_id', '=', id).execute();
    await api.db
      .updateTable('requests')
      .set({ balance_due_on: inDays(-1) })
      .where('id', '=', id)
      .execute();
    expect((await read()).can_move).toBe(false);
    expect(await move()).toMatchObject({ status: 409, body: { code: 'move_too_late' } });
  });

  it('a price that was not shown is asked about, and one that was shown holds', async () => {
    const { move, shownOf, otherId, read } = await withOther();
    const shown = await shownOf(otherId);
    expect(await move({ shown: { ...shown, price: 100 } })).toMatchObject({
      status: 409,
      body: { code: 'price_changed', errors: { shown_price_per_person: ['100'], price_per_person: ['95000'] } },
    });
    await api.db.updateTable('departures').set({ price: 99_000 }).where('id', '=', otherId).execute();
    expect((await move({ shown: { ...shown, seal: 'lz0k3.forged' } })).body.code).toBe('price_changed');
    expect((await read()).total).toBe(178_000);
    expect((await move({ shown })).body.total).toBe(190_000);
  });

  it('takes no seat that is not there, and gives none up then', async () => {
    const { move, otherId, world, read } = await withOther({ seats: 1, free_seats: 1 });
    expect(await move()).toMatchObject({
      status: 409,
      body: { code: 'not_enough_seats', errors: { seats_left: ['1'] } },
    });
    expect([await freeSeats(api.db, world.departureId), await freeSeats(api.db, otherId)]).toEqual([10, 1]);
    expect((await read()).status).toBe(S.pendingPrepayment);
  });

  it('two who swap their dates at once both arrive', async () => {
    const first = await withOther();
    const other = guest.as((await createUser(api.services)).token);
    const { body: second } = await other.post<Booking>('/crm/api/request/create', {
      ...{ idempotency_key: first.uuid, tour_id: first.world.tourId, date_id: first.otherId, tourists_count: 2 },
      shown: await first.shownOf(first.otherId),
    });
    const back = { request_id: second.id, date_id: first.world.departureId, shown: first.world.shown };
    const answers = await Promise.all([first.move(), other.post<Booking>('/crm/api/request/move', back)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect([await freeSeats(api.db, first.world.departureId), await freeSeats(api.db, first.otherId)]).toEqual([10, 4]);
  });

  it('is for the tourist: not for the organizer, a stranger, or the bare link', async () => {
    const { move, world } = await withOther();
    expect((await move({}, guest)).status).toBe(401);
    expect(await move({}, guest.as((await createUser(api.services)).token))).toMatchObject({ status: 404 });
    expect(await move({}, guest.as(world.organizerToken))).toMatchObject({
      status: 409,
      body: { code: 'transition_not_allowed' },
    });
    expect((await move({ date_id: 999_999 })).body.code).toBe('departure_not_found');
  });

  it('not to a departure of another tour, nor of a booking that is over', async () => {
    const { move, client, id } = await withOther();
    const elsewhere = await withOther();
    expect(await move({ date_id: elsewhere.otherId })).toMatchObject({ status: 404 });
    await client.post('/crm/api/request/cancel', { id });
    expect(await move()).toMatchObject({ status: 409, body: { code: 'transition_not_allowed' } });
  });
});
