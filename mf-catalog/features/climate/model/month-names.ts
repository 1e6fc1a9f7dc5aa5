import { monthName } from '@cairn/shared-contracts/domain/dates';
import type { MonthRun } from './month-runs.ts';

/** "May – June and October" */
export function runNames(runs: readonly MonthRun[], locale: string): string {
  const names = runs.map(({ from, to }) =>
    from === to
      ? monthName(from, locale, 'long')
      : `${monthName(from, locale, 'long')} – ${monthName(to, locale, 'long')}`,
  );
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
}
