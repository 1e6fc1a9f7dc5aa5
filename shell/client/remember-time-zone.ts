import { readCookie, setCookie, TIME_ZONE_COOKIE, YEAR_SECONDS } from '../layout/cookies.ts';

/** The server tells deadlines by it from a next page on: only the browser knows what its clocks show. */
export function rememberTimeZone(): void {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  if (timeZone && readCookie(document.cookie, TIME_ZONE_COOKIE) !== timeZone)
    setCookie(TIME_ZONE_COOKIE, timeZone, YEAR_SECONDS);
}
