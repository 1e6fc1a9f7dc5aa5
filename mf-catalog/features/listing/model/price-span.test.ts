import { listingHref } from '@cairn/shared-contracts/domain/filter-address';
import { describe, expect, it } from '@jest/globals';
import { listingFilter } from './listing-filter.ts';
import { PRICE, PRICE_PER_DAY, priceSpan, priceStep, withPrice } from './price-span.ts';

const at = (query: string) => listingFilter(undefined, new URLSearchParams(query));

describe('price of the filter on a slider', () => {
  it.each([
    ['open at both ends', '', [0, 5000]],
    ['a lower end', 'priceMin=250', [250, 5000]],
    ['a bound of another currency is held in the slider', 'priceMin=9000&priceMax=90000', [5000, 5000]],
  ])('%s', (_title, query, span) => {
    expect(priceSpan(at(query), PRICE, 5000)).toEqual(span);
  });

  it.each([
    ['ends at their bounds say nothing', [0, 5000], '/tours'],
    ['an upper end', [0, 1400], '/tours?priceMax=1400'],
    ['both', [250, 1400], '/tours?priceMin=250&priceMax=1400'],
  ] as const)('%s', (_title, span, href) => {
    expect(listingHref(withPrice(at('priceMin=100&page=4'), PRICE, span, 5000))).toBe(href);
  });

  it('has a price per day beside it', () => {
    const filter = at('priceMax=900&pricePerDayMax=120');
    expect(priceSpan(filter, PRICE_PER_DAY, 500)).toEqual([0, 120]);
    expect(listingHref(withPrice(filter, PRICE_PER_DAY, [40, 500], 500))).toBe('/tours?priceMax=900&pricePerDayMin=40');
  });

  it.each([
    ['EUR', 5000, 50],
    ['RUB', 200_000, 1000],
    ['CNY', 20_000, 200],
    ['KZT', 1_000_000, 5000],
    ['GBP', 4000, 50],
    ['JPY', 800_000, 10_000],
  ])('moves in %s over %d in steps of %d', (currency, max, step) => {
    expect(priceStep(PRICE, currency, max)).toBe(step);
  });

  it.each([
    ['EUR', 500, 5],
    ['KZT', 100_000, 1000],
  ])('moves finer for a day: in %s over %d in steps of %d', (currency, max, step) => {
    expect(priceStep(PRICE_PER_DAY, currency, max)).toBe(step);
  });
});
