import { DateFormatter } from '@internationalized/date';
import { useMemo } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { type DateRange, dateOf, instantOf } from './date-range.ts';

/** Server and browser may know different releases of the locale data, which differ in the width of these spaces. */
const plainSpaces = (text: string): string => text.replace(/[\u2009\u202f\u00a0]/g, ' ').replace(/\s*–\s*/, ' – ');

function useFormatter(options: Intl.DateTimeFormatOptions): DateFormatter {
  const { locale } = useLocale();
  const { year } = options;
  return useMemo(
    () => new DateFormatter(locale, { day: 'numeric', month: 'short', year, timeZone: 'UTC' }),
    [locale, year],
  );
}

/** "14 – 21 Jun" in the reader's language. */
export function useSpanText(value: DateRange | null): string | null {
  const formatter = useFormatter({});
  if (!value || !dateOf(value.start) || !dateOf(value.end)) return null;
  return plainSpaces(formatter.formatRange(instantOf(value.start), instantOf(value.end)));
}

/** "14 Jun 2027" in the reader's language. */
export function useDateText(value: string | null): string | null {
  const formatter = useFormatter({ year: 'numeric' });
  return value && dateOf(value) ? plainSpaces(formatter.format(instantOf(value))) : null;
}
