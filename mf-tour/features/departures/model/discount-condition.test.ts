import type { TourDate } from '@cairn/shared-contracts/api/tours.schema';
import { DISCOUNT_KINDS } from '@cairn/shared-contracts/domain/enumerations';
import { describe, expect, it } from '@jest/globals';
import { aDate } from '../../../testing/sample-tour.ts';
import { discountCondition } from './discount-condition.ts';

const of = (discount: TourDate['discount']) => discountCondition('en-US', { ...aDate, discount });

describe('when a discount holds', () => {
  it.each<[string, TourDate['discount'], ReturnType<typeof discountCondition>]>([
    ['no discount', null, null],
    [
      'booked by a date',
      { kind: 'early_booking_dates', percent: 15, until: '2026-11-30' },
      { key: 'early', values: { date: 'Nov 30, 2026' } },
    ],
    [
      'booked long before',
      { kind: 'early_booking_days', percent: 10, days_before: 90 },
      { key: 'early', values: { date: 'Mar 16, 2027' } },
    ],
    [
      'out of season',
      { kind: 'seasonal', percent: 10, season_from: '2027-06-01', season_to: '2027-06-30' },
      { key: 'season', values: { dates: 'Jun 1 – 30, 2027' } },
    ],
    ['on the date itself', { kind: 'on_tour_date', percent: 10 }, { key: 'onDate', values: {} }],
    [
      'booked by a date after the start',
      { kind: 'early_booking_dates', percent: 5, until: '2027-06-15' },
      { key: 'onDate', values: {} },
    ],
    ['booked by a date that is not said', { kind: 'early_booking_dates', percent: 5 }, { key: 'onDate', values: {} }],
  ])('%s', (_case, discount, condition) => {
    expect(of(discount)).toEqual(condition);
  });

  it.each(DISCOUNT_KINDS)('has words for %s', (kind) => {
    expect(of({ kind, percent: 5 })).not.toBeNull();
  });
});
