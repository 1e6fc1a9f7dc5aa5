import type { Kysely } from 'kysely';
import Stripe from 'stripe';
import { callSelf } from '../../../platform/call-self.ts';
import type { Database } from '../../../platform/db-types.ts';
import type { Services } from '../../../platform/services.ts';
import { sandboxKeys } from './keys.ts';
import { createObject, findObject, newId, type StripeObject } from './store.ts';

/** Outbox entry: the webhook has to hear of an event. Payload: {event_id}. */
export const SANDBOX_WEBHOOK = 'sandbox.webhook';
const WEBHOOK_PATH = '/webhooks/stripe';
const TIMEOUT_MS = 10_000;

/** Keeps an event about the object and delivers it when the transaction has committed. */
export async function queueEvent(
  services: Services,
  trx: Kysely<Database>,
  type: string,
  object: StripeObject,
): Promise<void> {
  const event: StripeObject = {
    id: newId('evt'),
    object: 'event',
    api_version: Stripe.API_VERSION,
    created: Math.floor(services.clock.now().getTime() / 1000),
    type,
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    data: { object },
  };
  await createObject(trx, event, { idempotencyKey: undefined, params: '' });
  await services.outbox.add(trx, SANDBOX_WEBHOOK, { event_id: event.id });
}

/** Sends an event to the webhook, signed as Stripe signs. A failure is thrown, so that the outbox tries again. */
export async function deliverEvent(services: Services, eventId: string): Promise<void> {
  const payload = JSON.stringify(await findObject(services.db, 'event', eventId));
  const { secretKey, webhookSecret } = sandboxKeys(services.env.APP_SECRET);
  const signature = await new Stripe(secretKey).webhooks.generateTestHeaderStringAsync({
    payload,
    secret: webhookSecret,
  });
  const response = await callSelf(services.selfUrl() + WEBHOOK_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body: payload,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`the webhook answered ${response.status}`);
}
