import { addDays, dateOf, isDate, lastDay, monthOf, weekdayOf } from './calendar.ts';
import type { Parts } from './part.ts';
import type { Reading } from './reading.ts';
import {
  A_MONTH,
  AFTER,
  AFTER_BEHIND,
  FEASTS,
  MONTH,
  monthNumber,
  NEXT,
  NOW,
  PARTS_BEHIND,
  PARTS_OF_MONTH,
  SEASONS,
  SINCE,
  THIS,
  TOMORROW,
  UNTIL,
  UNTIL_BEHIND,
  WEEK,
  WEEKEND,
} from './words/dates.ts';
import { DAYS, FROM, NUMBER, numberOf, TO, WEEKS } from './words/numbers.ts';

const YEAR = '(?:\\s*,?\\s*(20\\d\\d)(?:\\s*(?:года?|г\\.?))?)?';
/** before the words, as Chinese has it: "2028年7月" */
const YEAR_FIRST = '(?:(20\\d\\d)年?\\s*)?';
/** of a feast: also "2026/27" */
const FEAST_YEAR = '(20\\d\\d)(/(?:20)?\\d\\d|[-–]20\\d\\d)?';
/** around a day on which somebody would like to leave: tours lie within the dates */
const AROUND_DAYS = 13;
/** of a season that is left: who speaks of it then means the next one */
const FEW_DAYS = 13;
/** of a month, where somebody names a part of it: days overlap, so that a week fits */
const PART_DAYS = [
  [1, 15],
  [8, 23],
  [15, 31],
] as const;

/** When. `today` is a calendar date; nothing that is understood lies before it. */
export function readDates(reading: Reading, parts: Parts, today: string): void {
  const now = monthOf(today);
  const set = (from: string | undefined, to: string | undefined, isGuess = false): boolean => {
    if (to && to < today) return false;
    const start = from && from < today ? today : from;
    const filter = { ...(start ? { dateFrom: start } : {}), ...(to ? { dateTo: to } : {}) };
    return parts.add({ id: 'dates', filter, isGuess });
  };
  /** the next year in which the month is not over */
  const yearOf = (month: number, said: string | undefined) =>
    said ? Number(said) : month < now.month ? now.year + 1 : now.year;
  const day = (number: number, month: number, said?: string): string | undefined => {
    if (!isDate(month, number)) return undefined;
    const year = yearOf(month, said);
    const date = dateOf(year, month, number);
    return date < today && !said ? dateOf(year + 1, month, number) : date;
  };

  readDays(reading, set, day);
  readNear(reading, set, today, now);

  PARTS_OF_MONTH.forEach((words, at) => {
    const [first, last] = PART_DAYS[at] ?? [1, 31];
    const part = (word: string | undefined, said: string | undefined) => {
      const month = monthNumber(word ?? '');
      const year = yearOf(month, said);
      const end = lastDay(year, month);
      const to = dateOf(year, month, last);
      return month > 0 && set(dateOf(year, month, first), to < end ? to : end);
    };
    reading.take(`(?:${words})[\\s-]*(${MONTH})${YEAR}`, ([word, said]) => part(word, said));
    reading.take(`${YEAR_FIRST}(${MONTH})(?:${PARTS_BEHIND[at]})`, ([said, word]) => part(word, said));
  });
  const months = (first: string | undefined, last: string | undefined, said: string | undefined) => {
    const [start, end] = [monthNumber(first ?? ''), monthNumber(last ?? '')];
    if (!isDate(start, 1) || !isDate(end, 1)) return false;
    const year = said && end < start ? Number(said) - 1 : yearOf(start, said);
    return set(dateOf(year, start, 1), lastDay(end < start ? year + 1 : year, end));
  };
  const or = '(?:or|oder|или|或|/|,)';
  reading.take(
    `(?:${FROM}\\s*)?${YEAR_FIRST}(${MONTH})\\s*(?:${TO}|${or})\\s*(${MONTH})${YEAR}`,
    ([year, first, last, said]) => months(first, last, year ?? said),
  );
  reading.take(`${SINCE}\\s+(${MONTH})${YEAR}(?=\\s+(?:on|an))`, ([word, said]) =>
    set(dateOf(yearOf(monthNumber(word ?? ''), said), monthNumber(word ?? ''), 1), undefined),
  );
  reading.take(`${YEAR_FIRST}(${MONTH})${YEAR}`, ([year, word, said]) => months(word, word, year ?? said));
  const season = (first: number, said: string | undefined) => {
    const year = said
      ? Number(said)
      : dateOf(now.year, first + 3, 0) < addDays(today, FEW_DAYS)
        ? now.year + 1
        : now.year;
    // January belongs to the winter that is on
    const begin = !said && first === 12 && now.month < 3 ? year - 1 : year;
    return set(dateOf(begin, first, 1), dateOf(begin, first + 3, 0));
  };
  // before the seasons: 春节 is no 春
  readFeasts(reading, set, today, now.year);
  for (const [words, first] of SEASONS) {
    reading.take(`(?:${THIS}\\s+|${NEXT}\\s+)?${YEAR_FIRST}(?:${words})${YEAR}`, ([year, said]) =>
      season(first, year ?? said),
    );
  }
  reading.take('(?:новом\\s+)?(20\\d\\d)(?:\\s*(?:год[ау]?|г\\.?|年))?', ([year]) =>
    set(dateOf(Number(year), 1, 1), dateOf(Number(year), 12, 31)),
  );
}

