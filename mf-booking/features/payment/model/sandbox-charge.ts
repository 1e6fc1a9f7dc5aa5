import type { PaymentIntentAnswer } from '@cairn/shared-contracts/api/request.schema';
import { type Card, digitsOf, readExpiry } from './card.ts';
import { type ChargeResult, type ProviderError, refusalOf } from './charge.ts';

const asError = (body: unknown): ProviderError => {
  const error: unknown = typeof body === 'object' && body !== null && 'error' in body ? body.error : undefined;
  if (typeof error !== 'object' || error === null) return {};
  const text = (name: string) => {
    const value: unknown = Reflect.get(error, name);
    return typeof value === 'string' ? value : undefined;
  };
  return { code: text('code'), decline_code: text('decline_code') };
};

function formOf({ publishable_key, client_secret }: PaymentIntentAnswer, card: Card): URLSearchParams {
  const { month, year } = readExpiry(card.expiry);
  return new URLSearchParams({
    key: publishable_key,
    client_secret,
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': digitsOf(card.number),
    'payment_method_data[card][exp_month]': String(month),
    'payment_method_data[card][exp_year]': String(year),
    'payment_method_data[card][cvc]': card.cvc,
    'payment_method_data[billing_details][name]': card.name.trim(),
  });
}

/**
 * Charges a card at the sandbox, which speaks Stripe's HTTP API: https://docs.stripe.com/api/payment_intents/confirm.
 * The card goes straight to the provider, never through a call of ours.
 */
export async function chargeAtSandbox(intent: PaymentIntentAnswer, card: Card): Promise<ChargeResult> {
  try {
    const answer = await fetch(`${intent.api_base}/v1/payment_intents/${intent.intent_id}/confirm`, {
      method: 'POST',
      body: formOf(intent, card),
      credentials: 'omit',
    });
    if (answer.ok) return { kind: 'paid' };
    if (answer.status >= 500) return { kind: 'unreachable' };
    return refusalOf(asError(await answer.json()));
  } catch {
    return { kind: 'unreachable' };
  }
}
