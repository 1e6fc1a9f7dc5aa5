import type { WorkTimeAnswer } from '@cairn/shared-contracts/api/site.schema';
import { plainSpaces } from '@cairn/shared-contracts/domain/dates';

export type WorkTime = NonNullable<WorkTimeAnswer['result']>;
/** when an office answers, by its own clock */
export type OfficeTime = Pick<WorkTime, 'timezone' | 'days'>;
type Day = WorkTime['days'][number];

const WEEK = 7;
const MINUTE_MS = 60_000;
const DAY_MINUTES = 1440;
const NAMES = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const minutesOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};

/** the day of the week, 1 is Monday, and the minute of the day, where the zone is */
function localMinute(now: Date, timeZone: string): { day: number; minute: number } {
  const parts = new Intl.DateTimeFormat('en-GB', {
    ...{ timeZone, weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  }).formatToParts(now);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return { day: NAMES.indexOf(part('weekday')) + 1, minute: Number(part('hour')) * 60 + Number(part('minute')) };
}

export interface Opening {
  isOpen: boolean;
  /** when that changes next; null where it never opens */
  changesAt: Date | null;
}

/** Whether somebody answers now, and when that ends or begins. */
export function openingAt({ timezone, days }: OfficeTime, now: Date): Opening {
  const { day, minute } = localMinute(now, timezone);
  const inMinutes = (minutes: number) => new Date(Math.floor(now.getTime() / MINUTE_MS + minutes) * MINUTE_MS);
  /** when the office's clock has gone so far on, which takes an hour more or less where it is changed on the way */
  const onClock = (minutes: number) => {
    const late = localMinute(inMinutes(minutes), timezone).minute - ((minute + minutes) % DAY_MINUTES);
    const isOverMidnight = Math.abs(late) > DAY_MINUTES / 2;
    return inMinutes(minutes - (isOverMidnight ? late - Math.sign(late) * DAY_MINUTES : late));
  };
  const today = days.find((one) => one.day === day && minutesOf(one.from) <= minute && minute < minutesOf(one.to));
  if (today) return { isOpen: true, changesAt: onClock(minutesOf(today.to) - minute) };
  const waits = days.map((one) => {
    const wait = ((one.day - day + WEEK) % WEEK) * DAY_MINUTES + minutesOf(one.from) - minute;
    return wait > 0 ? wait : wait + WEEK * DAY_MINUTES;
  });
  return { isOpen: false, changesAt: waits.length > 0 ? onClock(Math.min(...waits)) : null };
}

export interface HoursRow {
  /** 1 is Monday */
  first: number;
  last: number;
  /** null: closed */
  hours: { from: string; to: string } | null;
}

const sameHours = (a: Pick<Day, 'from' | 'to'> | null, b: Pick<Day, 'from' | 'to'> | null): boolean =>
  a?.from === b?.from && a?.to === b?.to;

/** The week as a table: days beside one another with the same hours are one row. */
export function hoursTable(days: readonly Day[]): HoursRow[] {
  const rows: HoursRow[] = [];
  for (let day = 1; day <= WEEK; day += 1) {
    const found = days.find((one) => one.day === day);
    const hours = found ? { from: found.from, to: found.to } : null;
    const before = rows.at(-1);
    if (before && sameHours(before.hours, hours)) before.last = day;
    else rows.push({ first: day, last: day, hours });
  }
  return rows;
}

/** 2024-01-01 was a Monday */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** "Monday" */
export const dayName = (day: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(new Date(MONDAY + (day - 1) * DAY_MS));

/** "9:00 AM", "09:00": locale data writes an hour of 24 as "9" alone, and as "09" after the name of a day */
function clockStyle(locale: string): Intl.DateTimeFormatOptions {
  const { hourCycle } = new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions();
  return { hour: hourCycle === 'h23' ? '2-digit' : 'numeric', minute: '2-digit' };
}

/** "9:00 AM – 6:30 PM", "09:00 – 18:30" */
export function hoursText({ from, to }: Pick<Day, 'from' | 'to'>, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { ...clockStyle(locale), timeZone: 'UTC' });
  const text = (clock: string) => plainSpaces(format.format(new Date(MONDAY + minutesOf(clock) * MINUTE_MS)));
  return `${text(from)} – ${text(to)}`;
}

/**
 * "Monday, 7:00 PM", or "7:00 PM" for today; a week ahead the day's name would be today's: "Mon, Jun 14, 7:00 PM".
 * @param timeZone IANA; without one, in the visitor's own time
 */
export function momentText(at: Date, now: Date, locale: string, timeZone?: string): string {
  const zone = timeZone ? { timeZone } : {};
  const part = (moment: Date, style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { ...zone, ...style }).format(moment);
  const isSame = (style: Intl.DateTimeFormatOptions) => part(at, style) === part(now, style);
  const day: Intl.DateTimeFormatOptions = isSame({ dateStyle: 'short' })
    ? {}
    : isSame({ weekday: 'long' })
      ? { weekday: 'short', day: 'numeric', month: 'short' }
      : { weekday: 'long' };
  return plainSpaces(new Intl.DateTimeFormat(locale, { ...zone, ...day, ...clockStyle(locale) }).format(at));
}

/** the day of the week where the zone is, 1 is Monday */
export const dayThere = (now: Date, timeZone: string): number => localMinute(now, timeZone).day;

/** "Central European Time", "中欧时间" */
export const timeName = (timeZone: string, now: Date, locale: string): string =>
  new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(now)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

/** the town whose clock it is; where nobody knows it in the reader's language, as the time zone is called: 'Europe/London' → 'London' */
export const clockName = ({ city, timezone }: Pick<WorkTime, 'city' | 'timezone'>): string =>
  city ?? timezone.split('/').at(-1)?.replaceAll('_', ' ') ?? timezone;
