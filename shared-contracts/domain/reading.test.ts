import { describe, expect, it } from '@jest/globals';
import { bothOf, rateText, readAmounts, readBy } from './reading.ts';

const eur = (amount: number) => ({ amount, currency: 'EUR' });
const RATE = { from: 'EUR', to: 'USD', value: 1.09, day: '2026-11-22' };

describe('reading one currency of what is charged in another', () => {
  it('converts to whole units, and leaves alone what needs no rate', () => {
    expect(readBy(eur(26_800), RATE)).toEqual({ amount: 29_200, currency: 'USD' });
    expect(readBy(eur(26_800), null)).toEqual(eur(26_800));
  });

  it('says both, and one where they are the same', () => {
    expect(bothOf(eur(26_800), RATE)).toBe('US$292 (≈\u00a0€268)'.replace('US$', '$'));
    expect(bothOf(eur(26_800), undefined)).toBe('€268');
  });

  it.each([1, 2, 3, 7, 19])('shows parts that add up for %i people', (count) => {
    const { perPerson, total, prepayment, balance } = readAmounts(
      { perPerson: eur(89_300), count, prepaymentPercent: 15 },
      { ...RATE, to: 'KZT', value: 565 },
    );
    expect(total.amount).toBe(perPerson.amount * count);
    expect(prepayment.amount + balance.amount).toBe(total.amount);
    expect(new Set([perPerson, total, prepayment, balance].map(({ currency }) => currency))).toEqual(new Set(['KZT']));
  });

  it.each([
    [{ ...RATE }, 'en-US', '1\u00a0EUR = 1.09\u00a0USD'],
    [{ ...RATE, to: 'KZT', value: 565.25 }, 'de', '1\u00a0EUR = 565,25\u00a0KZT'],
    [{ ...RATE, from: 'KZT', to: 'EUR', value: 1 / 565 }, 'en-US', '1\u00a0EUR = 565\u00a0KZT'],
  ])('tells %j in %s as %s', (rate, locale, text) => {
    expect(rateText(rate, locale)).toBe(text);
  });
});
