import { PAGINATION_SLOTS } from './constants.ts';

/** A page number, or a gap between two. */
export type PaginationSlot = number | 'gap-start' | 'gap-end';

/**
 * A window of seven slots that keeps the first and the last page: `1 … 4 5 6 … 9`. With more than seven pages there
 * are always seven, so the arrows around them do not move (specification, sections 4 and 9).
 */
export function paginationSlots(page: number, total: number): PaginationSlot[] {
  if (total <= PAGINATION_SLOTS) return range(1, total);
  // First page, gap and last page take their slots; near an edge one gap falls away.
  const edge = PAGINATION_SLOTS - 2;
  if (page < edge) return [...range(1, edge), 'gap-end', total];
  if (page > total - edge + 1) return [1, 'gap-start', ...range(total - edge + 1, total)];
  return [1, 'gap-start', page - 1, page, page + 1, 'gap-end', total];
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
