import { formatDate, formatDates, formatDay } from '@cairn/shared-contracts/domain/dates';

const yearOf = (date: string): string => date.slice(0, 'YYYY'.length);

/**
 * Dates where there is one line for them: the year stands once, and only where it is not this one all along.
 * @param today null where no clock is known: then the year is told, too
 */
export function datesInBar(
  { start, end }: { start: string; end: string },
  locale: string,
  today: string | null,
): string {
  if (yearOf(start) !== yearOf(end)) return `${formatDay(start, locale)} – ${formatDate(end, locale)}`;
  return formatDates(start, end, locale, { withYear: !today || yearOf(start) !== yearOf(today) });
}
