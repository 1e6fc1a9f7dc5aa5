import { describe, expect, it } from '@jest/globals';
import { type Discount, discountEndsOn, discounted, isDiscountActive } from './discount.ts';
import { DISCOUNT_KINDS } from './enumerations.ts';

const START = '2027-06-14';
const UNTIL: Discount = { kind: 'early_booking_dates', percent: 15, until: '2027-03-31' };
const DAYS: Discount = { kind: 'early_booking_days', percent: 10, days_before: 60 };
const SEASON: Discount = { kind: 'seasonal', percent: 10, season_from: '2027-06-01', season_to: '2027-06-30' };
const DATE: Discount = { kind: 'on_tour_date', percent: 10 };

describe('whether a discount holds', () => {
  it.each<[string, Discount, string, string, boolean]>([
    ['before the last day', UNTIL, START, '2027-03-30', true],
    ['on the last day', UNTIL, START, '2027-03-31', true],
    ['the day after', UNTIL, START, '2027-04-01', false],
    ['the year before', UNTIL, START, '2026-12-31', true],
    ['a last day that is not set', { kind: 'early_booking_dates', percent: 15 }, START, '2027-03-01', false],
    ['60 days before', DAYS, START, '2027-04-15', true],
    ['59 days before', DAYS, START, '2027-04-16', false],
    ['a year before', DAYS, START, '2026-06-14', true],
    ['after the start', DAYS, START, '2027-06-15', false],
    ['60 days before across the change of clocks', DAYS, '2027-04-20', '2027-02-19', true],
    ['no days set', { kind: 'early_booking_days', percent: 10 }, START, '2027-01-01', false],
    ['on the very day when no day ahead is wanted', { ...DAYS, days_before: 0 }, START, START, true],
    ['within the season', SEASON, START, '2027-01-01', true],
    ['on the first day of the season', SEASON, '2027-06-01', '2027-01-01', true],
    ['on the last day of the season', SEASON, '2027-06-30', '2027-01-01', true],
    ['before the season', SEASON, '2027-05-31', '2027-01-01', false],
    ['after the season', SEASON, '2027-07-01', '2027-01-01', false],
    ['a season without an end', { kind: 'seasonal', percent: 5, season_from: '2027-06-01' }, '2028-01-01', START, true],
    [
      'a season without a beginning',
      { kind: 'seasonal', percent: 5, season_to: '2027-06-01' },
      '2027-06-02',
      START,
      false,
    ],
    ['for the departure itself', DATE, START, START, true],
  ])('%s', (_title, discount, start, today, holds) => {
    expect(isDiscountActive(discount, start, today)).toBe(holds);
  });

  it('there is a row for every kind', () => {
    expect([UNTIL, DAYS, SEASON, DATE].map(({ kind }) => kind)).toEqual(DISCOUNT_KINDS);
  });
});

describe('the last day on which booking gets it', () => {
  it.each<[string, Discount, string | null]>([
    ['the day that is set', UNTIL, '2027-03-31'],
    ['60 days before the start', DAYS, '2027-04-15'],
    ['none: the whole season has it', SEASON, null],
    ['none: the departure has it', DATE, null],
    ['none: the day set is the start', { ...UNTIL, until: START }, null],
    ['none: the day set is after the start', { ...UNTIL, until: '2027-06-30' }, null],
    ['none: no day ahead is wanted', { ...DAYS, days_before: 0 }, null],
    ['none: no day is set', { kind: 'early_booking_dates', percent: 15 }, null],
    ['none: no days are set', { kind: 'early_booking_days', percent: 10 }, null],
  ])('%s', (_title, discount, last) => {
    expect(discountEndsOn(discount, START)).toBe(last);
  });

  it('is the last one on which it holds', () => {
    for (const discount of [UNTIL, DAYS]) {
      const last = discountEndsOn(discount, START) ?? '';
      const next = new Date(Date.parse(last) + 86_400_000).toISOString().slice(0, 10);
      expect([last, next].map((day) => isDiscountActive(discount, START, day))).toEqual([true, false]);
    }
  });
});

describe('the price after it', () => {
  it.each([
    [105_000, 'EUR', 15, 89_300],
    [105_000, 'EUR', 0, 105_000],
    [105_000, 'EUR', 100, 0],
    [100, 'EUR', 50, 100],
    [0, 'EUR', 15, 0],
    [99_900, 'SHF', 33, 66_900],
    // without a minor unit every yen counts
    [105_050, 'JPY', 15, 89_293],
    [105_050, 'KRW', 10, 94_545],
    [33, 'JPY', 50, 17],
    [1, 'KRW', 100, 0],
  ])('%d minor units of %s less %d percent is %d: whole units', (amount, currency, percent, price) => {
    expect(discounted({ amount, currency }, percent)).toEqual({ amount: price, currency });
  });
});
