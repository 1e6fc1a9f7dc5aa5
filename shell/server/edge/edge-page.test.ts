import { expect, it } from '@jest/globals';
import { aLive } from '../../testing/sample-releases.ts';
import { EDGE_KEY_HEADER, mayEdgeHold } from './edge-page.ts';

const RELEASES = '/assets/composition/mf-tour@1.0.0.json?shell=main.js';
/** what the cookie of known style sheets says of RELEASES */
const SHEETS = 'FNexaMbJjb';
const ONE = { stable: '1.0.0', versions: [{ version: '1.0.0', weight: 100, integrity: '' }] };

const COOKIES = { i18n_currency: 'EUR', theme: 'dark', time_zone: 'Europe/Berlin', sheets: SHEETS };
const KEY = `EUR|dark|Europe%2FBerlin|||${SHEETS}||br`;

interface Case {
  cookies?: Record<string, string>;
  key?: string | undefined;
  url?: string;
  language?: string;
  encoding?: 'br' | 'gzip';
  remotes?: Parameters<typeof aLive>[1];
}

const holds = ({ cookies = COOKIES, key = KEY, url = '/tours', language, encoding = 'br', remotes = {} }: Case) =>
  mayEdgeHold({
    request: { cookies, url, headers: { [EDGE_KEY_HEADER]: key, 'accept-language': language } },
    ...{ encoding, live: aLive(1, { 'mf-tour': ONE, ...remotes }), releases: RELEASES },
  });

it('the edge may hold a page of a guest whom it reads as we do', () => {
  expect(holds({})).toBe(true);
});

it.each<[string, Case]>([
  ['there is no edge', { key: '' }],
  ['it forgets a part', { key: KEY.replace('|dark', '') }],
  ['it reads another currency', { key: KEY.replace('EUR', 'USD') }],
  ['it reads another theme, by a name in other letters', { key: KEY.replace('dark', 'light') }],
  ['a value holds its separator', { cookies: { ...COOKIES, i18n_currency: 'EUR|dark', theme: '' } }],
  ['it reads another encoding', { encoding: 'gzip' }],
  ['the visitor gets cookies: they have no style sheets yet', { cookies: { ...COOKIES, sheets: '' } }],
  ['they have those of another release', { cookies: { ...COOKIES, sheets: 'aaaaaaaaaa' } }],
  ['something has failed in this browser', { cookies: { ...COOKIES, avoided_versions: 'mf-tour@1.0.0' } }],
  ['a cookie is empty: in the name it is one that is not there', { cookies: { ...COOKIES, cookie_notice: '' } }],
  ['the address leaves cookies behind, which they may have refused', { url: '/tours?utm_source=news' }],
  ['they have favourites', { cookies: { ...COOKIES, favorite_tours: '3' } }],
  ['the root is read in another language', { url: '/', language: 'de' }],
  [
    'a version is on trial',
    {
      remotes: { 'mf-chat': { ...ONE, versions: [...ONE.versions, { version: '1.1.0', weight: 10, integrity: '' }] } },
    },
  ],
  [
    'a new remote is on trial',
    { remotes: { 'mf-chat': { stable: null, versions: [{ version: '1.0.0', weight: 10, integrity: '' }] } } },
  ],
])('it may not where %s', (_why, given) => {
  expect(holds(given)).toBe(false);
});

it.each([
  ['/', `EUR|dark|Europe%2FBerlin|||${SHEETS}|~de,en;q=0.8|br`, true],
  ['/?page=2', `EUR|dark|Europe%2FBerlin|||${SHEETS}|~de,en;q=0.8|br`, true],
  ['/', KEY, false],
])('at %s the edge tells languages apart', (url, key, expected) => {
  expect(holds({ url, key, language: 'de,en;q=0.8' })).toBe(expected);
});
