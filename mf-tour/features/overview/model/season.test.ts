import { describe, expect, it } from '@jest/globals';
import { formatSeason, seasonRanges } from './season.ts';

describe('season of a tour', () => {
  it.each([
    [[6, 7, 8, 9], 'Jun – Sep'],
    [[8], 'Aug'],
    [[10, 4, 5, 9], 'Apr – May, Sep – Oct'],
    [[1, 2, 11, 12], 'Nov – Feb'],
    [[12, 1], 'Dec – Jan'],
    [[], ''],
  ])('months %j read as "%s"', (months, text) => {
    expect(formatSeason(months, 'en-US')).toBe(text);
  });

  it('is one run for the whole year', () => {
    expect(seasonRanges([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])).toEqual([{ from: 1, to: 12 }]);
  });
});
