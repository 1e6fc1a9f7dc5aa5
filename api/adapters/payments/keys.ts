import type { PaymentSystem } from '@cairn/shared-contracts/domain/site-defaults';
import { EnvError } from '@cairn/shared-contracts/node/settings';
import type { Sites } from '@cairn/shared-contracts/node/sites';
import type { Env } from '../../platform/env.ts';

/** what this program knows itself by at each payment system */
const PAYMENT_KEYS = {
  stripe: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  tbank: ['TBANK_TERMINAL_KEY', 'TBANK_PASSWORD'],
  sberbank: ['SBERBANK_USER', 'SBERBANK_PASSWORD', 'SBERBANK_CALLBACK_KEY'],
  moneta: ['MONETA_ACCOUNT', 'MONETA_INTEGRITY_CODE', 'MONETA_USER', 'MONETA_PASSWORD', 'MONETA_PAYMENT_PASSWORD'],
} as const satisfies Record<PaymentSystem, readonly (keyof Env)[]>;

export type PaymentKey = (typeof PAYMENT_KEYS)[PaymentSystem][number];

/** @throws EnvError for a key of a payment system that a site takes money by, unless sandboxes stand for all of them */
export function requirePaymentKeys(sites: Pick<Sites, 'all'>, env: Env): void {
  if (env.PAYMENT_PROVIDER === 'sandbox') return;
  const served = env.SITE ? sites.all.filter(({ key }) => key === env.SITE) : sites.all;
  for (const { key, config } of served) {
    for (const system of config.paymentSystems) {
      for (const name of PAYMENT_KEYS[system]) {
        if (!env[name])
          throw new EnvError(name, `set when a site takes payments by ${system}, as ${key} does`, 'is not set');
      }
    }
  }
}
