import { describe, expect, it } from '@jest/globals';
import { seasonClaims } from './season-claims.ts';

const year = (high: readonly number[], wet: readonly number[], sun: readonly number[]) =>
  high.map((high_c, month) => ({
    ...{ high_c, low_c: high_c - 8, rain_mm: 40, sea_c: null },
    rain_days: wet[month] ?? 8,
    sun_hours: sun[month] ?? 6,
  }));
const MILD = Array.from({ length: 12 }, () => 20);
const SUMMER_SUN = [3, 4, 5, 7, 9, 11, 11, 10, 7, 5, 3, 3];

describe('what is said of the months to walk in', () => {
  it.each([
    [
      'a dry, bright summer',
      year(MILD, [9, 9, 8, 6, 4, 2, 1, 1, 3, 6, 8, 9], SUMMER_SUN),
      [6, 7, 8],
      ['mild', 'dry', 'light'],
    ],
    [
      'the wettest months of a steppe',
      year(MILD, [3, 4, 6, 8, 10, 9, 7, 5, 4, 4, 3, 3], SUMMER_SUN),
      [5, 6],
      ['mild', 'light'],
    ],
    ['December in the north', year(MILD, [9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 2], SUMMER_SUN), [12], ['mild', 'dry']],
    [
      'every month rains',
      year(
        MILD,
        Array.from({ length: 12 }, () => 18),
        [],
      ),
      [1, 2],
      ['mild', 'light'],
    ],
    [
      'a hot year',
      year(
        Array.from({ length: 12 }, () => 31),
        Array.from({ length: 12 }, () => 15),
        Array.from({ length: 12 }, () => 5),
      ),
      [1],
      [],
    ],
  ])('%s', (_title, months, best, claims) => {
    expect(seasonClaims(months, best)).toEqual(claims);
  });
});
