/** @jest-environment jsdom */
import { LOCALE_COOKIE } from '@cairn/shared-contracts/i18n/locales';
import { FAVOURITES_COOKIE } from '@cairn/shared-contracts/remote/guest-favourites';
import { afterEach, describe, expect, it } from '@jest/globals';
import { DEVICE_COOKIE } from '../server/device.ts';
import { LAST_COMMIT_COOKIE } from '../server/last-commit.ts';
import { ALL, COOKIES_OF, choiceIn, keepChoice, NOTHING, readChoice } from './cookie-choice.ts';
import * as cookies from './cookies.ts';

afterEach(() => {
  for (const pair of document.cookie.split(/; */)) cookies.setCookie(pair.split('=')[0] ?? '', '', 0);
});
const names = () => document.cookie.split(/; */).map((pair) => pair.split('=')[0]);

describe('what a visitor chose', () => {
  it.each([
    [undefined, undefined],
    ['', undefined],
    ['none', NOTHING],
    ['statistics', { statistics: true, campaigns: false }],
    ['statistics.campaigns', ALL],
    ['everything', NOTHING],
  ])('%j is %j', (value, choice) => {
    expect(choiceIn(value)).toEqual(choice);
  });

  it('is kept, and what it refuses goes', () => {
    for (const name of ['_ga', '_ga_X1', '_ym_uid', 'utm_source', 'theme']) cookies.setCookie(name, '1', 100);
    keepChoice({ statistics: false, campaigns: true });
    expect(readChoice(document.cookie)).toEqual({ statistics: false, campaigns: true });
    expect(names().sort()).toEqual(['cookie_choice', 'cookie_notice', 'theme', 'utm_source']);
    keepChoice(NOTHING);
    expect(names().sort()).toEqual(['cookie_choice', 'cookie_notice', 'theme']);
  });
});

it('every cookie that the site sets is in the list', () => {
  const listed = Object.values(COOKIES_OF).flatMap((group) => group.flatMap(([, known]) => [...known] as string[]));
  const own = [cookies.CURRENCY_COOKIE, cookies.THEME_COOKIE, cookies.NOTICE_COOKIE, cookies.CHOICE_COOKIE];
  const more = [
    cookies.SELECTION_COOKIE,
    cookies.COUNTRY_COOKIE,
    cookies.TIME_ZONE_COOKIE,
    DEVICE_COOKIE,
    LAST_COMMIT_COOKIE,
  ];
  for (const name of [...own, ...more, LOCALE_COOKIE, FAVOURITES_COOKIE]) expect(listed).toContain(name);
});
