import { monthName } from '@cairn/shared-contracts/domain/dates';

/** A run of months, 1 to 12; `to` may be before `from` when the season spans the new year. */
export interface MonthRange {
  from: number;
  to: number;
}

/** Months as runs: [6,7,8,9] → June to September, [1,2,11,12] → November to February. All twelve → one run, January to December. */
export function seasonRanges(months: readonly number[]): MonthRange[] {
  const open = new Set(months);
  if (open.size >= 12) return [{ from: 1, to: 12 }];
  const before = (month: number) => (month === 1 ? 12 : month - 1);
  const after = (month: number) => (month % 12) + 1;
  return [...open]
    .filter((month) => !open.has(before(month)))
    .sort((a, b) => a - b)
    .map((from) => {
      let to = from;
      while (open.has(after(to))) to = after(to);
      return { from, to };
    });
}

/** "Jun – Sep", "Mar – May, Sep – Oct", "Aug" */
export function formatSeason(months: readonly number[], locale: string): string {
  const label = (month: number) => monthName(month, locale, 'short');
  return seasonRanges(months)
    .map(({ from, to }) => (from === to ? label(from) : `${label(from)} – ${label(to)}`))
    .join(', ');
}
