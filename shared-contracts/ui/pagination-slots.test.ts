import { describe, expect, it } from '@jest/globals';
import { type PaginationSlot, pageRange, paginationSlots } from './pagination-slots.ts';

const isPage = (slot: PaginationSlot) => typeof slot === 'number';

describe('the window of seven pages', () => {
  it.each<[number, number, PaginationSlot[]]>([
    [1, 1, [1]],
    [2, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 8, [1, 2, 3, 4, 'gap-end', 6, 7, 8]],
    [4, 8, [1, 'gap-start', 3, 4, 5, 6, 7, 8]],
    [1, 24, [1, 2, 3, 4, 'gap-end', 22, 23, 24]],
    [3, 24, [1, 2, 3, 4, 'gap-end', 22, 23, 24]],
    [4, 24, [1, 'gap-start', 3, 4, 5, 'gap-end', 22, 23, 24]],
    [50, 100, [1, 'gap-start', 49, 50, 51, 'gap-end', 98, 99, 100]],
    [20, 24, [1, 'gap-start', 19, 20, 21, 22, 23, 24]],
    [24, 24, [1, 'gap-start', 19, 20, 21, 22, 23, 24]],
  ])('page %i of %i', (page, total, slots) => {
    expect(paginationSlots(page, total)).toEqual(slots);
  });

  /** What is wrong with a window, in words; one expectation a page would take longer than the work itself. */
  function faultsOf(page: number, total: number): string[] {
    const slots = paginationSlots(page, total);
    const pages = slots.filter(isPage);
    const wanted = [1, page - 1, page, page + 1, total - 2, total - 1, total].filter((to) => to >= 1 && to <= total);
    return [
      ...(pages.length === Math.min(total, 7) ? [] : [`${pages.length} pages on ${page}`]),
      ...wanted.filter((to) => !pages.includes(to)).map((to) => `no ${to} on ${page}`),
      // A gap stands exactly where pages are left out, so numbers side by side follow one another.
      ...slots.flatMap((slot, index) => {
        const before = slots[index - 1];
        if (index === 0) return [];
        if (isPage(slot)) return before !== slot - 1 && isPage(before ?? slot) ? [`${before} ${slot} on ${page}`] : [];
        return Number(slots[index + 1]) - Number(before) > 1 ? [] : [`idle ${slot} on ${page}`];
      }),
    ];
  }

  it.each(Array.from({ length: 100 }, (_, index) => index + 1))('holds on every page of %i', (total) => {
    const faults = Array.from({ length: total }, (_, index) => faultsOf(index + 1, total)).flat();
    expect(faults).toEqual([]);
  });
});

describe('the items of a page', () => {
  it.each([
    [1, 12, 102, { rangeFrom: 1, rangeTo: 12 }],
    [9, 12, 102, { rangeFrom: 97, rangeTo: 102 }],
    [1, 12, 0, { rangeFrom: 0, rangeTo: 0 }],
  ])('page %i by %i of %i', (page, perPage, total, expected) => {
    expect(pageRange(page, perPage, total)).toEqual(expected);
  });
});
