import { createHmac } from 'node:crypto';

/** The sandbox's keys, in the spelling of Stripe's. They follow from the process's secret, so every node has the same. */
export function sandboxKeys(secret: string): { secretKey: string; publishableKey: string; webhookSecret: string } {
  const derive = (purpose: string) =>
    createHmac('sha256', secret).update(`sandbox:${purpose}`).digest('hex').slice(0, 32);
  return {
    secretKey: `sk_test_${derive('secret')}`,
    publishableKey: `pk_test_${derive('publishable')}`,
    webhookSecret: `whsec_${derive('webhook')}`,
  };
}
