import { describe, expect, it } from '@jest/globals';
import { seasonStart } from './months.ts';

describe('the month that a season begins with', () => {
  it.each([
    ['a summer', [6, 7, 8, 9], 6],
    ['a winter goes over the new year', [1, 2, 12], 12],
    ['two seasons', [4, 5, 9, 10], 4],
    ['all the year has no beginning', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], undefined],
    ['no season', [], undefined],
  ])('%s', (_title, season, month) => {
    expect(seasonStart(season)).toBe(month);
  });
});
