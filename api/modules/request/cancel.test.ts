import { randomUUID } from 'node:crypto';
import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import { PAYMENT_STATUS, BOOKING_STATUS as S } from '@cairn/shared-contracts/domain/booking-graph';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { orderAtBank, paidInSilence } from '../payment/testing/bank.ts';
import { confirmCard, confirmedBooking, GOOD_CARD, openPayment, pay, refundsOf } from '../payment/testing/payments.ts';
import { sweepDeadlines } from './deadlines.ts';
import { type Client, createClient } from './testing/client.ts';
import { settled } from './testing/settled.ts';
import { createUser, freeSeats } from './testing/world.ts';
import { applyTransition, lockRequest } from './transition.ts';

type Booked = Awaited<ReturnType<typeof confirmedBooking>>;

describe('canceling a booking', () => {
  let api: TestApi;
  let guest: Client;
  beforeAll(async () => {
    api = await startTestApi();
    guest = createClient(api.url);
  });
  afterAll(() => api.close());
  /** the deadline of every prepayment passes */
  const lapse = async () => {
    const later = { ...api.services.clock, now: () => new Date(Date.now() + 25 * 3_600_000) };
    await sweepDeadlines({ ...api.services, clock: later });
  };
  const emailOf = async (requestId: number) => {
    const users = api.db.selectFrom('requests as r').innerJoin('users as u', 'u.id', 'r.user_id').select('u.email');
    return (await users.where('r.id', '=', requestId).executeTakeFirstOrThrow()).email;
  };

  it('within the free hours gives seats and money back', async () => {
    const booking = await confirmedBooking(api);
    const intent = await pay(api, booking.uuid);
    expect((await booking.read()).refund_now).toBe(26_700);
    expect(await freeSeats(api.db, booking.world.departureId)).toBe(10);

    const { body } = await booking.cancel();
    expect(body).toMatchObject({
      status: S.canceledByTourist,
      refunded: 26_700,
      paid: 0,
      can_cancel: false,
      refund_now: 0,
    });
    expect(body.history.at(-1)).toMatchObject({
      actor: 'tourist',
      note: '',
      text: expect.stringMatching(/^Refund \$\d+ \(≈\s€267\)$/),
    });
    expect(await freeSeats(api.db, booking.world.departureId)).toBe(12);
    await settled(api.db);
    expect(await refundsOf(api, intent)).toEqual([26_700]);
    expect(await booking.cancel()).toMatchObject({ status: 409, body: { code: 'transition_not_allowed' } });
  });

  it('after them keeps the prepayment and gives the rest back', async () => {
    const booking = await confirmedBooking(api);
    const prepayment = await pay(api, booking.uuid);
    const balance = await pay(api, booking.uuid, 'payment');
    await api.db
      .updateTable('payments')
      .set({ payed_at: new Date(Date.now() - 49 * 3_600_000) })
      .where('request_id', '=', booking.id)
      .where('type', '=', 'prepayment')
      .execute();
    expect((await booking.cancel()).body).toMatchObject({
      status: S.canceledByTourist,
      refunded: 151_300,
      paid: 26_700,
    });
    await settled(api.db);
    expect([await refundsOf(api, prepayment), await refundsOf(api, balance)]).toEqual([[], [151_300]]);
  });

  it('by the organizer gives everything back at any time', async () => {
    const booking = await confirmedBooking(api);
    const intent = await pay(api, booking.uuid, 'full');
    await api.db.updateTable('payments').set({ payed_at: '2020-01-01' }).where('request_id', '=', booking.id).execute();
    const { body } = await booking.cancel(guest.as(booking.world.organizerToken));
    expect(body).toMatchObject({ status: S.canceledByAuthor, refunded: 178_000 });
    await settled(api.db);
    expect(await refundsOf(api, intent)).toEqual([178_000]);
  });

  it('needs a login, with the number as with the uuid', async () => {
    const booking = await confirmedBooking(api);
    const cancel = (query: Record<string, string>) =>
      guest.post<Booking>('/crm/api/request/cancel', { id: booking.id }, query);
    expect((await cancel({})).status).toBe(401);
    expect((await cancel({ uuid: randomUUID() })).status).toBe(404);
    expect((await cancel({ uuid: booking.uuid })).status).toBe(403);
    const stranger = guest.as((await createUser(api.services)).token);
    expect((await booking.cancel(stranger)).status).toBe(404);
  });

  it('twice at once gives the seats back once', async () => {
    const booking = await confirmedBooking(api);
    const answers = await Promise.all([booking.cancel(), booking.cancel(), booking.cancel()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await freeSeats(api.db, booking.world.departureId)).toBe(12);
  });

  it('a payment that comes after the request has lapsed goes back', async () => {
    const booking = await confirmedBooking(api);
    const payment = await openPayment(api, booking.uuid);
    await paidInSilence(api, payment.id);
    await lapse();
    await settled(api.db);
    const { status, paid, refunded, history } = await booking.read();
    expect([status, paid, refunded]).toEqual([S.canceledBySystem, 0, 26_700]);
    expect(await refundsOf(api, payment)).toEqual([26_700]);
    expect(history.at(-1)).toMatchObject({ action: 'payment_returned', actor: 'system', status: S.canceledBySystem });
    expect(history.at(-1)?.text).toMatch(/^A payment of \$\d+ \(≈\s€267\) came .* goes back/);
    const mails = await api.db
      .selectFrom('dev_messages')
      .selectAll()
      .where('recipient', '=', (await emailOf(booking.id)) ?? '')
      .where('subject', 'like', 'Payment returned:%')
      .execute();
    expect(mails.map(({ body }) => body)).toMatchObject([expect.stringContaining('€267')]);
  });

  it.each([
    ['is cancelled', (booking: Booked) => booking.cancel()],
    ['has lapsed', () => lapse()],
  ])('what is open at the bank of a booking that %s can be paid no more', async (_says, end) => {
    const booking = await confirmedBooking(api);
    const payment = await openPayment(api, booking.uuid);
    const { status } = await orderAtBank(api, payment.id);
    await end(booking);
    await settled(api.db);
    expect([status, (await orderAtBank(api, payment.id)).status]).toEqual(['open', 'closed']);
    expect((await confirmCard(api, payment, GOOD_CARD)).status).not.toBe(303);
    const row = await api.db.selectFrom('payments').select('status').where('id', '=', payment.id).executeTakeFirst();
    expect(row?.status).toBe(PAYMENT_STATUS.canceled);
  });

  it('so can what was open for the date that a booking has left', async () => {
    const booking = await confirmedBooking(api);
    const payment = await openPayment(api, booking.uuid);
    await api.db.transaction().execute(async (trx) => {
      await applyTransition(api.services, trx, await lockRequest(trx, booking.id), 'move', 'tourist');
    });
    await settled(api.db);
    expect((await orderAtBank(api, payment.id)).status).toBe('closed');
  });
});
