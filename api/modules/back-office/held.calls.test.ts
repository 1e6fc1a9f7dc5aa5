import type { DepartureWaitlist } from '@cairn/shared-contracts/api/back-office.schema';
import type { PaymentOptions } from '@cairn/shared-contracts/api/payment.schema';
import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import { BOOKING_STATUS as S } from '@cairn/shared-contracts/domain/booking-graph';
import { describe, expect, it } from '@jest/globals';
import { createProviders } from '../../adapters/payments/provider.ts';
import { reconcile } from '../payment/reconcile.ts';
import { paidOtherwise } from '../payment/testing/bank.ts';
import { confirmedBooking, openPayment, PAY, pay, refundsOf } from '../payment/testing/payments.ts';
import { sweepDeadlines } from '../request/deadlines.ts';
import { settled } from '../request/testing/settled.ts';
import { createUser, createWorld } from '../request/testing/world.ts';
import { BASE, useOffice } from './testing/office.ts';

const office = useOffice();

const later = (hours: number) => ({
  ...office.api.services,
  clock: { ...office.api.services.clock, now: () => new Date(Date.now() + hours * 3_600_000) },
});

/** a confirmed booking whose payer paid something else than the €267 that were asked for */
async function heldBooking(came = 26_000, over: { instalments?: number; currency?: string } = {}) {
  const { currency, ...terms } = over;
  const world = await createWorld(office.api.services);
  if (terms.instalments) {
    await office.api.db.updateTable('departures').set(terms).where('id', '=', world.departureId).execute();
  }
  const booking = await confirmedBooking(office.api, 'EUR', { ...world, shown: { ...world.shown, ...terms } });
  const payment = await openPayment(office.api, booking.uuid);
  await paidOtherwise(office.api, payment.id, came, currency);
  await reconcile(later(0.1), createProviders(office.api.services));
  const seller = office.seller(booking.world);
  return {
    booking,
    payment,
    seller,
    giveBack: (by = seller) =>
      by.post<Booking & { code: string }>(`${BASE}/payment/return`, { id: booking.id, message: 'Please pay again' }),
    accept: (by = seller) =>
      by.post<Booking & { code: string }>(`${BASE}/payment/accept`, { id: booking.id, message: 'The rest later' }),
    options: async () =>
      (await booking.client.get<PaymentOptions>('/crm/api/payment/options', { uuid: booking.uuid })).body,
  };
}

