/** Calendar dates in the words of a locale. Dates are UTC: a departure starts on the same day for every reader. */
const words = (date: string, locale: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));

/** "Jun 14" */
export const dayMonth = (date: string, locale: string): string =>
  words(date, locale, { day: 'numeric', month: 'short' });

/** "Jun 14 – 28", "Jun 28 – Jul 5" */
export function dateRange(from: string, to: string, locale: string): string {
  if (from === to) return dayMonth(from, locale);
  return `${dayMonth(from, locale)} – ${dayMonth(to, locale)}`;
}
