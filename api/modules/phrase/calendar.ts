/** Calendar dates are 'YYYY-MM-DD'; days of the week count from Monday, 0. */
const DAY_MS = 86_400_000;

export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
export const weekdayOf = (date: string): number => (new Date(Date.parse(date)).getUTCDay() + 6) % 7;
/** @param month 1 to 12, or beyond: 13 is January of the next year */
export const dateOf = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
export const lastDay = (year: number, month: number): string => dateOf(year, month + 1, 0);
export const isDate = (month: number, day: number): boolean => month >= 1 && month <= 12 && day >= 1 && day <= 31;
export const monthOf = (date: string): { year: number; month: number } => ({
  year: Number(date.slice(0, 4)),
  month: Number(date.slice(5, 7)),
});
