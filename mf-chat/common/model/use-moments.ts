import { usePlatform } from '@cairn/shared-contracts/remote/platform';
import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** the server writes times in UTC; once the page lives they are the reader's own */
const useZone = (): string | undefined =>
  useSyncExternalStore<string | undefined>(
    never,
    () => undefined,
    () => 'UTC',
  );

const DAY_MS = 86_400_000;
const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

const formatters = new Map<string, Intl.DateTimeFormat>();

function format(locale: string, zone: string | undefined, options: Intl.DateTimeFormatOptions, at: number): string {
  const key = `${locale} ${zone} ${JSON.stringify(options)}`;
  const known =
    formatters.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, ...(zone ? { timeZone: zone } : {}) });
  formatters.set(key, known);
  return known.format(at);
}

export interface Moments {
  /** "14:07" */
  time(at: number): string;
  /** the same by clocks elsewhere. @param timeZone IANA */
  timeIn(timeZone: string, at: number): string;
  /** "Wednesday, November 18" */
  day(at: number): string;
  /** for a list: the time of today, the weekday of a day that is near, else the date */
  brief(at: number): string;
}

/** Moments (ms) in words. */
export function useMoments(): Moments {
  const { locale } = usePlatform();
  const zone = useZone();
  const write = (options: Intl.DateTimeFormatOptions) => (at: number) => format(locale, zone, options, at);
  const time = write(CLOCK);
  const day = write({ weekday: 'long', day: 'numeric', month: 'long' });
  const weekday = write({ weekday: 'short' });
  const date = write({ day: 'numeric', month: 'short' });
  return {
    time,
    timeIn: (timeZone, at) => format(locale, timeZone, CLOCK, at),
    day,
    brief: (at) => {
      // "today" is the reader's: the server does not know it
      if (zone) return date(at);
      const now = Date.now();
      const apart = Math.abs(now - at);
      if (day(at) === day(now) && apart < DAY_MS) return time(at);
      return apart < 6 * DAY_MS ? weekday(at) : date(at);
    },
  };
}
