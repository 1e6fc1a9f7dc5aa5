import { createHmac } from 'node:crypto';
import type { PaymentKey } from '../keys.ts';

export type SandboxKeys = Record<PaymentKey, string>;

/** The keys of all sandboxes, each spelled as its system spells them. They follow from the process's secret, so every node has the same. */
export function sandboxEnv(secret: string): SandboxKeys {
  const derive = (purpose: string) =>
    createHmac('sha256', secret).update(`sandbox:${purpose}`).digest('hex').slice(0, 32);
  return {
    STRIPE_SECRET_KEY: `sk_test_${derive('secret')}`,
    STRIPE_WEBHOOK_SECRET: `whsec_${derive('webhook')}`,
    TBANK_TERMINAL_KEY: '1700000000000DEMO',
    TBANK_PASSWORD: derive('tbank'),
    SBERBANK_USER: 'cairn-api',
    SBERBANK_PASSWORD: derive('sberbank'),
    SBERBANK_CALLBACK_KEY: derive('sberbank callback'),
    MONETA_ACCOUNT: '54600817',
    MONETA_INTEGRITY_CODE: derive('moneta'),
    MONETA_USER: 'cairn-api',
    MONETA_PASSWORD: derive('moneta api'),
    MONETA_PAYMENT_PASSWORD: derive('moneta payment'),
  };
}
