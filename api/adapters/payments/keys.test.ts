import { type SiteInput, siteConfig } from '@cairn/shared-contracts/domain/site';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'zod/mini';
import { readEnv } from '../../platform/env.ts';
import { requirePaymentKeys } from './keys.ts';

const sites = (variants: Record<string, SiteInput>) => ({
  all: Object.entries(variants).map(([key, config]) => ({ key, config: parse(siteConfig, config) })),
});
const MIXED = sites({ international: {}, days: { paymentSystems: ['tbank', 'moneta'] } });
const STRIPE = { STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'whsec' };
const TBANK = { TBANK_TERMINAL_KEY: 'terminal', TBANK_PASSWORD: 'secret' };

describe('keys of the payment systems that sites name', () => {
  it.each([
    [{}, 'STRIPE_SECRET_KEY must be set when a site takes payments by stripe, as international does, but is not set'],
    [STRIPE, 'TBANK_TERMINAL_KEY must be set when a site takes payments by tbank, as days does, but is not set'],
    [
      { ...STRIPE, ...TBANK },
      'MONETA_ACCOUNT must be set when a site takes payments by moneta, as days does, but is not set',
    ],
  ])('with %j the start stops in one line', (keys, line) => {
    const env = readEnv({ PAYMENT_PROVIDER: 'live', ...keys });
    expect(() => requirePaymentKeys(MIXED, env)).toThrow(line);
  });

  it.each([
    ['sandboxes stand for all', { PAYMENT_PROVIDER: 'sandbox' }],
    ['the other site is not served', { PAYMENT_PROVIDER: 'live', SITE: 'international', ...STRIPE }],
  ])('none are missing when %s', (_case, source) => {
    expect(() => requirePaymentKeys(MIXED, readEnv(source))).not.toThrow();
  });
});