type SetDates = (from: string | undefined, to: string | undefined, isGuess?: boolean) => boolean;
type DayOf = (number: number, month: number, said?: string) => string | undefined;

const NTH = '(\\d{1,2})(?:st|nd|rd|th|\\.|-?го|日|号)?';

/** Days of the calendar, and spans of them. */
function readDays(reading: Reading, set: SetDates, dayOf: DayOf): void {
  const span = (from: string | undefined, to: string | undefined) =>
    from !== undefined && to !== undefined && set(from, to < from ? addDays(to, 365) : to);
  const n = (text: string | undefined) => Number(text);
  const m = (text: string | undefined) => monthNumber(text ?? '');
  const about = (date: string | undefined) => date !== undefined && set(date, addDays(date, AROUND_DAYS), true);

  const iso = '(20\\d\\d)-(\\d\\d)-(\\d\\d)';
  const dotted = '(\\d{1,2})\\.(\\d{1,2})\\.(20\\d\\d)?';
  reading.take(`(?:${FROM}\\s*)?${iso}\\s*${TO}\\s*${iso}`, ([y, mo, d, y2, mo2, d2]) =>
    span(dayOf(n(d), n(mo), y), dayOf(n(d2), n(mo2), y2)),
  );
  reading.take(`(?:${FROM}\\s*)?${dotted}\\s*${TO}\\s*${dotted}`, ([d, mo, y, d2, mo2, y2]) =>
    span(dayOf(n(d), n(mo), y ?? y2), dayOf(n(d2), n(mo2), y2)),
  );
  reading.take(`(?:${FROM}\\s*(?:the )?)?${NTH}\\s*${TO}\\s*${NTH}\\s*(?:of )?(${MONTH})${YEAR}`, ([d, d2, mo, y]) =>
    span(dayOf(n(d), m(mo), y), dayOf(n(d2), m(mo), y)),
  );
  reading.take(
    `(?:${FROM}\\s*(?:the )?)?${NTH}\\s*(?:of )?(${MONTH})\\s*${TO}\\s*${NTH}\\s*(?:of )?(${MONTH})${YEAR}`,
    ([d, mo, d2, mo2, y]) => span(dayOf(n(d), m(mo), y), dayOf(n(d2), m(mo2), y)),
  );
  reading.take(
    `(?:${FROM}\\s*)?${YEAR_FIRST}(${MONTH})\\s*${NTH}\\s*${TO}\\s*(${MONTH})?\\s*${NTH}(?!\\d)${YEAR}`,
    ([first, mo, d, mo2, d2, last]) => {
      const y = first ?? last;
      return span(dayOf(n(d), m(mo), y), dayOf(n(d2), m(mo2 ?? mo), y));
    },
  );
  // one day: in the words of each order
  const orders: readonly [string, (groups: readonly (string | undefined)[]) => string | undefined][] = [
    [iso, ([y, mo, d]) => dayOf(n(d), n(mo), y)],
    [dotted, ([d, mo, y]) => dayOf(n(d), n(mo), y)],
    [`${NTH}\\s*(?:of )?(${MONTH})${YEAR}`, ([d, mo, y]) => dayOf(n(d), m(mo), y)],
    [
      `${YEAR_FIRST}(${MONTH})\\s*${NTH}(?!\\s*(?:${DAYS}|${WEEKS}))${YEAR}`,
      ([first, mo, d, last]) => dayOf(n(d), m(mo), first ?? last),
    ],
  ];
  for (const [source, read] of orders) {
    reading.take(`${SINCE}\\s*(?:the )?${source}`, (groups) => {
      const date = read(groups);
      return date !== undefined && set(date, undefined);
    });
    reading.take(`${UNTIL}\\s*(?:the |zum )?${source}|${source}${UNTIL_BEHIND}`, (groups) => {
      const half = groups.length / 2;
      const date = read(groups.slice(0, half)) ?? read(groups.slice(half));
      return date !== undefined && set(undefined, date);
    });
    reading.take(`(?:on |am )?(?:the )?${source}`, (groups) => about(read(groups)));
  }
}

