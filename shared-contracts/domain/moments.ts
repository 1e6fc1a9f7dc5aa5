import { dateFormatter, plainSpaces } from './dates.ts';

export interface Moment {
  /** "Wed, May 5, 2027, 23:59" */
  text: string;
  /** "GMT+2": city names would need a translation of their own */
  zone: string;
}

/** An instant with its year, in the traveller's zone, which is named. @param timeZone IANA */
export function momentOf(instant: string, locale: string, timeZone: string): Moment {
  const date = new Date(instant);
  const text = dateFormatter(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(date);
  const zone = dateFormatter(locale, { timeZoneName: 'shortOffset', timeZone })
    .formatToParts(date)
    .find(({ type }) => type === 'timeZoneName')?.value;
  // releases of the locale data write it with and without its zero
  return { text: plainSpaces(text), zone: zone === undefined || /^GMT\D?0?$/.test(zone) ? 'UTC' : zone };
}

/** The calendar date there is at an instant, 'YYYY-MM-DD'. */
export const dateIn = (instant: string | number, timeZone: string): string =>
  // Swedish writes dates as ISO 8601 does
  dateFormatter('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(new Date(instant));

const DAY_MS = 86_400_000;

/** Whole days from one calendar date to another; negative when it has passed. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** what an account and a visitor have until somebody says where they are */
export const UNKNOWN_ZONE = 'UTC';

/** Does this program know the zone? */
export function isZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return true;
  } catch {
    return false;
  }
}

/** A zone that this program knows, or UTC: it comes from accounts and cookies. */
export function knownZone(timeZone: string | undefined): string {
  if (!timeZone) return UNKNOWN_ZONE;
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return UNKNOWN_ZONE;
  }
}
