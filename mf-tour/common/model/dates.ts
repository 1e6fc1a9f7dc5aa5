/** ICU releases differ in the spaces they put around a dash: one kind, or server and browser would disagree. */
const plainSpaces = (text: string): string => text.replace(/\s*–\s*/g, ' – ').replace(/[\u2009\u202f]/g, ' ');

const utc = (date: string): Date => new Date(`${date}T00:00:00Z`);

/** "Jun 14 – 21", "Jun 28 – Jul 5", "Dec 28, 2027 – Jan 4, 2028"; calendar dates 'YYYY-MM-DD' */
export function formatRange(locale: string, start: string, end: string, withYear = false): string {
  const format = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    ...(withYear ? { year: 'numeric' as const } : {}),
    timeZone: 'UTC',
  });
  return plainSpaces(start === end ? format.format(utc(start)) : format.formatRange(utc(start), utc(end)));
}

/** "Nov 30" */
export const formatDay = (locale: string, date: string): string => formatRange(locale, date, date);

/** "July 2026" */
export const formatMonth = (locale: string, date: string): string =>
  plainSpaces(new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(utc(date)));

export const yearOf = (date: string): number => Number(date.slice(0, 4));
