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
  /** "Wednesday, November 18" */
  day(at: number): string;
  /** for a list: the time of today, the weekday of this week, else the date */
  brief(at: number): string;
}

/** Moments (ms) in words. */
export function useMoments(): Moments {
  const { locale } = usePlatform();
  const zone = useZone();
  const write = (options: Intl.DateTimeFormatOptions) => (at: number) => format(locale, zone, options, at);
  const time = write({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const day = write({ weekday: 'long', day: 'numeric', month: 'long' });
  const weekday = write({ weekday: 'short' });
  const date = write({ day: 'numeric', month: 'short' });
  return {
    time,
    day,
    brief: (at) => {
      // "today" is the reader's: the server does not know it
      if (zone) return date(at);
      const now = Date.now();
      if (day(at) === day(now) && now - at < DAY_MS) return time(at);
      return now - at < 6 * DAY_MS ? weekday(at) : date(at);
    },
  };
}
