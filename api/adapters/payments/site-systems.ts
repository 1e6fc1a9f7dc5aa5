import type { PaymentAdapter } from '@cairn/shared-contracts/domain/booking-graph';
import type { PaymentSystem } from '@cairn/shared-contracts/domain/site-defaults';
import { SiteError } from '@cairn/shared-contracts/node/site-file';
import type { Sites } from '@cairn/shared-contracts/node/sites';
import type { Env } from '../../platform/env.ts';

/** what a site's `paymentSystems` calls each provider: the sandbox speaks Stripe's language and stands for it */
const SYSTEM: Record<PaymentAdapter, PaymentSystem> = { stripe: 'stripe', sandbox: 'stripe' };

export const paymentSystemOf = ({ PAYMENT_PROVIDER }: Pick<Env, 'PAYMENT_PROVIDER'>): PaymentSystem =>
  SYSTEM[PAYMENT_PROVIDER];

/** @throws SiteError for a variant whose visitors could not pay with the provider of this process */
export function requirePaymentSystem(sites: Pick<Sites, 'all'>, env: Pick<Env, 'PAYMENT_PROVIDER' | 'SITE'>): void {
  const system = paymentSystemOf(env);
  const served = env.SITE ? sites.all.filter(({ key }) => key === env.SITE) : sites.all;
  for (const { key, config } of served) {
    if (config.paymentSystems.includes(system)) continue;
    throw new SiteError(
      `${key}.json: paymentSystems: must have ${system}, which PAYMENT_PROVIDER=${env.PAYMENT_PROVIDER} stands for`,
    );
  }
}
