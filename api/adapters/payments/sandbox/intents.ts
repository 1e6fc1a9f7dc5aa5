import { randomBytes } from 'node:crypto';
import type { Services } from '../../../platform/services.ts';
import { cardOfMethod, type Refusal, refuseCard } from './cards.ts';
import { queueEvent } from './events.ts';
import { badKey, badRequest, StripeFault } from './fault.ts';
import { type FormData, groupOf, textOf } from './form.ts';
import { type Creation, createObject, findObject, newId, type StripeObject, saveObject } from './store.ts';

const KIND = 'payment_intent';
const MAX_AMOUNT = 99_999_999;
const seconds = (date: Date): number => Math.floor(date.getTime() / 1000);

/** POST /v1/payment_intents */
export async function createIntent(services: Services, form: FormData, creation: Creation): Promise<StripeObject> {
  const amount = Number(textOf(form, 'amount'));
  const currency = (textOf(form, 'currency') ?? '').toLowerCase();
  if (!Number.isInteger(amount) || amount < 1)
    throw badRequest('Invalid positive integer', 'amount', 'parameter_invalid_integer');
  if (amount > MAX_AMOUNT) throw badRequest('Amount must be no more than 999999.99', 'amount', 'amount_too_large');
  if (!/^[a-z]{3}$/.test(currency)) throw badRequest(`Invalid currency: ${currency}`, 'currency');
  const id = newId('pi');
  const intent: StripeObject = {
    id,
    object: KIND,
    amount,
    amount_received: 0,
    currency,
    status: 'requires_payment_method',
    client_secret: `${id}_secret_${randomBytes(12).toString('hex')}`,
    created: seconds(services.clock.now()),
    description: textOf(form, 'description') ?? null,
    metadata: groupOf(form, 'metadata'),
    payment_method_types: ['card'],
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
  };
  return createObject(services.db, intent, creation);
}

export const readIntent = (services: Services, id: string): Promise<StripeObject> => findObject(services.db, KIND, id);

/** A browser has no secret key; it shows the intent's own secret instead. @throws StripeFault 401 */
export function checkClientSecret(intent: StripeObject, secret: string | undefined): void {
  if (secret === undefined || intent.client_secret !== secret) throw badKey();
}

/**
 * POST /v1/payment_intents/:id/confirm
 * @throws StripeFault 402 card_error when the bank refuses the card; the intent then waits for another one
 */
export async function confirmIntent(
  services: Services,
  id: string,
  form: FormData,
  clientSecret?: string,
): Promise<StripeObject> {
  const now = services.clock.now();
  const outcome = await services.db.transaction().execute(async (trx) => {
    const intent = await findObject(trx, KIND, id, true);
    if (clientSecret !== undefined) checkClientSecret(intent, clientSecret);
    if (intent.status !== 'requires_payment_method') {
      const message = `This PaymentIntent's status is ${String(intent.status)}, it can not be confirmed.`;
      throw badRequest(message, undefined, 'payment_intent_unexpected_state');
    }
    const refusal = refuseCard(readCard(form), now);
    const next: StripeObject = refusal
      ? { ...intent, last_payment_error: cardError(refusal) }
      : {
          ...intent,
          status: 'succeeded',
          amount_received: intent.amount,
          last_payment_error: null,
          latest_charge: newId('ch'),
        };
    await saveObject(trx, next);
    await queueEvent(services, trx, refusal ? 'payment_intent.payment_failed' : 'payment_intent.succeeded', next);
    return { intent: next, refusal };
  });
  // thrown after the commit: the refusal is part of the intent's history
  if (outcome.refusal) throw new StripeFault(402, { ...cardError(outcome.refusal), payment_intent: outcome.intent });
  return outcome.intent;
}

const cardError = (refusal: Refusal) => ({ type: 'card_error', ...refusal });

function readCard(form: FormData): FormData {
  const method = textOf(form, 'payment_method');
  if (method === undefined) return groupOf(groupOf(form, 'payment_method_data'), 'card');
  const card = cardOfMethod(method);
  if (!card) throw badRequest(`No such PaymentMethod: '${method}'`, 'payment_method', 'resource_missing');
  return card;
}
