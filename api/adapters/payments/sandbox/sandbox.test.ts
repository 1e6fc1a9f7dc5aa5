import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import Stripe from 'stripe';
import { confirmCard, GOOD_CARD } from '../../../modules/payment/testing/payments.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';
import { sandboxKeys } from './keys.ts';

describe('the payment sandbox', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());

  const keys = () => sandboxKeys(api.services.env.APP_SECRET);
  const sdk = (key: string) => {
    const prefixed: typeof fetch = (input, init) => {
      const url = new URL(String(input));
      url.pathname = `/sandbox/stripe${url.pathname}`;
      return fetch(url, init);
    };
    const { hostname, port } = new URL(api.url);
    return new Stripe(key, {
      host: hostname,
      port,
      protocol: 'http',
      maxNetworkRetries: 0,
      httpClient: Stripe.createFetchHttpClient(prefixed),
    });
  };

  it('speaks to the official SDK: create, retrieve, confirm, refund', async () => {
    const stripe = sdk(keys().secretKey);
    const intent = await stripe.paymentIntents.create({ amount: 5_000, currency: 'eur', metadata: { a: 'b' } });
    expect(intent).toMatchObject({ status: 'requires_payment_method', metadata: { a: 'b' } });
    await expect(
      stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa_chargeDeclinedInsufficientFunds' }),
    ).rejects.toMatchObject({ type: 'StripeCardError', code: 'card_declined', decline_code: 'insufficient_funds' });
    await stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' });
    expect(await stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
      status: 'succeeded',
      amount_received: 5_000,
    });
    expect(await stripe.refunds.create({ payment_intent: intent.id, amount: 3_000 })).toMatchObject({
      status: 'succeeded',
    });
    await expect(stripe.refunds.create({ payment_intent: intent.id, amount: 2_001 })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    });
  });

  it('keeps idempotency keys', async () => {
    const stripe = sdk(keys().secretKey);
    const idempotencyKey = randomUUID();
    const create = (amount: number) => stripe.paymentIntents.create({ amount, currency: 'eur' }, { idempotencyKey });
    const [first, second] = await Promise.all([create(700), create(700)]);
    expect(second.id).toBe(first.id);
    await expect(create(800)).rejects.toMatchObject({ type: 'StripeIdempotencyError' });
  });

  it('lets nobody in without the right key', async () => {
    await expect(sdk('sk_test_wrong').paymentIntents.create({ amount: 1, currency: 'eur' })).rejects.toMatchObject({
      type: 'StripeAuthenticationError',
    });
    await expect(
      sdk(keys().publishableKey).paymentIntents.create({ amount: 1, currency: 'eur' }),
    ).rejects.toMatchObject({
      type: 'StripeAuthenticationError',
    });
    const intent = await sdk(keys().secretKey).paymentIntents.create({ amount: 700, currency: 'eur' });
    const stranger = { intent_id: intent.id, client_secret: 'guess', publishable_key: keys().publishableKey };
    expect((await confirmCard(api, stranger, GOOD_CARD)).status).toBe(401);
  });

  it('answers browsers of other origins', async () => {
    const response = await fetch(`${api.url}/sandbox/stripe/v1/payment_intents/pi_x/confirm`, { method: 'OPTIONS' });
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([204, '*']);
  });
});
