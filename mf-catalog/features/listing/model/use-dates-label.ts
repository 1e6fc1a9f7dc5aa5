import { formatDay, formatSpan } from '@cairn/shared-contracts/domain/dates';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import type { AppliedFilter } from './applied-filters.ts';
import { chosenDates, type FlexDays } from './dates.ts';

export type AppliedDates = Extract<AppliedFilter, { kind: 'dates' }>;

/** Says the dates in force: "Jun 14 – Jun 28", "From Jun 14". */
export function useDatesLabel(flex: FlexDays = 0): (applied: AppliedDates) => string {
  const { t } = useTranslation('mf-catalog');
  const { locale } = usePlatform();
  return ({ from, to, without }) => {
    const chosen = chosenDates({ ...without, dateFrom: from ?? '', dateTo: to ?? '' }, flex);
    if (chosen) {
      const range = formatSpan(chosen.start, chosen.end, locale);
      return flex > 0 ? t('applied.flexible', { range, days: flex }) : range;
    }
    return from
      ? t('applied.fromDate', { date: formatDay(from, locale) })
      : t('applied.untilDate', { date: formatDay(to ?? '', locale) });
  };
}
