import type { SearchFilter } from '@cairn/shared-contracts/domain/search-filter';
import { changed } from './listing-filter.ts';

/** Calendar dates, 'YYYY-MM-DD', both ends included. */
export interface Dates {
  start: string;
  end: string;
}

/** How many days earlier or later a tour may be than the dates chosen. */
export const FLEX_DAYS = [0, 1, 3, 7] as const;
export type FlexDays = (typeof FLEX_DAYS)[number];

export const flexOf = (text: string | null): FlexDays => FLEX_DAYS.find((days) => String(days) === text) ?? 0;

const DAY_MS = 86_400_000;
const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);

/** The dates that were chosen: the search's, less the days of grace. */
export function chosenDates({ dateFrom, dateTo }: SearchFilter, flex: FlexDays): Dates | null {
  if (!dateFrom || !dateTo) return null;
  const [start, end] = [addDays(dateFrom, flex), addDays(dateTo, -flex)];
  // an address may hold more grace than dates
  return start <= end ? { start, end } : { start: dateFrom, end: dateTo };
}

/** The search knows one span of dates: grace widens it. */
export const withDates = (filter: SearchFilter, dates: Dates | null, flex: FlexDays): SearchFilter =>
  changed(filter, {
    dateFrom: dates ? addDays(dates.start, -flex) : undefined,
    dateTo: dates ? addDays(dates.end, flex) : undefined,
  });

/** First and last day of a month, 'YYYY-MM'. */
export function monthDates(month: string): Dates {
  const start = `${month}-01`;
  const [year = 0, number = 1] = month.split('-').map(Number);
  return { start, end: new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10) };
}

/** The month that the dates are, no more and no less. */
export function chosenMonth(dates: Dates | null): string | null {
  const month = dates?.start.slice(0, 7);
  return month && monthDates(month).start === dates?.start && monthDates(month).end === dates.end ? month : null;
}
