import { describe, expect, it } from '@jest/globals';
import { guestFavourites } from './guest-favourites.ts';

describe("a guest's favourites", () => {
  it.each([
    ['', []],
    ['a=1; favorite_tours=12,7; b=2', [12, 7]],
    ['favorite_tours=12%2C7', [12, 7]],
    ['favorite_tours=12,12,x,-3,1.5,', [12]],
    ['not_favorite_tours=5', []],
  ])('in the cookies "%s" are %j', (cookies, ids) => {
    expect(guestFavourites(cookies)).toEqual(ids);
  });
});
