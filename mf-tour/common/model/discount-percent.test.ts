import { describe, expect, it } from '@jest/globals';
import { aDate } from '../../testing/sample-tour.ts';
import { discountPercent } from './discount-percent.ts';

describe('discount of a departure', () => {
  it.each([
    ['full price', { price: 105_000, price_without_discount: 105_000 }, null],
    ['the percent that the organizer gave', { discount: { kind: 'on_tour_date' as const, percent: 15 } }, 15],
    ['the percent between both prices', { price: 80_000, price_without_discount: 100_000, discount: null }, 20],
  ])('%s', (_case, change, percent) => {
    expect(discountPercent({ ...aDate, ...change })).toBe(percent);
  });
});
