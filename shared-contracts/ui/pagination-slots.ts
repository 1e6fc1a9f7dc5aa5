import { PAGINATION_KEPT_AT_END, PAGINATION_PAGES } from './constants.ts';

/** A page number, or a gap between two. */
export type PaginationSlot = number | 'gap-start' | 'gap-end';

/**
 * Seven page numbers: the first page and the last three are kept, the others stand around the page shown, and a gap marks
 * what is left out: `1 … 49 50 51 … 98 99 100` (specification, sections 4 and 9).
 */
export function paginationSlots(page: number, total: number): PaginationSlot[] {
  if (total <= PAGINATION_PAGES) return range(1, total);
  const tail = total - PAGINATION_KEPT_AT_END + 1;
  const around = PAGINATION_PAGES - PAGINATION_KEPT_AT_END - 1;
  const from = Math.max(2, Math.min(page - Math.floor(around / 2), tail - around));
  const to = from + around - 1;
  return [
    1,
    ...(from > 2 ? (['gap-start'] as const) : []),
    ...range(from, to),
    ...(to < tail - 1 ? (['gap-end'] as const) : []),
    ...range(tail, total),
  ];
}

/** Which items of a list a page shows, from 1; the last page may hold fewer. */
export function pageRange(page: number, perPage: number, total: number): { rangeFrom: number; rangeTo: number } {
  return { rangeFrom: Math.min((page - 1) * perPage + 1, total), rangeTo: Math.min(page * perPage, total) };
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
