import { readChoice } from '../../../layout/cookie-choice.ts';
import { COUNTRY_COOKIE, EMPLOYEE_COOKIE, NOTICE_COOKIE, readCookie } from '../../../layout/cookies.ts';

/** European Economic Area, United Kingdom, Switzerland: nobody is counted there who has not been told and agreed */
const ASK_FIRST = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK GB CH'.split(' '),
);

export interface Visitor {
  /** as in `document.cookie` */
  cookies: string;
  /** the browser says that its owner wants no tracking (Global Privacy Control) */
  wantsPrivacy: boolean;
}

export type Consent =
  | 'given'
  /** to be waited for: the cookie notice has not been dismissed */
  | 'due'
  | 'refused';

/** Whether a visit may be counted. A country that nobody knows is taken for one that asks first. */
export function consentOf({ cookies, wantsPrivacy }: Visitor): Consent {
  if (wantsPrivacy || readCookie(cookies, EMPLOYEE_COOKIE) === '1') return 'refused';
  const choice = readChoice(cookies);
  if (choice) return choice.statistics ? 'given' : 'refused';
  if (readCookie(cookies, NOTICE_COOKIE) !== undefined) return 'given';
  const country = readCookie(cookies, COUNTRY_COOKIE)?.toUpperCase();
  return country === undefined || ASK_FIRST.has(country) ? 'due' : 'given';
}
