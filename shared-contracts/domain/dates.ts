/**
 * Calendar dates, 'YYYY-MM-DD', as people of a locale read them. They belong to no time zone: a departure starts on the same day for
 * every reader. What is said comes first, the locale last, as in units and money.
 */
const formatters = new Map<string, Intl.DateTimeFormat>();

/** a formatter costs more to make than hundreds of its texts: one for each locale and look */
export function dateFormatter(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const known = formatters.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formatters.set(key, known);
  return known;
}

/** ICU releases differ in the spaces they put around a dash: one kind, or server and browser would disagree. */
export const plainSpaces = (text: string): string => text.replace(/\s*–\s*/g, ' – ').replace(/[\u2009\u202f]/g, ' ');

const atMidnight = (date: string): Date => new Date(`${date}T00:00:00Z`);
const DAY = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;

/** "Nov 30" */
export const formatDay = (date: string, locale: string): string =>
  plainSpaces(dateFormatter(locale, DAY).format(atMidnight(date)));

/** "Nov 12, 2026", "November 12, 2026" */
export const formatDate = (date: string, locale: string, month: 'short' | 'long' = 'short'): string =>
  plainSpaces(dateFormatter(locale, { ...DAY, month, year: 'numeric' }).format(atMidnight(date)));

/** "Jun 14 – 21", "Jun 28 – Jul 5", with the year "Dec 28, 2027 – Jan 4, 2028"; one date alone when both are the same */
export function formatDates(
  start: string,
  end: string,
  locale: string,
  { withYear = false, withWeekday = false }: { withYear?: boolean; withWeekday?: boolean } = {},
): string {
  const look: Intl.DateTimeFormatOptions = {
    ...DAY,
    ...(withYear ? { year: 'numeric' } : {}),
    ...(withWeekday ? { weekday: 'short' } : {}),
  };
  const format = dateFormatter(locale, look);
  if (start === end) return plainSpaces(format.format(atMidnight(start)));
  if (locale.startsWith('zh'))
    return `${format.format(atMidnight(start))} – ${dateFormatter(locale, lastOf(start, end, look)).format(atMidnight(end))}`;
  return plainSpaces(format.formatRange(atMidnight(start), atMidnight(end)));
}

/** Chinese locale data has ranges with slashes only, "2027/6/14 – 2027/6/21": the last day of "2027年6月14日 – 21日" says what is new. */
function lastOf(start: string, end: string, look: Intl.DateTimeFormatOptions): Intl.DateTimeFormatOptions {
  const { year, month, ...day } = look;
  if (start.slice(0, 7) === end.slice(0, 7)) return day;
  return start.slice(0, 4) === end.slice(0, 4) || !year ? { ...day, month } : look;
}

/** "Jun 14 – Jun 28": the two ends of a search, each a date of its own */
export const formatSpan = (start: string, end: string, locale: string): string =>
  start === end ? formatDay(start, locale) : `${formatDay(start, locale)} – ${formatDay(end, locale)}`;

/** "July 2026", of the month that the date lies in */
export const formatMonth = (date: string, locale: string): string =>
  plainSpaces(dateFormatter(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(atMidnight(date)));

/** any year: only the month is read */
const YEAR = 2027;

/** "June", "Jun", "J"; months are 1 to 12 */
export const monthName = (month: number, locale: string, style: 'long' | 'short' | 'narrow'): string =>
  dateFormatter(locale, { month: style, timeZone: 'UTC' }).format(Date.UTC(YEAR, month - 1, 1));
