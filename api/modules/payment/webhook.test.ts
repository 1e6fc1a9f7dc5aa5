import { randomUUID } from 'node:crypto';
import { BOOKING_STATUS as S } from '@cairn/shared-contracts/domain/booking-graph';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import Stripe from 'stripe';
import { sandboxEnv } from '../../adapters/payments/sandbox/keys.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { settled } from '../request/testing/settled.ts';
import { confirmCard, GOOD_CARD, orderAtBank, paidInSilence } from './testing/bank.ts';
import { confirmedBooking, openPayment, refundsOf } from './testing/payments.ts';

describe('notices of payments', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());

  const { webhooks } = new Stripe('sk_test_x');
  const secret = () => sandboxEnv(api.services.env.APP_SECRET).STRIPE_WEBHOOK_SECRET;
  async function deliver(payload: string, signature?: string) {
    const response = await fetch(`${api.url}/webhooks/stripe`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'stripe-signature': signature ?? webhooks.generateTestHeaderString({ payload, secret: secret() }),
      },
      body: payload,
    });
    // the shape of an error, which the test asserts on
    const body = (await response.json()) as { code?: string };
    return { status: response.status, outcome: response.headers.get('x-outcome'), code: body.code };
  }
  const about = (type: string, session: object, id = `evt_${randomUUID()}`) =>
    JSON.stringify({ id, object: 'event', type, data: { object: { object: 'checkout.session', ...session } } });
  const completed = (session: string, amount: number, currency = 'eur', id?: string) =>
    about(
      'checkout.session.completed',
      {
        id: session,
        payment_status: 'paid',
        status: 'complete',
        amount_total: amount,
        currency,
        payment_intent: 'pi_x',
      },
      id,
    );
  const opened = async () => {
    const booking = await confirmedBooking(api);
    const payment = await openPayment(api, booking.uuid);
    return { booking, payment, session: (await orderAtBank(api, payment.id)).id };
  };

  it('are acted upon once, also when they come several times at once or as another event', async () => {
    const { booking, session } = await opened();
    const event = completed(session, 26_700);
    const answers = await Promise.all([1, 2, 3, 4].map(() => deliver(event)));
    const again = await deliver(completed(session, 26_700));
    expect(answers.map(({ outcome }) => outcome).sort()).toEqual(['duplicate', 'duplicate', 'duplicate', 'settled']);
    expect(again).toMatchObject({ status: 200, outcome: 'duplicate' });
    const { paid, history } = await booking.read();
    expect([paid, history.filter(({ status }) => status === S.madePrepayment).length]).toEqual([26_700, 1]);
  });

  it.each([
    { says: 'no signature', sign: () => '' },
    {
      says: 'a signature by another secret',
      sign: (payload: string) => webhooks.generateTestHeaderString({ payload, secret: 'whsec_x' }),
    },
    {
      says: 'a signature of another body',
      sign: () => webhooks.generateTestHeaderString({ payload: '{}', secret: secret() }),
    },
    {
      says: 'an old signature',
      sign: (payload: string) =>
        webhooks.generateTestHeaderString({
          payload,
          secret: secret(),
          timestamp: Math.floor(Date.now() / 1000) - 3600,
        }),
    },
  ])('with $says are refused', async ({ sign }) => {
    const { booking, session } = await opened();
    const payload = completed(session, 26_700);
    expect(await deliver(payload, sign(payload))).toMatchObject({ status: 400, code: 'bad_signature' });
    expect((await booking.read()).status).toBe(S.pendingPrepayment);
  });

  it.each([
    { says: 'another amount', amount: 26_699, currency: 'eur' },
    { says: 'another currency', amount: 26_700, currency: 'rub' },
  ])('of $says are not accepted: the money is held', async ({ amount, currency }) => {
    const { booking, session, payment } = await opened();
    const event = completed(session, amount, currency);
    expect(await deliver(event)).toMatchObject({ status: 200, outcome: 'held' });
    expect(await deliver(completed(session, amount, currency))).toMatchObject({ outcome: 'duplicate' });
    const { held_payment: held, ...read } = await booking.read();
    expect(read).toMatchObject({ status: S.pendingPrepayment, paid: 0, can_pay: false });
    expect(held).toMatchObject({
      ...{ payment: payment.id, received: amount, received_currency: currency.toUpperCase(), asked: 26_700 },
    });
    expect(read.history.at(-1)).toMatchObject({ action: 'payment_held', actor: 'system' });
  });

  it('of a payment that nobody knows are answered, and are news once we know of it', async () => {
    const event = completed('cs_test_unknown', 26_700);
    expect(await deliver(event)).toMatchObject({ status: 200, outcome: 'unknown_payment' });
    const { booking, payment } = await opened();
    await api.db
      .updateTable('payments')
      .set({ provider_ref: 'cs_test_unknown' })
      .where('id', '=', payment.id)
      .execute();
    expect(await deliver(event)).toMatchObject({ outcome: 'settled' });
    expect((await booking.read()).paid).toBe(26_700);
  });

  it('that come in the wrong order end the same: expired, then paid', async () => {
    const { booking, payment, session } = await opened();
    const expired = about('checkout.session.expired', {
      id: session,
      payment_status: 'unpaid',
      status: 'expired',
      amount_total: 26_700,
      currency: 'eur',
      payment_intent: null,
    });
    expect(await deliver(expired)).toMatchObject({ outcome: 'closed' });
    expect(await deliver(completed(session, 26_700))).toMatchObject({ outcome: 'settled' });
    expect(await deliver(expired)).toMatchObject({ outcome: 'duplicate' });
    expect((await booking.read()).paid).toBe(26_700);
    expect(
      (await api.db.selectFrom('payments').select('status').where('id', '=', payment.id).executeTakeFirst())?.status,
    ).toBe(2);
  });

  it('a refusal that comes after the yes changes nothing', async () => {
    const { booking, payment } = await opened();
    await confirmCard(api, payment, GOOD_CARD);
    await settled(api.db);
    const order = await orderAtBank(api, payment.id);
    const late = JSON.stringify({
      id: 'evt_late',
      object: 'event',
      type: 'payment_intent.payment_failed',
      data: {
        object: {
          object: 'payment_intent',
          id: 'pi_x',
          amount: 26_700,
          currency: 'eur',
          metadata: { order: order.number },
          last_payment_error: { code: 'card_declined' },
        },
      },
    });
    expect(await deliver(late)).toMatchObject({ outcome: 'duplicate' });
    expect((await booking.read()).paid).toBe(26_700);
  });

  it('money that comes for a cancelled booking goes back', async () => {
    const { booking, payment, session } = await opened();
    // the bank has it already when its page is closed, and its notice comes last
    await paidInSilence(api, payment.id);
    await booking.cancel();
    await deliver(completed(session, 26_700));
    await settled(api.db);
    expect(await refundsOf(api, payment)).toEqual([26_700]);
    expect(await booking.read()).toMatchObject({ status: S.canceledByTourist, paid: 0, refunded: 26_700 });
  });
});
