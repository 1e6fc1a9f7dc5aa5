import type { ProviderState } from '@cairn/shared-contracts/domain/booking-graph';
import type { DeclineReason } from '@cairn/shared-contracts/domain/decline-reasons';
import { isoCurrency } from '@cairn/shared-contracts/domain/money';
import Stripe from 'stripe';
import { ApiError } from '../../platform/errors.ts';
import { ProviderAway, ProviderRefusal } from './ask.ts';
import type { OrderRef, OrderState, PaymentNotice, PaymentProvider } from './port.ts';

export interface StripeOptions {
  timeoutMs: number;
  secretKey: string;
  webhookSecret: string;
  /** as this process sees it, with any path in front of /v1; only asked when a call is made */
  serverBase(): string;
}

/** https://docs.stripe.com/error-codes and /declines/codes; the finer decline code goes first */
const REASONS: Readonly<Record<string, DeclineReason>> = {
  expired_card: 'expiredCard',
  incorrect_cvc: 'wrongCvc',
  invalid_cvc: 'wrongCvc',
  incorrect_number: 'wrongNumber',
  invalid_number: 'wrongNumber',
  invalid_expiry_month: 'wrongExpiry',
  invalid_expiry_year: 'wrongExpiry',
  insufficient_funds: 'insufficientFunds',
  processing_error: 'bankBusy',
  rate_limit: 'bankBusy',
  payment_intent_authentication_failure: 'notConfirmed',
};
const reasonOf = (error: Pick<Stripe.PaymentIntent.LastPaymentError, 'code' | 'decline_code'>): DeclineReason =>
  REASONS[error.decline_code ?? ''] ?? REASONS[error.code ?? ''] ?? 'declined';

/** Stripe Checkout over the official SDK: https://docs.stripe.com/payments/checkout. The sandbox is the same with another address. */
export function stripeProvider(options: StripeOptions): PaymentProvider {
  let client: Stripe | undefined;
  const stripe = () => (client ??= connect(options, new URL(options.serverBase())));
  // signatures are checked without any call, so before the address of the sandbox is known
  const { webhooks } = new Stripe(options.secretKey);
  const readSession = (ref: string) => stripe().checkout.sessions.retrieve(ref, { expand: ['payment_intent'] });

  return {
    system: 'stripe',
    heard: { type: 'application/json', body: '{"received":true}' },

    open: (order) =>
      asked(async () => {
        const metadata = { order: order.number };
        const session = await stripe().checkout.sessions.create(
          {
            mode: 'payment',
            allowed_payment_method_types: ['card'],
            client_reference_id: order.number,
            metadata,
            payment_intent_data: { metadata, description: order.description },
            line_items: [
              {
                quantity: 1,
                price_data: {
                  currency: isoCurrency(order.currency).toLowerCase(),
                  unit_amount: order.amount,
                  product_data: { name: order.description },
                },
              },
            ],
            success_url: order.successUrl,
            cancel_url: order.failedUrl,
            expires_at: Math.floor(order.expiresAt.getTime() / 1000),
          },
          { idempotencyKey: `open-${order.number}` },
        );
        if (!session.url) throw new ProviderAway(`session ${session.id} has no page`);
        return { ref: session.id, url: session.url, qr: null };
      }),

    stateOf: (order) => asked(async () => stateOfSession(await readSession(order.ref), order)),

    close: ({ ref }) => asked(async () => void (await stripe().checkout.sessions.expire(ref))),

    refund: ({ ref }, { key, amount }) =>
      asked(async () => {
        const intent = (await readSession(ref)).payment_intent;
        if (!intent) throw new ProviderRefusal('not_paid', `session ${ref} was not paid`);
        const refund = await stripe().refunds.create(
          { payment_intent: typeof intent === 'string' ? intent : intent.id, amount },
          { idempotencyKey: `refund-${key}` },
        );
        const now = refund.status === 'pending' ? await stripe().refunds.retrieve(refund.id) : refund;
        if (now.status === 'failed' || now.status === 'canceled')
          throw new ProviderRefusal('refund_failed', now.failure_reason ?? now.status);
        return now.status === 'succeeded' ? 'done' : 'sent';
      }),

    readNotice({ body, headers }) {
      const signature = headers['stripe-signature'];
      try {
        return toNotice(
          webhooks.constructEvent(body, typeof signature === 'string' ? signature : '', options.webhookSecret),
        );
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw error;
        throw new ApiError(400, 'bad_signature');
      }
    },
  };
}

/** the SDK's errors in the words of the port */
async function asked<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError)
      throw new ProviderRefusal(error.code ?? 'invalid_request', error.message);
    if (error instanceof Stripe.errors.StripeError) throw new ProviderAway(error.message, error);
    throw error;
  }
}

function connect({ secretKey, timeoutMs }: StripeOptions, base: URL): Stripe {
  const prefix = base.pathname.replace(/\/$/, '');
  return new Stripe(secretKey, {
    host: base.hostname,
    port: base.port || (base.protocol === 'https:' ? 443 : 80),
    protocol: base.protocol === 'https:' ? 'https' : 'http',
    timeout: timeoutMs,
    maxNetworkRetries: 1,
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

type Asked = Pick<OrderRef, 'amount' | 'currency'>;

function stateOfSession(session: Stripe.Checkout.Session, order: Asked): OrderState {
  const { status, payment_status, payment_intent: intent, amount_total, currency } = session;
  const error = (intent && typeof intent !== 'string' && intent.last_payment_error) || null;
  return {
    status: stateOfCheckout(status, payment_status, error !== null),
    amount: amount_total ?? order.amount,
    currency: ours(currency, order.currency),
    reason: error ? reasonOf(error) : null,
  };
}

function stateOfCheckout(
  status: Stripe.Checkout.Session['status'],
  payment: Stripe.Checkout.Session['payment_status'],
  isRefused: boolean,
): ProviderState {
  if (payment === 'paid') return 'succeeded';
  if (status === 'expired') return 'expired';
  // the page is done with, and the bank is not
  if (status === 'complete') return 'processing';
  return isRefused ? 'refused' : 'open';
}

/** 'chf' for what one site spells SHF */
const ours = (currency: string | null, expected: string): string =>
  currency === null || currency === isoCurrency(expected).toLowerCase() ? expected : currency.toUpperCase();

const spelled = (currency: string | null): string => (currency === 'chf' ? 'SHF' : (currency ?? '').toUpperCase());

function toNotice(event: Stripe.Event): PaymentNotice | null {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired': {
      const session = event.data.object;
      const currency = spelled(session.currency);
      return {
        id: event.id,
        order: { ref: session.id },
        state: stateOfSession(session, { amount: session.amount_total ?? 0, currency }),
      };
    }
    case 'payment_intent.payment_failed': {
      const { metadata, amount, currency, last_payment_error: error } = event.data.object;
      if (!metadata.order) return null;
      return {
        id: event.id,
        order: { number: metadata.order },
        state: { status: 'refused', amount, currency: spelled(currency), reason: error ? reasonOf(error) : 'declined' },
      };
    }
    default:
      return null;
  }
}
