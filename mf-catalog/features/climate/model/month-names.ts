import type { MonthRun } from './month-runs.ts';

/** any year: only the month is read */
const YEAR = 2027;

export type MonthStyle = 'long' | 'short' | 'narrow';

/** @param month 1 to 12 */
export const monthName = (month: number, locale: string, style: MonthStyle): string =>
  new Intl.DateTimeFormat(locale, { month: style, timeZone: 'UTC' }).format(new Date(Date.UTC(YEAR, month - 1, 1)));

/** "May – June and October" */
export function runNames(runs: readonly MonthRun[], locale: string): string {
  const names = runs.map(({ from, to }) =>
    from === to
      ? monthName(from, locale, 'long')
      : `${monthName(from, locale, 'long')} – ${monthName(to, locale, 'long')}`,
  );
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
}
