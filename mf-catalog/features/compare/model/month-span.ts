const DAY_MS = 86_400_000;

const endOf = (month: string): number => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return Date.UTC(year, number, 1);
};
const startOf = (month: string): number => Date.parse(`${month}-01T00:00:00Z`);

/** @param month 'YYYY-MM' */
export const daysOfMonth = (month: string): number => Math.round((endOf(month) - startOf(month)) / DAY_MS);

/** Where the calendar dates lie in a month, both inclusive: days before them and days of them; null when they are in another one. */
export function spanInMonth(month: string, from: string, to: string): { at: number; days: number } | null {
  const begin = Math.max(startOf(month), Date.parse(`${from}T00:00:00Z`));
  const end = Math.min(endOf(month), Date.parse(`${to}T00:00:00Z`) + DAY_MS);
  return begin < end
    ? { at: Math.round((begin - startOf(month)) / DAY_MS), days: Math.round((end - begin) / DAY_MS) }
    : null;
}
