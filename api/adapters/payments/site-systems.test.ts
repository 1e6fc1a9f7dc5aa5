import { type SiteInput, siteConfig } from '@cairn/shared-contracts/domain/site';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'zod/mini';
import { requirePaymentSystem } from './site-systems.ts';

const sites = (variants: Record<string, SiteInput>) => ({
  all: Object.entries(variants).map(([key, config]) => ({ key, config: parse(siteConfig, config) })),
});
const MIXED = sites({ international: {}, days: { paymentSystems: ['tbank', 'moneta'] } });

describe('payment systems of the sites', () => {
  it.each(['stripe', 'sandbox'] as const)('a site without the one that %s stands for stops the start', (provider) => {
    expect(() => requirePaymentSystem(MIXED, { PAYMENT_PROVIDER: provider, SITE: undefined })).toThrow(
      `days.json: paymentSystems: must have stripe, which PAYMENT_PROVIDER=${provider} stands for`,
    );
  });

  it.each([
    ['every site has it', sites({ international: {}, days: { paymentSystems: ['moneta', 'stripe'] } }), undefined],
    ['the other site is not served', MIXED, 'international'],
  ])('all is well when %s', (_case, all, SITE) => {
    expect(() => requirePaymentSystem(all, { PAYMENT_PROVIDER: 'sandbox', SITE })).not.toThrow();
  });
});
