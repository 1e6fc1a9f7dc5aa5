import { monthRuns } from './month-runs.ts';

export interface Season {
  /** calendar dates, both inclusive */
  from: string;
  to: string;
}

const MONTHS = 12;
const pad = (number: number): string => String(number).padStart(2, '0');
/** the zeroth day of a month is the last of the one before */
const lastDay = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/**
 * The stretch of good months that comes next; one that has begun counts from today.
 * @param today 'YYYY-MM-DD'
 * @returns null without any good month
 */
export function nextSeason(bestMonths: readonly number[], today: string): Season | null {
  const year = Number(today.slice(0, 4));
  const stretches = monthRuns(bestMonths)
    .flatMap(({ from, to }) =>
      [year - 1, year, year + 1].map((start) => {
        const end = to < from ? start + 1 : start;
        return { from: `${start}-${pad(from)}-01`, to: `${end}-${pad(to)}-${pad(lastDay(end, to))}` };
      }),
    )
    .filter(({ to }) => to > today)
    .sort((a, b) => a.from.localeCompare(b.from));
  const next = stretches[0];
  return next ? { from: next.from < today ? today : next.from, to: next.to } : null;
}

/** 'YYYY-MM-DD' in UTC, as the api counts days */
export const todayOf = (now: Date): string => now.toISOString().slice(0, 'YYYY-MM-DD'.length);

/** the months a stretch touches, 1 to 12 */
export function monthsOf({ from, to }: Season): { from: number; to: number } {
  const [, first = 1] = from.split('-').map(Number);
  const [, last = MONTHS] = to.split('-').map(Number);
  return { from: first, to: last };
}