describe('a payment of another amount', () => {
  it('is shown to tourist and seller, and nothing else can be paid until it is decided about', async () => {
    const { booking, seller, options } = await heldBooking();
    expect(await booking.read()).toMatchObject({
      ...{ status: S.pendingPrepayment, paid: 0, can_pay: false },
      held_payment: { received: 26_000, received_currency: 'EUR', asked: 26_700 },
    });
    expect((await options()).due).toEqual([]);
    expect(await booking.client.post(PAY, { uuid: booking.uuid, type: 'prepayment' })).toMatchObject({
      ...{ status: 409, body: { code: 'payment_not_due' } },
    });
    const list = async (query: object) =>
      (await seller.get<{ items: Booking[] }>(`${BASE}/requests`, { ...query })).body.items.map(({ id }) => id);
    expect(await list({ held: '1' })).toEqual([booking.id]);
    await office.requested(booking.world);
    expect(await list({ held: '1' })).toEqual([booking.id]);
    expect((await list({})).length).toBe(2);
  });

  it('keeps the seats: its deadline takes nothing from whoever has paid', async () => {
    const { booking, giveBack } = await heldBooking();
    await sweepDeadlines(later(25));
    expect((await booking.read()).status).toBe(S.pendingPrepayment);
    await giveBack();
    const { deadline } = await booking.read();
    expect(Date.parse(deadline ?? '') - Date.now()).toBeGreaterThan(23 * 3_600_000);
    await sweepDeadlines(later(25));
    expect((await booking.read()).status).toBe(S.canceledBySystem);
  });

  it('is given back as it came; then the right one is paid', async () => {
    const { booking, payment, giveBack, options } = await heldBooking();
    const { status, body } = await giveBack();
    expect([status, body.held_payment, body.can_pay]).toEqual([200, null, true]);
    expect(body.history.at(-1)).toMatchObject({
      ...{ action: 'payment_returned', actor: 'organizer', note: 'Please pay again' },
    });
    await settled(office.api.db);
    expect(await refundsOf(office.api, payment)).toEqual([26_000]);
    expect(await giveBack()).toMatchObject({ status: 404, body: { code: 'payment_not_found' } });
    await pay(office.api, booking.uuid);
    expect(await booking.read()).toMatchObject({ status: S.madePrepayment, paid: 26_700, refunded: 0 });
    expect((await options()).refunds).toMatchObject([{ amount: 26_000, currency: 'EUR', state: 'done' }]);
  });

  it('is taken for what it is: the booking is prepaid, and what is missing is owed with the balance', async () => {
    const { booking, payment, accept, options } = await heldBooking();
    const { status, body } = await accept();
    expect([status, body.code]).toEqual([200, undefined]);
    expect(body).toMatchObject({ status: S.madePrepayment, paid: 26_000, balance: 152_000, held_payment: null });
    expect(body.payments).toMatchObject([{ id: payment.id, type: 'prepayment', status: 2, amount: 26_000 }]);
    expect(body.history.at(-1)).toMatchObject({ action: 'pay', actor: 'organizer', note: 'The rest later' });
    expect((await options()).due).toMatchObject([{ type: 'payment', amount: 152_000 }]);
    await settled(office.api.db);
    expect(await refundsOf(office.api, payment)).toEqual([]);
    // once: neither again, nor back
    expect(await accept()).toMatchObject({ status: 404, body: { code: 'payment_not_found' } });
    await reconcile(later(1), createProviders(office.api.services));
    await pay(office.api, booking.uuid, 'payment');
    expect(await booking.read()).toMatchObject({ paid: 178_000, balance: 0, refunded: 0 });
  });

  it('that is more than the booking costs pays it; the rest goes back', async () => {
    const { payment, accept } = await heldBooking(180_000);
    const { body } = await accept();
    expect(body).toMatchObject({ status: S.madePrepayment, paid: 178_000, balance: 0, refunded: 2_000 });
    expect(body.payments).toMatchObject([{ type: 'full', amount: 180_000 }]);
    await settled(office.api.db);
    expect(await refundsOf(office.api, payment)).toEqual([2_000]);
  });

  it.each([26_000, 30_000])('of %d is taken with a plan in instalments, whose parts stay the balance', async (came) => {
    const { accept } = await heldBooking(came, { instalments: 3 });
    const { body } = await accept();
    const left = (body.instalments ?? []).map((part) => part.left);
    expect(left).toHaveLength(3);
    expect(left.reduce((sum, one) => sum + one, 0)).toBe(178_000 - came);
  });

  it('in another currency cannot be counted, and stays held', async () => {
    const { booking, accept } = await heldBooking(26_700, { currency: 'USD' });
    expect(await accept()).toMatchObject({ status: 409, body: { code: 'payment_not_countable' } });
    expect((await booking.read()).held_payment).toMatchObject({ received_currency: 'USD' });
  });

  it('goes back by itself when its booking is cancelled', async () => {
    const { booking, payment } = await heldBooking();
    const { body } = await booking.cancel();
    expect(body).toMatchObject({ status: S.canceledByTourist, held_payment: null, paid: 0 });
    expect(body.history.map(({ action }) => action).slice(-3)).toEqual(['payment_held', 'cancel', 'payment_returned']);
    await settled(office.api.db);
    expect(await refundsOf(office.api, payment)).toEqual([26_000]);
  });

  it('is decided about by its organizer and by admins alone', async () => {
    const { booking, giveBack, accept } = await heldBooking();
    expect((await accept(office.guest)).status).toBe(401);
    expect((await accept(booking.client)).status).toBe(403);
    expect((await accept(office.seller(await createWorld(office.api.services)))).status).toBe(404);
    expect((await giveBack(office.guest)).status).toBe(401);
    expect(await giveBack(booking.client)).toMatchObject({ status: 403 });
    expect(await giveBack(office.seller(await createWorld(office.api.services)))).toMatchObject({
      ...{ status: 404, body: { code: 'booking_not_found' } },
    });
    expect((await booking.read()).held_payment).not.toBeNull();
    expect((await giveBack(await office.admin())).body.history.at(-1)?.actor).toBe('admin');
  });
});

describe('the waitlist of a departure', () => {
  const read = (by: typeof office.guest, date_id: number) =>
    by.get<DepartureWaitlist & { code: string }>(`${BASE}/waitlist`, { date_id });

  it('is read in order, with what is kept for whom', async () => {
    const { world, id } = await office.requested(await createWorld(office.api.services, { seats: 2 }));
    const join = async (first_name: string, seats: number) => {
      const { id: userId, token } = await createUser(office.api.services);
      await office.api.db
        .updateTable('users')
        .set({ first_name, last_name: 'Roth' })
        .where('id', '=', userId)
        .execute();
      await office.guest.as(token).post('/crm/api/waitlist/join', { date_id: world.departureId, seats });
    };
    await join('Ida', 1);
    await join('Max', 2);
    const seller = office.seller(world);
    expect((await read(seller, world.departureId)).body).toMatchObject({
      seats_kept: 0,
      items: [
        { position: 1, name: 'Ida Roth', seats: 1, status: 'waiting', hold_until: null },
        { position: 2, name: 'Max Roth', seats: 2, status: 'waiting', hold_until: null },
      ],
    });
    await office.act(seller, 'decline', { id, message: 'The guide is ill' });
    const { body } = await read(await office.admin(), world.departureId);
    expect(body).toMatchObject({ seats_kept: 1, items: [{ status: 'offered', name: 'Ida Roth' }, { position: 2 }] });
    expect(Date.parse(body.items[0]?.hold_until ?? '')).toBeGreaterThan(Date.now());
    // how to reach them is told to nobody
    expect(JSON.stringify(body)).not.toContain('@');
    expect(await read(office.seller(await createWorld(office.api.services)), world.departureId)).toMatchObject({
      ...{ status: 404, body: { code: 'departure_not_found' } },
    });
  });
});
