import { readCookie, setCookie, TIME_ZONE_COOKIE, YEAR_SECONDS } from '../layout/cookies.ts';

/** the first look at Intl's list of locales takes a slow phone a tenth of a second: not while a page starts or somebody begins to use it */
const SETTLED_MS = 10_000;

function remember(): void {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  if (timeZone && readCookie(document.cookie, TIME_ZONE_COOKIE) !== timeZone) {
    setCookie(TIME_ZONE_COOKIE, timeZone, YEAR_SECONDS);
  }
}

/** The server tells deadlines by it from a next page on: only the browser knows what its clocks show. Who leaves sooner is asked then. */
export function rememberTimeZone(): void {
  const timer = setTimeout(() => {
    removeEventListener('pagehide', leave);
    remember();
  }, SETTLED_MS);
  const leave = () => {
    clearTimeout(timer);
    remember();
  };
  addEventListener('pagehide', leave, { once: true });
}
