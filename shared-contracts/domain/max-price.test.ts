import { describe, expect, it } from '@jest/globals';
import { ALL_CURRENCIES } from './currencies.ts';
import { maxPriceOf, maxPricePerDayOf, priceLimitsOf, pricePerDayEndOf, WIDEST_LIMITS } from './max-price.ts';

/** units of one dollar, roughly: a slider in yen must not end at 5000 */
const PER_DOLLAR: Partial<Record<string, number>> = { AED: 3.7, GBP: 0.78, JPY: 150, KRW: 1385, INR: 84, TRY: 38 };

describe('the end of the price slider', () => {
  it.each([
    ['EUR', 5000],
    ['KZT', 1_000_000],
    ['GBP', 4000],
    ['JPY', 800_000],
    ['KRW', 7_000_000],
    ['XXX', 200_000],
  ])('in %s is %d', (currency, max) => {
    expect(maxPriceOf(currency)).toBe(max);
  });

  it.each(ALL_CURRENCIES)('in %s a tour of 4,500 dollars is not past it', (currency) => {
    expect(maxPriceOf(currency)).toBeGreaterThanOrEqual(4500 * (PER_DOLLAR[currency] ?? 1));
  });

  it.each([
    ['EUR', 500],
    ['KZT', 100_000],
    ['GBP', 400],
  ])('for a day in %s it is %d', (currency, max) => {
    expect(maxPricePerDayOf(currency)).toBe(max);
  });

  it.each([
    ['EUR', 212, 215],
    ['EUR', 215, 215],
    ['EUR', 9000, 500],
    // no tour at all
    ['EUR', 0, 500],
    ['KZT', 61_200, 62_000],
  ])('for days in %s up to %d it is %d', (currency, dearest, end) => {
    expect(pricePerDayEndOf(dearest, currency)).toBe(end);
  });
});

describe('what the filter takes', () => {
  it.each([
    ['EUR', { price: 200_000, pricePerDay: 30_000 }],
    ['RUB', { price: 200_000, pricePerDay: 30_000 }],
    ['KZT', { price: 1_000_000, pricePerDay: 100_000 }],
    ['JPY', { price: 800_000, pricePerDay: 80_000 }],
    ['XXX', { price: 200_000, pricePerDay: 30_000 }],
  ])('in %s: the range of the specification, or as far as its slider goes', (currency, limits) => {
    expect(priceLimitsOf(currency)).toEqual(limits);
  });

  it.each(ALL_CURRENCIES)('an address may hold what a visitor with %s chose', (currency) => {
    const { price, pricePerDay } = priceLimitsOf(currency);
    expect(WIDEST_LIMITS.price).toBeGreaterThanOrEqual(price);
    expect(WIDEST_LIMITS.pricePerDay).toBeGreaterThanOrEqual(pricePerDay);
  });
});
