export interface MonthRun {
  /** 1 to 12; a run over the turn of the year ends before it starts */
  from: number;
  to: number;
}

const before = (month: number): number => (month === 1 ? 12 : month - 1);
const after = (month: number): number => (month === 12 ? 1 : month + 1);

/** Months in a row, December and January too: 1, 2, 6, 12 are December to February and June. */
export function monthRuns(months: readonly number[]): MonthRun[] {
  const all = new Set(months);
  if (all.size === 12) return [{ from: 1, to: 12 }];
  return [...all]
    .filter((month) => !all.has(before(month)))
    .sort((a, b) => a - b)
    .map((from) => {
      let to = from;
      while (all.has(after(to))) to = after(to);
      return { from, to };
    });
}
