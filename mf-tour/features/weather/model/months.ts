import { monthName } from '@cairn/shared-contracts/domain/dates';

export const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** "Jun", and "June" for who hears it */
export const monthNames = (month: number, locale: string): { short: string; long: string } => ({
  short: monthName(month, locale, 'short'),
  long: monthName(month, locale, 'long'),
});

/** The month that a season begins with, the first one when there are several; none for a season of all the year. */
export const seasonStart = (season: readonly number[]): number | undefined =>
  MONTHS.find((month) => season.includes(month) && !season.includes(month === 1 ? 12 : month - 1));
