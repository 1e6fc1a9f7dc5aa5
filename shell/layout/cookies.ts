import { writeCookie } from '@cairn/shared-contracts/remote/write-cookie';
/** cookies that pages read and write themselves; the session's are out of their reach */
export const CURRENCY_COOKIE = 'i18n_currency';
export const THEME_COOKIE = 'theme';
/** what the specification names no lifetime for */
export const YEAR_SECONDS = 31_536_000;

/** the cookie notice was dismissed */
export const NOTICE_COOKIE = 'cookie_notice';
/** what cookies may be used for: layout/cookie-choice.ts */
export const CHOICE_COOKIE = 'cookie_choice';
/** token of the tour-selection mode: its first segment is the request's id; ends with the browser */
export const SELECTION_COOKIE = 'tour_selection_token';
/** this browser is an employee's: nobody measures it */
export const EMPLOYEE_COOKIE = 'employee';
/** what rollouts are drawn by. An account takes it over when it is made: it stays in the variants that its owner saw as a guest */
export const VISITOR_COOKIE = 'visitor';
/** the back office has logged this person in: their private data is loaded with the page (specification §6) */
export const ADMIN_COOKIE = 'is_admin_auth';
/** the visitor's country, ISO 3166-1 alpha-2 */
export const COUNTRY_COOKIE = 'country';
/** IANA: what this browser's clocks show, so that the server tells times by it */
export const TIME_ZONE_COOKIE = 'time_zone';

export type Theme = 'auto' | 'light' | 'dark';

/** @param cookies as in `document.cookie` */
export function readCookie(cookies: string, name: string): string | undefined {
  const found = cookies.split(/; */).find((pair) => pair.startsWith(`${name}=`));
  if (found === undefined) return undefined;
  const value = found.slice(name.length + 1);
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

export function setCookie(name: string, value: string, maxAge: number): void {
  writeCookie(name, encodeURIComponent(value), maxAge);
}

export function readTheme(): Theme {
  const found = document.cookie.match(/(?:^|; *)theme=(light|dark)/)?.[1];
  return found === 'light' || found === 'dark' ? found : 'auto';
}

const systemTheme = () => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

export function saveTheme(theme: Theme): void {
  setCookie(THEME_COOKIE, theme === 'auto' ? '' : theme, theme === 'auto' ? 0 : YEAR_SECONDS);
  document.documentElement.dataset.theme = theme === 'auto' ? systemTheme() : theme;
}
