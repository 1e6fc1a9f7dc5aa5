import type { DeclineReason } from '@cairn/shared-contracts/domain/decline-reasons';
import type { SandboxOrder } from './orders.ts';

/** An object of Stripe's API as this sandbox tells it. */
export type StripeObject = Record<string, unknown> & { id: string; object: string };

/** https://docs.stripe.com/declines/codes */
const ERROR: Readonly<Record<DeclineReason, { code: string; decline_code?: string }>> = {
  declined: { code: 'card_declined', decline_code: 'generic_decline' },
  insufficientFunds: { code: 'card_declined', decline_code: 'insufficient_funds' },
  expiredCard: { code: 'expired_card' },
  wrongCvc: { code: 'incorrect_cvc' },
  wrongNumber: { code: 'incorrect_number' },
  wrongExpiry: { code: 'invalid_expiry_year' },
  notConfirmed: { code: 'payment_intent_authentication_failure' },
  bankBusy: { code: 'processing_error' },
};

const PREFIX = 'cs_test_';
export const sessionId = (rest: string): string => PREFIX + rest;
const intentOf = (id: string): string => `pi_${id.slice(PREFIX.length)}`;
export const sessionOfIntent = (intent: string): string => PREFIX + intent.replace(/^pi_/, '');

/** https://docs.stripe.com/api/payment_intents/object */
export const toIntent = (order: SandboxOrder): StripeObject => ({
  id: intentOf(order.id),
  object: 'payment_intent',
  amount: order.amount,
  amount_received: order.status === 'paid' ? order.amount : 0,
  currency: order.currency,
  status: order.status === 'paid' ? 'succeeded' : 'requires_payment_method',
  description: order.description,
  metadata: { order: order.number },
  last_payment_error: order.refusal ? { type: 'card_error', message: 'Refused', ...ERROR[order.refusal] } : null,
  livemode: false,
});

const STATUS = { open: 'open', paid: 'complete', closed: 'expired' } as const;

/** https://docs.stripe.com/api/checkout/sessions/object */
export const toSession = (order: SandboxOrder, pageUrl: string, isExpanded = false): StripeObject => {
  const isTried = order.status === 'paid' || order.refusal !== null;
  return {
    id: order.id,
    object: 'checkout.session',
    amount_total: order.amount,
    currency: order.currency,
    client_reference_id: order.number,
    metadata: { order: order.number },
    mode: 'payment',
    // none until the payer tries
    payment_intent: isTried ? (isExpanded ? toIntent(order) : intentOf(order.id)) : null,
    payment_status: order.status === 'paid' ? 'paid' : 'unpaid',
    status: STATUS[order.status],
    url: order.status === 'open' ? pageUrl : null,
    success_url: order.successUrl,
    cancel_url: order.failedUrl,
    created: order.created,
    expires_at: Math.floor((order.expiresAt ?? 0) / 1000),
    livemode: false,
  };
};

export const toRefund = (order: SandboxOrder, refund: SandboxOrder['refunds'][number]): StripeObject => ({
  id: `re_${order.id.slice(PREFIX.length)}_${refund.id}`,
  object: 'refund',
  amount: refund.amount,
  currency: order.currency,
  payment_intent: intentOf(order.id),
  status: 'succeeded',
});
