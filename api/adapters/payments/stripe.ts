import Stripe from 'stripe';
import { ApiError } from '../../platform/errors.ts';
import type { PaymentEvent, PaymentProvider } from './port.ts';

export interface StripeOptions {
  name: PaymentProvider['name'];
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** as the payer's browser sees it */
  browserBase: string;
  /** as this process sees it, with any path in front of /v1; only asked when a call is made */
  serverBase: () => string;
}

const TIMEOUT_MS = 10_000;

/** Payments over the official SDK; the sandbox is the same adapter with another address. */
export function stripeProvider(options: StripeOptions): PaymentProvider {
  let client: Stripe | undefined;
  const stripe = () => (client ??= connect(options.secretKey, new URL(options.serverBase())));
  // signatures are checked without any call, so before the address of the sandbox is known
  const { webhooks } = new Stripe(options.secretKey);

  return {
    name: options.name,
    browser: { apiBase: options.browserBase, publishableKey: options.publishableKey },

    async createIntent({ amount, currency, description, metadata, idempotencyKey }) {
      const intent = await stripe().paymentIntents.create(
        { amount, currency: currency.toLowerCase(), description, metadata, allowed_payment_method_types: ['card'] },
        { idempotencyKey },
      );
      if (!intent.client_secret) throw new Error(`intent ${intent.id} has no client secret`);
      return { id: intent.id, clientSecret: intent.client_secret };
    },

    async refund({ intentId, amount, idempotencyKey }) {
      await stripe().refunds.create({ payment_intent: intentId, amount }, { idempotencyKey });
    },

    parseWebhook(payload, signature) {
      try {
        return toPaymentEvent(webhooks.constructEvent(payload, signature, options.webhookSecret));
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw error;
        throw new ApiError(400, 'bad_signature');
      }
    },
  };
}

function connect(secretKey: string, base: URL): Stripe {
  const prefix = base.pathname.replace(/\/$/, '');
  return new Stripe(secretKey, {
    host: base.hostname,
    port: base.port || (base.protocol === 'https:' ? 443 : 80),
    protocol: base.protocol === 'https:' ? 'https' : 'http',
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 2,
    telemetry: false,
    // the SDK takes a host but no path
    ...(prefix ? { httpClient: Stripe.createFetchHttpClient(withPrefix(prefix)) } : {}),
  });
}

const withPrefix =
  (prefix: string): typeof fetch =>
  (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    url.pathname = prefix + url.pathname;
    return fetch(url, init);
  };

function toPaymentEvent(event: Stripe.Event): PaymentEvent | null {
  switch (event.type) {
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed': {
      const { id, amount_received, currency } = event.data.object;
      const type = event.type === 'payment_intent.succeeded' ? 'succeeded' : 'failed';
      return { id: event.id, type, intentId: id, amount: amount_received, currency: currency.toUpperCase() };
    }
    default:
      return null;
  }
}
