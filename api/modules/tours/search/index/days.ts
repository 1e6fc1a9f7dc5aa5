const DAY_MS = 86_400_000;

/** days since 1 January 1970 */
export const dayNumber = (date: string): number => Date.parse(date) / DAY_MS;

/** months since year 0 */
export function monthNumber(day: number): number {
  const date = new Date(day * DAY_MS);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

export const monthKey = (month: number): string =>
  `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}`;

/** first and last day of a month */
export const monthSpan = (month: number): readonly [first: number, last: number] => {
  const first = Date.UTC(Math.floor(month / 12), month % 12, 1) / DAY_MS;
  return [first, Date.UTC(Math.floor(month / 12), (month % 12) + 1, 1) / DAY_MS - 1];
};
