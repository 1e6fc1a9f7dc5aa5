import { randomUUID } from 'node:crypto';
import type { ErrorBody } from '@cairn/shared-contracts/api/common.schema';
import type { Booking, PaymentIntentAnswer } from '@cairn/shared-contracts/api/request.schema';
import type { TestApi } from '../../../testing/start-test-api.ts';
import { type Client, createClient } from '../../request/testing/client.ts';
import { settled } from '../../request/testing/settled.ts';
import { createUser, createWorld } from '../../request/testing/world.ts';
import { applyTransition, lockRequest } from '../../request/transition.ts';

export const PAY = '/crm/api/payment/create';
export const GOOD_CARD = '4242424242424242';

/** A booking for two that the organizer has confirmed: total 1,780, prepayment 267. */
export async function confirmedBooking(api: TestApi) {
  const guest = createClient(api.url);
  const world = await createWorld(api.services);
  const { token } = await createUser(api.services);
  const client = guest.as(token);
  const { body: booking } = await client.post<Booking>('/crm/api/request/create', {
    idempotency_key: randomUUID(),
    tour_id: world.tourId,
    date_id: world.departureId,
    shown: world.shown,
    tourists_count: 2,
  });
  await api.db.transaction().execute(async (trx) => {
    await applyTransition(api.services, trx, await lockRequest(trx, booking.id), 'confirm', 'organizer');
  });
  return {
    world,
    client,
    /** access token of the tourist */
    token,
    id: booking.id,
    uuid: booking.uuid,
    read: async () => (await client.get<Booking>('/crm/api/request/get', { id: booking.id })).body,
    cancel: (by: Client = client) => by.post<Booking & ErrorBody>('/crm/api/request/cancel', { id: booking.id }),
  };
}

export const openPayment = async (api: TestApi, uuid: string, type = 'prepayment'): Promise<PaymentIntentAnswer> =>
  (await createClient(api.url).post<PaymentIntentAnswer>(PAY, { uuid, type })).body;

/** What the page does: card data go straight to the provider, in its own form encoding. */
export async function confirmCard(
  api: TestApi,
  intent: Pick<PaymentIntentAnswer, 'intent_id' | 'client_secret' | 'publishable_key'>,
  number: string,
) {
  const response = await fetch(`${api.url}/sandbox/stripe/v1/payment_intents/${intent.intent_id}/confirm`, {
    method: 'POST',
    body: new URLSearchParams({
      key: intent.publishable_key,
      client_secret: intent.client_secret,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': number,
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '2090',
      'payment_method_data[card][cvc]': '123',
    }),
  });
  // the shapes of Stripe's documentation, which tests assert on
  const body = (await response.json()) as { status?: string; error?: Record<string, string> };
  return { status: response.status, body };
}

/** Opens a payment, pays it with a good card and waits until the webhook has been heard. */
export async function pay(api: TestApi, uuid: string, type = 'prepayment'): Promise<PaymentIntentAnswer> {
  const intent = await openPayment(api, uuid, type);
  const { status } = await confirmCard(api, intent, GOOD_CARD);
  if (status !== 200) throw new Error(`the card was refused with ${status}`);
  await settled(api.db);
  return intent;
}

/** amounts that the provider gave back for an intent */
export async function refundsOf(api: TestApi, intentId: string): Promise<number[]> {
  const rows = await api.db.selectFrom('sandbox_objects').select('body').where('kind', '=', 'refund').execute();
  return (
    rows
      // written by the sandbox in this shape
      .map(({ body }) => body.object as { payment_intent: string; amount: number })
      .filter(({ payment_intent }) => payment_intent === intentId)
      .map(({ amount }) => amount)
  );
}
