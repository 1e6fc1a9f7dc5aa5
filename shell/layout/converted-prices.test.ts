import { describe, expect, it } from '@jest/globals';
import { convertedPrices, hasPrices } from './converted-prices.ts';

describe('prices of an address follow the currency', () => {
  it.each([
    ['an upper end', '?priceMax=500', 'KZT', 482, '?priceMax=240000'],
    [
      'both ends, and what is no price',
      '?difficulty=1,2&priceMin=250&priceMax=500',
      'EUR',
      0.9,
      '?difficulty=1,2&priceMin=250&priceMax=450',
    ],
    ['a price per day', '?pricePerDayMax=120', 'EUR', 0.9, '?pricePerDayMax=110'],
    ['a currency without a step of its own', '?priceMax=500', 'JPY', 155.3, '?priceMax=80000'],
    ['less than a step', '?priceMax=9', 'USD', 0.01, '?priceMax=50'],
    ['what is no number', '?priceMax=cheap&page=2', 'EUR', 0.9, '?page=2'],
  ])('%s: %s in %s', async (_, search, to, rate, expected) => {
    expect(hasPrices(search)).toBe(true);
    expect(await convertedPrices(search, to, async (units) => units * rate)).toBe(expected);
  });

  it('a price that nobody can convert is left out', async () => {
    const fails = () => Promise.reject(new Error('away'));
    expect(await convertedPrices('?priceMax=500&difficulty=2', 'EUR', fails)).toBe('?difficulty=2');
  });

  it('an address without prices has nothing to convert', () => {
    expect(hasPrices('?difficulty=2')).toBe(false);
  });
});
