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

/** Easter Sunday of the western churches (Meeus, Jones and Butcher). */
export function easter(year: number): string {
  const [century, of] = [Math.floor(year / 100), year % 100];
  const golden = year % 19;
  const corrected = century - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + corrected - Math.floor(century / 4) + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(of / 4) - epact - (of % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  return dateOf(year, 3, 22 + epact + weekday - 7 * late);
}

/** Easter Sunday of the Orthodox churches in our calendar (Meeus; the Julian one is 13 days behind until 2099). */
export function orthodoxEaster(year: number): string {
  const fullMoon = (19 * (year % 19) + 15) % 30;
  const weekday = (2 * (year % 4) + 4 * (year % 7) - fullMoon + 34) % 7;
  return dateOf(year, 3, 22 + 13 + fullMoon + weekday);
}

/** the official dates: ICU takes the day of a new moon about midnight for another, as in 2027 and 2030 */
const CHINESE_YEARS: ReadonlyMap<number, string> = new Map(
  [
    '2026-02-17',
    '2027-02-06',
    '2028-01-26',
    '2029-02-13',
    '2030-02-03',
    '2031-01-23',
    '2032-02-11',
    '2033-01-31',
    '2034-02-19',
    '2035-02-08',
  ].map((day) => [Number(day.slice(0, 4)), day]),
);
const CHINESE = new Intl.DateTimeFormat('en-u-ca-chinese', { month: 'numeric', day: 'numeric', timeZone: 'UTC' });

/** The first day of the Chinese year that begins in `year`: between 21 January and 20 February. */
export function chineseNewYear(year: number): string {
  const known = CHINESE_YEARS.get(year);
  if (known) return known;
  let day = dateOf(year, 1, 21);
  const isFirst = () =>
    CHINESE.formatToParts(Date.parse(day)).every(({ type, value }) => type === 'literal' || value === '1');
  while (!isFirst() && day < dateOf(year, 2, 21)) day = addDays(day, 1);
  return day;
}
