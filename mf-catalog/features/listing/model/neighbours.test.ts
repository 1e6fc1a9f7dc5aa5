import { describe, expect, it } from '@jest/globals';
import { neighbours } from './neighbours.ts';

describe('pages beside a page', () => {
  it.each([
    [1, 12, {}],
    [1, 13, { next: 2 }],
    [2, 24, { previous: 1 }],
    [2, 25, { previous: 1, next: 3 }],
  ])('page %d of %d tours', (page, total, expected) => {
    expect(neighbours({ page, per_page: 12, total })).toEqual(expected);
  });
});
