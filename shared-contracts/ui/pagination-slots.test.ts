import { describe, expect, it } from '@jest/globals';
import { paginationSlots } from './pagination-slots.ts';

describe('the window of seven pages', () => {
  it.each([
    [1, 1, [1]],
    [3, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 24, [1, 2, 3, 4, 5, 'gap-end', 24]],
    [4, 24, [1, 2, 3, 4, 5, 'gap-end', 24]],
    [5, 24, [1, 'gap-start', 4, 5, 6, 'gap-end', 24]],
    [5, 9, [1, 'gap-start', 4, 5, 6, 'gap-end', 9]],
    [20, 24, [1, 'gap-start', 19, 20, 21, 'gap-end', 24]],
    [21, 24, [1, 'gap-start', 20, 21, 22, 23, 24]],
    [24, 24, [1, 'gap-start', 20, 21, 22, 23, 24]],
  ])('page %i of %i', (page, total, slots) => {
    expect(paginationSlots(page, total)).toEqual(slots);
  });

  it('is seven slots wide on every page, and always holds the page itself', () => {
    for (let page = 1; page <= 40; page += 1) {
      const slots = paginationSlots(page, 40);
      expect(slots).toHaveLength(7);
      expect(slots).toContain(page);
    }
  });
});
