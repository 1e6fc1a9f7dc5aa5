import { describe, expect, it } from '@jest/globals';
import { ALL_CURRENCIES } from './currencies.ts';
import { maxPriceOf } from './max-price.ts';

/** units of one dollar, roughly: a slider in yen must not end at 5000 */
const PER_DOLLAR: Partial<Record<string, number>> = { AED: 3.7, GBP: 0.78, JPY: 150, KRW: 1385, INR: 84, TRY: 38 };

describe('the end of the price slider', () => {
  it.each([
    ['EUR', 5000],
    ['KZT', 1_000_000],
    ['GBP', 4000],
    ['JPY', 200_000],
    ['XXX', 200_000],
  ])('in %s is %d', (currency, max) => {
    expect(maxPriceOf(currency)).toBe(max);
  });

  it.each(ALL_CURRENCIES)('in %s a tour of 1,000 dollars is not past it, as far as the filter goes', (currency) => {
    expect(maxPriceOf(currency)).toBeGreaterThanOrEqual(Math.min(200_000, 1000 * (PER_DOLLAR[currency] ?? 1)));
  });
});
