import { describe, expect, it } from '@jest/globals';
import { favouriteIds, favouritesIn } from './guest-favourites.ts';

describe('favourites in a guest’s cookie', () => {
  it.each([
    ['no cookie', 'theme=dark', []],
    ['ids among other cookies', 'theme=dark; favorite_tours=12,7; i18n_currency=EUR', [12, 7]],
    ['encoded commas', 'favorite_tours=12%2C7', [12, 7]],
    ['what is no id is left out', 'favorite_tours=12,x,,-3,12', [12]],
    ['what is no whole number is left out', 'favorite_tours=12,1.5,', [12]],
    ['a value that is no text at all', 'favorite_tours=%E0%A4%A,5', [5]],
    ['a name that only ends alike', 'my_favorite_tours=1', []],
  ])('%s', (_title, cookies, ids) => {
    expect(favouritesIn(cookies)).toEqual(ids);
  });

  it('are read the same from the value that a server has taken out of the header', () => {
    expect(favouriteIds('12,7,12,x')).toEqual([12, 7]);
  });
});
