import { dateFormatter, plainSpaces } from '@cairn/shared-contracts/domain/dates';

/**
 * "Thu, Jun 3, 2027, 13:50 UTC". The zone is named, because the reader's is known only in the browser.
 * @param timeZone IANA name, or undefined for the browser's own
 */
export const formatMoment = (instant: string, locale: string, timeZone: string | undefined): string =>
  plainSpaces(
    dateFormatter(locale, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZoneName: 'short',
      ...(timeZone ? { timeZone } : {}),
    }).format(new Date(instant)),
  );

const MINUTE_MS = 60_000;

/** whole hours and minutes from `now` to the instant; null when it has passed */
export function timeLeft(instant: string, now: number): { hours: number; minutes: number } | null {
  const left = Math.floor((Date.parse(instant) - now) / MINUTE_MS);
  return left < 0 ? null : { hours: Math.floor(left / 60), minutes: left % 60 };
}
