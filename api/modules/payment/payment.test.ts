import type { ErrorBody } from '@cairn/shared-contracts/api/common.schema';
import type { Payment, PaymentOptions } from '@cairn/shared-contracts/api/payment.schema';
import { BOOKING_STATUS as S } from '@cairn/shared-contracts/domain/booking-graph';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { type Client, createClient } from '../request/testing/client.ts';
import { settled } from '../request/testing/settled.ts';
import { createWorld } from '../request/testing/world.ts';
import { paidInSilence } from './testing/bank.ts';
import { confirmCard, confirmedBooking, GOOD_CARD, openPayment, PAY, pay } from './testing/payments.ts';

const OPTIONS = '/crm/api/payment/options';
const STATE = '/crm/api/payment/state';

describe('paying', () => {
  let api: TestApi;
  let guest: Client;
  beforeAll(async () => {
    api = await startTestApi();
    guest = createClient(api.url);
  });
  afterAll(() => api.close());

  const options = async (uuid: string) => (await guest.get<PaymentOptions>(OPTIONS, { uuid })).body;
  const state = (uuid: string, payment: number) => guest.get<Payment & ErrorBody>(STATE, { uuid, payment });

  it('the prepayment makes a confirmed booking prepaid', async () => {
    const booking = await confirmedBooking(api);
    expect(await options(booking.uuid)).toEqual({
      paid: [],
      refunds: [],
      contacts: null,
      currency: 'EUR',
      due: [
        { type: 'prepayment', instalment: null, amount: 26_700, due_on: null },
        { type: 'full', instalment: null, amount: 178_000, due_on: null },
      ],
      methods: [{ method: 'card', system: 'stripe' }],
      plan: [],
    });
    const payment = await openPayment(api, booking.uuid);
    expect(payment).toMatchObject({
      type: 'prepayment',
      method: 'card',
      system: 'stripe',
      status: 1,
      amount: 26_700,
      currency: 'EUR',
      qr: null,
      failure: null,
    });
    expect(payment.page_url).toMatch(/^http:\/\/localhost:3000\/api\/sandbox\/pay\/stripe\/cs_test_/);
    const { status, location } = await confirmCard(api, payment, GOOD_CARD);
    expect([status, location]).toEqual([
      303,
      `http://localhost:3000/success?booking=${booking.uuid}&payment=${payment.id}`,
    ]);
    await settled(api.db);

    expect(await booking.read()).toMatchObject({
      status: S.madePrepayment,
      paid: 26_700,
      balance: 151_300,
      deadline: null,
      can_pay: true,
      payments: [{ type: 'prepayment', status: 2, amount: 26_700, currency: 'EUR' }],
    });
    expect((await state(booking.uuid, payment.id)).body).toMatchObject({ status: 2, page_url: null });
    expect((await options(booking.uuid)).due).toEqual([
      { type: 'payment', instalment: null, amount: 151_300, due_on: expect.any(String) },
    ]);
  });

  it('leads back in the payer’s language', async () => {
    const booking = await confirmedBooking(api);
    const { body } = await api.post<Payment>(
      PAY,
      { uuid: booking.uuid, type: 'prepayment' },
      { headers: { 'x-language': 'de-DE' } },
    );
    expect((await confirmCard(api, body, GOOD_CARD)).location).toContain('http://localhost:3000/de/success?booking=');
  });

  it.each([
    { number: '4000000000000002', failure: 'declined' },
    { number: '4000000000009995', failure: 'insufficientFunds' },
    { number: '4000000000000069', failure: 'expiredCard' },
    { number: '4000000000000127', failure: 'wrongCvc' },
    { number: '4000000000000119', failure: 'bankBusy' },
    { number: '4000008400001629', failure: 'notConfirmed' },
  ])('card $number is refused as $failure, and another card still works', async ({ number, failure }) => {
    const booking = await confirmedBooking(api);
    const payment = await openPayment(api, booking.uuid);
    await confirmCard(api, payment, number);
    await settled(api.db);
    expect((await booking.read()).status).toBe(S.pendingPrepayment);
    expect((await state(booking.uuid, payment.id)).body).toMatchObject({ status: 1, failure });

    expect((await openPayment(api, booking.uuid)).id).toBe(payment.id);
    await pay(api, booking.uuid);
    expect((await booking.read()).status).toBe(S.madePrepayment);
    expect((await state(booking.uuid, payment.id)).body).toMatchObject({ status: 2, failure: null });
  });

  it('two open pages, and twenty, pay once', async () => {
    const booking = await confirmedBooking(api);
    const opened = await Promise.all(Array.from({ length: 20 }, () => openPayment(api, booking.uuid)));
    expect(new Set(opened.map(({ id, page_url }) => `${id} ${page_url}`)).size).toBe(1);
  });

  it('of two pages that pay different things only the last can be paid', async () => {
    const booking = await confirmedBooking(api);
    const first = await openPayment(api, booking.uuid, 'prepayment');
    const second = await openPayment(api, booking.uuid, 'full');
    expect((await state(booking.uuid, first.id)).body).toMatchObject({ status: 3, page_url: null });
    expect((await confirmCard(api, first, GOOD_CARD)).text).toContain('expired');
    await confirmCard(api, second, GOOD_CARD);
    await settled(api.db);
    expect(await booking.read()).toMatchObject({ paid: 178_000, refunded: 0 });
  });

  it('what was paid a moment ago in another tab counts, and the second tab is told', async () => {
    const booking = await confirmedBooking(api);
    const first = await openPayment(api, booking.uuid, 'prepayment');
    await paidInSilence(api, first.id);
    const second = await guest.post<Payment & ErrorBody>(PAY, { uuid: booking.uuid, type: 'full' });
    expect(second).toMatchObject({ status: 409, body: { code: 'payment_not_due' } });
    expect(await booking.read()).toMatchObject({ status: S.madePrepayment, paid: 26_700 });
  });

  it('the balance follows, and everything at once works too', async () => {
    const booking = await confirmedBooking(api);
    await pay(api, booking.uuid);
    expect(await pay(api, booking.uuid, 'payment')).toMatchObject({ amount: 151_300 });
    expect(await booking.read()).toMatchObject({ status: S.madePrepayment, paid: 178_000, balance: 0, can_pay: false });
    expect((await options(booking.uuid)).due).toEqual([]);

    const other = await confirmedBooking(api);
    expect(await pay(api, other.uuid, 'full')).toMatchObject({ amount: 178_000 });
    expect(await other.read()).toMatchObject({ status: S.madePrepayment, paid: 178_000, balance: 0 });
  });

  it('where the organizer allows it, the balance is paid in instalments', async () => {
    const world = await createWorld(api.services);
    const allow = (instalments: number) =>
      api.db.updateTable('all_departures').set({ instalments }).where('id', '=', world.departureId).execute();
    await allow(3);
    const booking = await confirmedBooking(api, 'EUR', { ...world, shown: { ...world.shown, instalments: 3 } });
    const agreed = (await booking.read()).instalments ?? [];
    expect(agreed.map(({ amount, left }) => [amount, left])).toEqual([
      [50_400, 50_400],
      [50_400, 50_400],
      [50_500, 50_500],
    ]);
    expect(agreed.at(-1)?.due_on).toBe((await booking.read()).balance_due_on);
    // what was agreed stays, whatever the organizer allows others
    await allow(1);
    await pay(api, booking.uuid);
    const { due, plan } = await options(booking.uuid);
    expect(plan.map(({ amount, is_paid }) => [amount, is_paid])).toEqual([
      [50_400, false],
      [50_400, false],
      [50_500, false],
    ]);
    expect(due).toMatchObject([
      { type: 'payment', instalment: 1, amount: 50_400 },
      { type: 'payment', instalment: null, amount: 151_300 },
    ]);
    await pay(api, booking.uuid, 'payment', { instalment: true });
    expect(await booking.read()).toMatchObject({ paid: 77_100, balance: 100_900, can_pay: true });
    expect((await booking.read()).instalments?.map(({ left }) => left)).toEqual([0, 50_400, 50_500]);
    expect((await options(booking.uuid)).due).toMatchObject([{ instalment: 2 }, { amount: 100_900 }]);
    await settled(api.db);
    const mails = await api.db
      .selectFrom('dev_messages')
      .select('body')
      .where('body', 'like', `%${booking.uuid}%`)
      .orderBy('id')
      .execute();
    const told = mails.map(({ body }) => body.match(/^Instalment \d: €\d+, by .*20\d\d$/gm)?.length ?? 0);
    // sent, confirmed, prepaid, and what is left once a part is paid
    expect(told).toEqual([3, 3, 3, 2]);
    const payments = (await booking.read()).history.filter(({ action }) => action === 'pay');
    expect(payments.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^Prepayment: .*€267\)$/),
      expect.stringMatching(/^Balance, instalment 1: .*€504\)$/),
    ]);
    // a move to a dearer date ends the plan
    const cost = (total: number) =>
      api.db.updateTable('requests').set({ total }).where('id', '=', booking.id).execute();
    await cost(180_000);
    expect(await options(booking.uuid)).toMatchObject({ due: [{ instalment: null, amount: 102_900 }], plan: [] });
    await cost(178_000);
    // the rest at once
    await pay(api, booking.uuid, 'payment');
    expect(await booking.read()).toMatchObject({ paid: 178_000, balance: 0 });
    expect((await options(booking.uuid)).plan.every(({ is_paid }) => is_paid)).toBe(true);
  });

  it('yen are charged whole', async () => {
    const booking = await confirmedBooking(api, 'JPY');
    expect(await pay(api, booking.uuid)).toMatchObject({ amount: 26_700, currency: 'JPY' });
    expect((await booking.read()).paid).toBe(26_700);
  });

  it.each([
    { says: 'the balance before the prepayment', body: { type: 'payment' }, expected: [409, 'payment_not_due'] },
    { says: 'a method that the site has not', body: { method: 'sbp' }, expected: [422, 'method_unavailable'] },
    { says: 'an unknown type', body: { type: 'tip' }, expected: [422, 'validation_failed'] },
    { says: 'an unknown method', body: { method: 'cash' }, expected: [422, 'validation_failed'] },
    { says: 'a smaller amount', body: { amount: 1 }, expected: [409, 'payment_changed'] },
    { says: 'no amount', body: { amount: 0 }, expected: [422, 'validation_failed'] },
    { says: 'another currency', body: { amount: 26_700, currency: 'RUB' }, expected: [409, 'payment_changed'] },
  ])('$says is refused', async ({ body: wish, expected }) => {
    const { uuid } = await confirmedBooking(api);
    const { status, body } = await guest.post<ErrorBody>(PAY, { uuid, type: 'prepayment', ...wish });
    expect([status, body.code]).toEqual(expected);
    expect(
      await api.db
        .selectFrom('payments as p')
        .innerJoin('requests as r', 'r.id', 'p.request_id')
        .select('p.id')
        .where('r.uuid', '=', uuid)
        .execute(),
    ).toEqual([]);
  });

  it('a currency that is changed in the middle changes nothing of what is charged', async () => {
    const booking = await confirmedBooking(api);
    const payment = await openPayment(api, booking.uuid, 'prepayment', { amount: 26_700, currency: 'EUR' });
    const again = await api.post<Payment>(
      PAY,
      { uuid: booking.uuid, type: 'prepayment', amount: 26_700, currency: 'EUR' },
      { headers: { 'x-currency': 'RUB' } },
    );
    expect(again.body).toMatchObject({ id: payment.id, amount: 26_700, currency: 'EUR' });
  });

  it('after the deadline nothing is due any more', async () => {
    const booking = await confirmedBooking(api);
    await api.db.updateTable('requests').set({ deadline: '2020-01-01' }).where('id', '=', booking.id).execute();
    expect((await options(booking.uuid)).due).toEqual([]);
    const answer = await guest.post<ErrorBody>(PAY, { uuid: booking.uuid, type: 'prepayment' });
    expect(answer).toMatchObject({ status: 409, body: { code: 'payment_not_due' } });
  });

  it('payments and refunds are never deleted', async () => {
    const booking = await confirmedBooking(api);
    await pay(api, booking.uuid);
    await booking.cancel();
    await expect(api.db.deleteFrom('payments').execute()).rejects.toThrow('payments are never deleted');
    await expect(api.db.deleteFrom('refunds').execute()).rejects.toThrow('refunds are never deleted');
  });
});
