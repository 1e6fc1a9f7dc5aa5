import { randomUUID } from 'node:crypto';
import { BOOKING_STATUS as S } from '@cairn/shared-contracts/domain/booking-graph';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import Stripe from 'stripe';
import * as z from 'zod/mini';
import { sandboxKeys } from '../../adapters/payments/sandbox/keys.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { confirmedBooking, openPayment } from './testing/payments.ts';

describe('the webhook of payments', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());

  const { webhooks } = new Stripe('sk_test_x');
  const secret = () => sandboxKeys(api.services.env.APP_SECRET).webhookSecret;
  const answered = z.looseObject({ outcome: z.optional(z.string()) });
  async function deliver(payload: string, signature?: string) {
    const response = await fetch(`${api.url}/webhooks/stripe`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'stripe-signature': signature ?? webhooks.generateTestHeaderString({ payload, secret: secret() }),
      },
      body: payload,
    });
    const body = answered.parse(await response.json());
    return { status: response.status, body };
  }
  const succeeded = (intentId: string, amount: number, currency = 'eur', id = `evt_${randomUUID()}`) =>
    JSON.stringify({
      id,
      object: 'event',
      type: 'payment_intent.succeeded',
      data: { object: { id: intentId, object: 'payment_intent', amount_received: amount, currency } },
    });

  it('acts once upon an event, also when it comes several times at once or as another event', async () => {
    const booking = await confirmedBooking(api);
    const { intent_id } = await openPayment(api, booking.uuid);
    const event = succeeded(intent_id, 26_700);
    const answers = await Promise.all([1, 2, 3, 4].map(() => deliver(event)));
    const again = await deliver(succeeded(intent_id, 26_700));
    expect(answers.map(({ body }) => body.outcome).sort()).toEqual(['duplicate', 'duplicate', 'duplicate', 'settled']);
    expect(again).toMatchObject({ status: 200, body: { outcome: 'duplicate' } });
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
  ])('$says is refused', async ({ sign }) => {
    const booking = await confirmedBooking(api);
    const { intent_id } = await openPayment(api, booking.uuid);
    const payload = succeeded(intent_id, 26_700);
    expect(await deliver(payload, sign(payload))).toMatchObject({ status: 400, body: { code: 'bad_signature' } });
    expect((await booking.read()).status).toBe(S.pendingPrepayment);
  });

  it.each([
    { says: 'another amount', amount: 26_699, currency: 'eur' },
    { says: 'another currency', amount: 26_700, currency: 'rub' },
  ])('$says is not accepted', async ({ amount, currency }) => {
    const booking = await confirmedBooking(api);
    const { intent_id } = await openPayment(api, booking.uuid);
    expect(await deliver(succeeded(intent_id, amount, currency))).toMatchObject({
      status: 200,
      body: { outcome: 'mismatch' },
    });
    expect(await booking.read()).toMatchObject({ status: S.pendingPrepayment, paid: 0 });
  });

  it('a payment nobody knows is answered, so that it is not sent for ever', async () => {
    expect(await deliver(succeeded('pi_unknown', 1))).toMatchObject({
      status: 200,
      body: { outcome: 'unknown_payment' },
    });
  });
});