/** Feasts with the days around them. */
function readFeasts(reading: Reading, set: SetDates, today: string, thisYear: number): void {
  const behind = `(?:\\s*,?\\s*(?:(?:in|im jahr|в) )?${FEAST_YEAR}(?:\\s*(?:год[ау]?|г\\.?))?)?`;
  for (const [words, begin, days] of FEASTS) {
    const isOver = (year: number) => addDays(begin(year), days) < today;
    const yearOf = (said: string | undefined, isSpan: boolean): number => {
      if (!said) return isOver(thisYear) ? thisYear + 1 : thisYear;
      const year = Number(said);
      // "New Year 2026/27" is that of 2027, and so is "New Year 2026" where that of 2026 is over
      const isNext = begin(year + 1).startsWith(said) && (isSpan || isOver(year));
      return isNext ? year + 1 : year;
    };
    reading.take(`(?:${FEAST_YEAR}年?\\s*)?(?:${words})${behind}`, ([first, firstTo, last, lastTo]) => {
      const year = yearOf(first ?? last, (first ? firstTo : lastTo) !== undefined);
      return set(begin(year), addDays(begin(year), days), true);
    });
  }
}

/** Days as seen from today. */
function readNear(reading: Reading, set: SetDates, today: string, now: { year: number; month: number }): void {
  const monday = addDays(today, -weekdayOf(today));
  const n = `(${NUMBER})`;
  const month = (ahead: number) =>
    set(dateOf(now.year, now.month + ahead, 1), dateOf(now.year, now.month + ahead + 1, 0));
  const around = (days: number) => set(addDays(today, days - 3), addDays(today, days + 10), true);

  reading.take(`${THIS}\\s*(?:coming )?${WEEKEND}`, () => set(addDays(monday, 5), addDays(monday, 6)));
  reading.take(`${NEXT}\\s*${WEEKEND}`, () => set(addDays(monday, 12), addDays(monday, 13)));
  reading.take(`${THIS}\\s*${WEEK}`, () => set(today, addDays(monday, 6)));
  reading.take(`${NEXT}\\s*${WEEK}`, () => set(addDays(monday, 7), addDays(monday, 13)));
  reading.take(`${THIS}\\s*${A_MONTH}`, () => month(0));
  reading.take(`${NEXT}\\s*${A_MONTH}`, () => month(1));
  reading.take(`${AFTER}\\s*${n}\\s*${WEEKS}|${n}\\s*${WEEKS}${AFTER_BEHIND}`, ([a, b]) =>
    around(numberOf(a ?? b) * 7),
  );
  reading.take('через неделю', () => around(7));
  reading.take(`${AFTER}\\s*${n}\\s*${A_MONTH}|${n}\\s*${A_MONTH}${AFTER_BEHIND}`, ([a, b]) => month(numberOf(a ?? b)));
  reading.take('через месяц', () => month(1));
  // "in 10 days" says how long somebody has, not when
  reading.take(`(?:через|in(?=\\s*\\S+\\s*tagen))\\s*${n}\\s*${DAYS}|${n}\\s*${DAYS}${AFTER_BEHIND}`, ([a, b]) =>
    around(numberOf(a ?? b) + 3),
  );
  reading.take(`(?:${TOMORROW})`, () => set(addDays(today, 1), addDays(today, 1 + AROUND_DAYS), true));
  reading.take(`(?:${NOW})`, () => set(today, addDays(today, AROUND_DAYS), true));
}
