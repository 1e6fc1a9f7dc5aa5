import { describe, expect, it } from '@jest/globals';
import { aDate } from '../../testing/sample-tour.ts';
import { haveSameTerms, paymentPlan } from './payment-plan.ts';

const eur = (amount: number) => ({ amount, currency: 'EUR' });

describe('what is paid when', () => {
  it('a part at once, the balance so many days before the start', () => {
    expect(paymentPlan(aDate)).toEqual({
      kind: 'parts',
      percent: 15,
      // 15 % of 890, rounded as the booking rounds it
      prepayment: eur(13_400),
      balance: eur(75_600),
      ownPrepayment: null,
      ownBalance: null,
      balanceDueOn: '2027-05-15',
      balanceDays: 30,
    });
  });

  it('in the tour’s own currency as well, when the visitor sees another one', () => {
    const inRoubles = { ...aDate, currency: 'RUB', price: 8_900_000, original_price: 89_000 };
    expect(paymentPlan(inRoubles)).toMatchObject({
      prepayment: { amount: 1_335_000, currency: 'RUB' },
      ownPrepayment: eur(13_400),
      ownBalance: eur(75_600),
    });
  });

  it.each([
    ['by its type', { prepayment_type: { id: 2, name: 'full' } }],
    ['by its size', { prepayment_size: 100 }],
  ])('everything at once: %s', (_case, change) => {
    expect(paymentPlan({ ...aDate, ...change })).toEqual({ kind: 'full', total: eur(89_000), ownTotal: null });
  });

  it('both parts make the whole, in currencies without a minor unit too', () => {
    const plan = paymentPlan({ ...aDate, currency: 'JPY', price: 143_333, prepayment_size: 17 });
    if (plan.kind !== 'parts') throw new Error('two parts were expected');
    expect(plan.prepayment.amount + plan.balance.amount).toBe(143_333);
  });

  it.each([
    ['nothing differs', {}, true],
    ['another part', { prepayment_size: 20 }, false],
    ['another deadline', { full_payment_days: 14 }, false],
    ['another type', { prepayment_type: { id: 2, name: 'full' } }, false],
  ])('terms are said once when %s', (_case, change, same) => {
    expect(haveSameTerms([aDate, { ...aDate, ...change }])).toBe(same);
  });
});
