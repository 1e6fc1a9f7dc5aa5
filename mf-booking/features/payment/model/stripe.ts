import type { PaymentIntentAnswer } from '@cairn/shared-contracts/api/request.schema';
import { type ChargeResult, type ProviderError, refusalOf } from './charge.ts';

/** Stripe allows its script from this address only: https://docs.stripe.com/js/including */
const SCRIPT = 'https://js.stripe.com/v3/';

/** the part of Stripe.js that this product uses: https://docs.stripe.com/js */
export interface StripeCardElement {
  mount(place: HTMLElement): void;
  destroy(): void;
  focus(): void;
}
export interface StripeClient {
  elements(): { create(kind: 'card', options: object): StripeCardElement };
  confirmCardPayment(
    clientSecret: string,
    data: { payment_method: { card: StripeCardElement; billing_details: { name: string } } },
  ): Promise<{ error?: ProviderError; paymentIntent?: { status: string } }>;
}

declare global {
  interface Window {
    Stripe?: (publishableKey: string) => StripeClient;
  }
}

let script: Promise<void> | null = null;

function loadScript(): Promise<void> {
  script ??= new Promise<void>((resolve, reject) => {
    const element = document.createElement('script');
    element.src = SCRIPT;
    element.onload = () => resolve();
    element.onerror = () => {
      script = null;
      element.remove();
      reject(new Error(`${SCRIPT} could not be loaded`));
    };
    document.head.append(element);
  });
  return script;
}

/** @throws Error when Stripe's script cannot be had */
export async function openStripe({ publishable_key }: PaymentIntentAnswer): Promise<StripeClient> {
  await loadScript();
  if (!window.Stripe) throw new Error(`${SCRIPT} did not define Stripe`);
  return window.Stripe(publishable_key);
}

/** Charges the card in Stripe's own field; asks the bank's confirmation (3-D Secure) by itself. */
export async function chargeAtStripe(
  stripe: StripeClient,
  intent: PaymentIntentAnswer,
  card: StripeCardElement,
  name: string,
): Promise<ChargeResult> {
  const payment_method = { card, billing_details: { name: name.trim() } };
  const { error } = await stripe.confirmCardPayment(intent.client_secret, { payment_method });
  return error ? refusalOf(error) : { kind: 'paid' };
}
