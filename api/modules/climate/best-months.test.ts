import { describe, expect, it } from '@jest/globals';
import { bestMonths } from './best-months.ts';

const year = (highs: readonly number[], rainDays: readonly number[], sun: readonly number[]) =>
  highs.map((high_c, month) => ({ high_c, rain_days: rainDays[month] ?? 8, sun_hours: sun[month] ?? 6 }));
const MILD = Array.from({ length: 12 }, () => 20);

describe('months to walk in', () => {
  it.each([
    ['a mountain valley: high summer', year([-5, -3, 3, 9, 14, 18, 21, 21, 16, 10, 3, -3], [], []), [5, 6, 7, 8, 9]],
    [
      'a hot coast: spring and autumn',
      year(
        [14, 15, 18, 22, 27, 31, 34, 34, 30, 25, 20, 16],
        [12, 10, 8, 5, 3, 1, 0, 0, 2, 6, 10, 12],
        [5, 6, 7, 8, 10, 12, 12, 11, 9, 7, 6, 5],
      ),
      [3, 4, 5, 10],
    ],
    ['a monsoon: not while it rains', year(MILD, [2, 2, 3, 6, 12, 22, 26, 26, 20, 8, 2, 1], []), [1, 2, 3, 11, 12]],
    [
      'the far south: the other half of the year',
      year([12, 12, 10, 7, 4, 1, 1, 2, 5, 8, 10, 11], [], []),
      [1, 2, 3, 11, 12],
    ],
  ])('%s', (_title, months, best) => {
    expect(bestMonths(months)).toEqual(best);
  });

  it('are never none, wherever the place is', () => {
    const ice = year([-30, -31, -32, -28, -18, -6, -1, -5, -12, -20, -26, -29], [], []);
    expect(bestMonths(ice)).toEqual([7]);
  });
});
