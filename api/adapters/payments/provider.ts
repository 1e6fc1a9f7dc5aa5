import type { Services } from '../../platform/services.ts';
import type { PaymentProvider } from './port.ts';
import { sandboxKeys } from './sandbox/keys.ts';
import { stripeProvider } from './stripe.ts';

export const SANDBOX_PATH = '/sandbox/stripe';

/** The provider that the environment names: Stripe itself or the sandbox of this process. */
export function createPaymentProvider({ env, selfUrl }: Services): PaymentProvider {
  const name = env.PAYMENT_PROVIDER;
  switch (name) {
    case 'stripe':
      return stripeProvider({
        name,
        // set, or the environment would not have been accepted
        secretKey: env.STRIPE_SECRET_KEY ?? '',
        publishableKey: env.STRIPE_PUBLISHABLE_KEY ?? '',
        webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? '',
        browserBase: 'https://api.stripe.com',
        serverBase: () => 'https://api.stripe.com',
      });
    case 'sandbox':
      return stripeProvider({
        name,
        ...sandboxKeys(env.APP_SECRET),
        // the site hands /api/* to this process without the prefix
        browserBase: `${env.PUBLIC_URL.replace(/\/$/, '')}/api${SANDBOX_PATH}`,
        serverBase: () => `${selfUrl()}${SANDBOX_PATH}`,
      });
  }
}
