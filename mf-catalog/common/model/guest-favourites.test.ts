import { describe, expect, it } from '@jest/globals';
import { readIds, withTour } from './guest-favourites.ts';

describe('favourites in a guest’s cookie', () => {
  it.each([
    ['no cookie', 'theme=dark', []],
    ['ids among other cookies', 'theme=dark; favorite_tours=12,7; i18n_currency=EUR', [12, 7]],
    ['encoded commas', 'favorite_tours=12%2C7', [12, 7]],
    ['what is no id is left out', 'favorite_tours=12,x,,-3,12', [12]],
    ['a value that is no text at all', 'favorite_tours=%E0%A4%A,5', [5]],
    ['a name that only ends alike', 'my_favorite_tours=1', []],
  ])('%s', (_title, cookies, ids) => {
    expect(readIds(cookies)).toEqual(ids);
  });

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
