import { describe, expect, it } from '@jest/globals';
import { withTour } from './guest-favourites.ts';

describe('favourites in a guest’s cookie', () => {
  it.each([
    ['adds at the end', [1, 2], 3, true, [1, 2, 3]],
    ['moves a known one to the end', [1, 2], 1, true, [2, 1]],
    ['takes away', [1, 2], 1, false, [2]],
  ])('%s', (_title, ids, tour, on, expected) => {
    expect(withTour(ids, tour, on)).toEqual(expected);
  });

  it('lets the oldest go when the cookie would grow too large', () => {
    const many = Array.from({ length: 200 }, (_, index) => index + 1);
    expect(withTour(many, 999, true)).toEqual([...many.slice(1), 999]);
  });
});
