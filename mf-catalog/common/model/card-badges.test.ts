import { describe, expect, it } from '@jest/globals';
import { cardBadges } from './card-badges.ts';

const discount = { kind: 'early_booking_dates', percent: 15, until: '2026-11-30' } as const;

describe('badges of a card', () => {
  it.each([
    ['none', { discount: null, seats_left: null, is_new: false }, []],
    ['discount first', { discount, seats_left: null, is_new: true }, ['discount', 'new']],
    ['never more than two', { discount, seats_left: 2, is_new: true }, ['discount', 'seats']],
    ['seats before new', { discount: null, seats_left: 1, is_new: true }, ['seats', 'new']],
  ])('%s', (_title, tour, kinds) => {
    expect(cardBadges(tour).map(({ kind }) => kind)).toEqual(kinds);
  });

  it.each([
    ['its last day, however the discount counts it', '2026-11-30', '2026-11-30'],
    ['no day, where it does not end', undefined, null],
  ])('a discount says %s', (_title, discount_ends_on, until) => {
    const early = { kind: 'early_booking_days', percent: 8, days_before: 30 } as const;
    const tour = { discount: early, discount_ends_on, seats_left: null, is_new: false };
    expect(cardBadges(tour)).toEqual([{ kind: 'discount', percent: 8, until }]);
  });
});
