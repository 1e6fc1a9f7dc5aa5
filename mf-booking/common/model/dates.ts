/** Calendar dates and instants as people read them. Dates are 'YYYY-MM-DD', instants ISO 8601 in UTC. */

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const known = formatters.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formatters.set(key, known);
  return known;
}

const atMidnight = (date: string): Date => new Date(`${date}T00:00:00Z`);

/** ICU versions differ in the spaces they put around the dash: server and browser must write the same */
const plainSpaces = (text: string): string => text.replace(/\s*–\s*/g, ' – ').replace(/[\u2009\u202f]/g, ' ');

export interface RangeStyle {
  withYear?: boolean;
}

/** "Jun 14 – 21", "Jun 28 – Jul 5" */
export function formatDates(start: string, end: string, locale: string, { withYear = false }: RangeStyle = {}): string {
  const format = formatter(locale, {
    day: 'numeric',
    month: 'short',
    ...(withYear ? { year: 'numeric' } : {}),
    timeZone: 'UTC',
  });
  return plainSpaces(format.formatRange(atMidnight(start), atMidnight(end)));
}

/** "May 15" */
export const formatDay = (date: string, locale: string): string =>
  formatter(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(atMidnight(date));

/**
 * "Thu, Jun 3, 13:50 UTC". The zone is named, because the reader's is known only in the browser.
 * @param timeZone IANA name, or undefined for the browser's own
 */
export const formatMoment = (instant: string, locale: string, timeZone: string | undefined): string =>
  plainSpaces(
    formatter(locale, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZoneName: 'short',
      ...(timeZone ? { timeZone } : {}),
    }).format(new Date(instant)),
  );

const MINUTE_MS = 60_000;

/** whole hours and minutes from `now` to the instant; null when it has passed */
export function timeLeft(instant: string, now: number): { hours: number; minutes: number } | null {
  const left = Math.floor((Date.parse(instant) - now) / MINUTE_MS);
  return left < 0 ? null : { hours: Math.floor(left / 60), minutes: left % 60 };
}
