import { describe, expect, it } from '@jest/globals';
import { methodsFor, type PaymentSite, systemFor, systemOf } from './payment-systems.ts';

const ALL: PaymentSite = { paymentSystems: ['stripe', 'tbank', 'sberbank', 'moneta'], qrPayment: true };

describe('who takes a payment', () => {
  it.each([
    { site: ALL, method: 'card', currency: 'EUR', by: 'stripe' },
    { site: ALL, method: 'sbp', currency: 'RUB', by: 'tbank' },
    { site: ALL, method: 'sbp', currency: 'EUR', by: undefined },
    { site: { ...ALL, qrPayment: false }, method: 'sbp', currency: 'RUB', by: undefined },
    {
      site: { ...ALL, paymentSystems: ['moneta', 'sberbank'] as const },
      method: 'card',
      currency: 'RUB',
      by: 'moneta',
    },
    { site: { ...ALL, paymentSystems: ['tbank'] as const }, method: 'card', currency: 'EUR', by: undefined },
    { site: ALL, method: 'card', currency: 'XXX', by: undefined },
  ] as const)('$method in $currency: $by', ({ site, method, currency, by }) => {
    expect(systemFor(site, method, currency)).toBe(by);
  });

  it('lists the methods of a currency', () => {
    expect(methodsFor(ALL, 'RUB')).toEqual([
      { method: 'card', system: 'stripe' },
      { method: 'sbp', system: 'tbank' },
    ]);
    expect(methodsFor(ALL, 'JPY')).toEqual([{ method: 'card', system: 'stripe' }]);
  });

  it.each([
    [2, 'tbank'],
    [3, 'sberbank'],
    [4, 'stripe'],
    [5, 'moneta'],
  ])('provider %i is %s', (id, system) => {
    expect(systemOf(id)).toBe(system);
  });
});
