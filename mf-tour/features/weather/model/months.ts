export const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

const dayOf = (month: number): number => Date.UTC(2024, month - 1, 1);

/** "Jun", and "June" for who hears it */
export function monthNames(locale: string, month: number): { short: string; long: string } {
  const name = (style: 'short' | 'long') =>
    new Intl.DateTimeFormat(locale, { month: style, timeZone: 'UTC' }).format(dayOf(month));
  return { short: name('short'), long: name('long') };
}

/** The month that a season begins with, the first one when there are several; none for a season of all the year. */
export const seasonStart = (season: readonly number[]): number | undefined =>
  MONTHS.find((month) => season.includes(month) && !season.includes(month === 1 ? 12 : month - 1));
