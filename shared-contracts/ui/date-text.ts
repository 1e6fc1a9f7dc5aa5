import { useLocale } from 'react-aria-components/I18nProvider';
import { formatDate, formatDates } from '../domain/dates.ts';
import { type DateRange, dateOf } from './date-range.ts';

/** "14 – 21 Jun" in the reader's language. */
export function useSpanText(value: DateRange | null): string | null {
  const { locale } = useLocale();
  return value && dateOf(value.start) && dateOf(value.end) ? formatDates(value.start, value.end, locale) : null;
}

/** "14 Jun 2027" in the reader's language. */
export function useDateText(value: string | null): string | null {
  const { locale } = useLocale();
  return value && dateOf(value) ? formatDate(value, locale) : null;
}
