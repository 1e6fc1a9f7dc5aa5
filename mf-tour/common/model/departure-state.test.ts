import { describe, expect, it } from '@jest/globals';
import { aDate } from '../../testing/sample-tour.ts';
import { departureState, discountPercent } from './departure-state.ts';

describe('state of a departure', () => {
  it.each([
    ['sold out', { number_of_free_seats: 0 }, { kind: 'busy' }],
    ['closed by the organizer', { is_busy: true, number_of_free_seats: 6 }, { kind: 'busy' }],
    ['the last seat', { number_of_free_seats: 1 }, { kind: 'few', seats: 1 }],
    ['three seats', { number_of_free_seats: 3 }, { kind: 'few', seats: 3 }],
    ['four seats', { number_of_free_seats: 4 }, { kind: 'open', seats: 4, of: 10 }],
  ])('%s', (_case, change, state) => {
    expect(departureState({ ...aDate, ...change })).toEqual(state);
  });

  it.each([
    ['full price', { price: 105_000, price_without_discount: 105_000 }, null],
    ['the percent that the organizer gave', { discount: { kind: 'on_tour_date' as const, percent: 15 } }, 15],
    ['the percent between both prices', { price: 80_000, price_without_discount: 100_000, discount: null }, 20],
  ])('discount: %s', (_case, change, percent) => {
    expect(discountPercent({ ...aDate, ...change })).toBe(percent);
  });
});
