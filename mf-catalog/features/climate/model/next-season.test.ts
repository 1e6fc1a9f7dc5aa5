import { describe, expect, it } from '@jest/globals';
import { monthRuns } from './month-runs.ts';
import { nextSeason } from './next-season.ts';

describe('months in a row', () => {
  it.each([
    [[], []],
    [[7], [{ from: 7, to: 7 }]],
    [
      [5, 6, 9, 10],
      [
        { from: 5, to: 6 },
        { from: 9, to: 10 },
      ],
    ],
    [
      [1, 2, 6, 12],
      [
        { from: 6, to: 6 },
        { from: 12, to: 2 },
      ],
    ],
    [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], [{ from: 1, to: 12 }]],
  ])('%j', (months, runs) => {
    expect(monthRuns(months)).toEqual(runs);
  });
});

describe('the next season to walk in', () => {
  it.each([
    ['is this year’s, when it is to come', [6, 7, 8], '2027-03-10', { from: '2027-06-01', to: '2027-08-31' }],
    ['has begun already', [6, 7, 8], '2027-07-10', { from: '2027-07-10', to: '2027-08-31' }],
    ['is over, so next year’s', [6, 7, 8], '2027-08-31', { from: '2028-06-01', to: '2028-08-31' }],
    ['is the nearer of two', [4, 5, 10], '2027-06-01', { from: '2027-10-01', to: '2027-10-31' }],
    ['runs over the turn of the year', [1, 2, 12], '2026-11-20', { from: '2026-12-01', to: '2027-02-28' }],
    ['began last year', [1, 2, 12], '2028-01-05', { from: '2028-01-05', to: '2028-02-29' }],
    [
      'is the whole year',
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
      '2027-02-03',
      { from: '2027-02-03', to: '2027-12-31' },
    ],
    ['is none', [], '2027-02-03', null],
  ])('%s', (_title, months, today, season) => {
    expect(nextSeason(months, today)).toEqual(season);
  });
});
