import { COOKIE_SECONDS } from '@cairn/shared-contracts/domain/limits';
import { CHOICE_COOKIE, NOTICE_COOKIE, readCookie, setCookie } from './cookies.ts';

/** what cookies are for, beside what the site needs; each may be refused */
export const PURPOSES = ['statistics', 'campaigns'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** the cookies of a purpose, for its list; those that end in * are all that begin so. Counters set theirs themselves. */
export const COOKIES_OF = {
  necessary: [
    ['session', ['cairn_access', 'cairn_refresh']],
    ['device', ['cairn_device']],
    ['commit', ['cairn_commit']],
    ['version', ['visitor', 'sheets', 'avoided_versions']],
    ['place', ['country', 'time_zone']],
    ['look', ['i18n_redirected', 'i18n_currency', 'theme']],
    ['favourites', ['favorite_tours']],
    ['choice', ['cookie_notice', 'cookie_choice']],
    ['request', ['last_request_id', 'subscriber_id', 'tour_selection_token']],
  ],
  campaigns: [['campaign', ['utm_source', 'utm_campaign', 'utm_content']]],
  statistics: [
    ['gtag', ['_ga*', '_gid', '_gat*']],
    ['ym', ['_ym*', 'yandexuid', 'yuidss', 'ymex']],
    ['roistat', ['roistat*']],
    ['clarity', ['_clck', '_clsk', 'CLID']],
  ],
} as const satisfies Readonly<Record<Purpose | 'necessary', readonly (readonly [string, readonly string[]])[]>>;

export type Choice = Readonly<Record<Purpose, boolean>>;

const NONE = 'none';
export const ALL: Choice = { statistics: true, campaigns: true };
export const NOTHING: Choice = { statistics: false, campaigns: false };

/** what somebody chose; undefined: nobody has asked them, or they did not answer */
export function choiceIn(value: string | undefined): Choice | undefined {
  if (!value) return undefined;
  const chosen = value.split('.');
  return { statistics: chosen.includes('statistics'), campaigns: chosen.includes('campaigns') };
}

/** @param cookies as in `document.cookie` */
export const readChoice = (cookies: string): Choice | undefined => choiceIn(readCookie(cookies, CHOICE_COOKIE));

const matches = (pattern: string, name: string) =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;

/** takes away what was set for a purpose that is refused now; a counter may have set it for the whole domain */
function forget(purpose: Purpose): void {
  const patterns: readonly string[] = COOKIES_OF[purpose].flatMap(([, names]) => [...names]);
  const names = document.cookie.split(/; */).map((pair) => pair.split('=')[0] ?? '');
  const domain = location.hostname.split('.').slice(-2).join('.');
  for (const name of names.filter((one) => patterns.some((pattern) => matches(pattern, one)))) {
    setCookie(name, '', 0);
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
    document.cookie = `${name}=; Path=/; Domain=${domain}; Max-Age=0`;
  }
}

/** Keeps a choice for as long as the notice is hidden, and takes away what it refuses. */
export function keepChoice(choice: Choice): void {
  const chosen = PURPOSES.filter((purpose) => choice[purpose]);
  setCookie(CHOICE_COOKIE, chosen.join('.') || NONE, COOKIE_SECONDS.notice);
  setCookie(NOTICE_COOKIE, '1', COOKIE_SECONDS.notice);
  for (const purpose of PURPOSES.filter((one) => !choice[one])) forget(purpose);
}
