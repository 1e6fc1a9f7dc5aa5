const DAY_MS = 86_400_000;

/** Calendar dates are 'YYYY-MM-DD' strings; arithmetic is done in UTC so that no time zone can shift a day. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);

export const monthOf = (date: string): number => Number(date.slice(5, 7));
/** 0 Sunday to 6 Saturday */
export const weekdayOf = (date: string): number => new Date(date).getUTCDay();

/** Months of a season that may wrap around New Year. */
export function seasonMonths(first: number, last: number): number[] {
  const length = ((last - first + 12) % 12) + 1;
  return Array.from({ length }, (_, i) => ((first - 1 + i) % 12) + 1);
}
