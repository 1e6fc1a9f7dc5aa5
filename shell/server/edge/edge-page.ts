import { LOCALE_COOKIE } from '@cairn/shared-contracts/i18n/locales';
import { FAVOURITES_COOKIE } from '@cairn/shared-contracts/remote/guest-favourites';
import type { Live } from '@cairn/shared-contracts/remote/release';
import type { FastifyRequest } from 'fastify';
import {
  COUNTRY_COOKIE,
  CURRENCY_COOKIE,
  NOTICE_COOKIE,
  THEME_COOKIE,
  TIME_ZONE_COOKIE,
} from '../../layout/cookies.ts';
import { AVOIDED_COOKIE } from '../browser-failures.ts';
import type { Encoding } from '../compression.ts';
import { knowsSheets, SHEETS_COOKIE } from '../known-sheets.ts';
import { visitCookies } from '../visit-cookies.ts';

/** all that the edge tells pages of one address apart by, as deploy/edge/http.conf writes it */
export const EDGE_KEY_HEADER = 'x-edge-key';
/** in the place of a nonce: the edge puts one of its own there, another in each answer */
export const EDGE_NONCE = 'EDGE';

interface Asked {
  request: Pick<FastifyRequest, 'headers' | 'cookies' | 'url'>;
  encoding: Encoding;
  live: Pick<Live, 'remotes'>;
  /** names what is live: see known-sheets.ts */
  releases: string;
}

/** While some visitors get another version, who gets which is known here alone. */
const isSameForAll = ({ remotes }: Pick<Live, 'remotes'>): boolean =>
  Object.values(remotes).every(
    ({ stable, versions, experiment }) => versions.length === 1 && versions[0]?.version === stable && !experiment,
  );

/** in the order of the edge's key */
const KEY_COOKIES = [
  CURRENCY_COOKIE,
  THEME_COOKIE,
  TIME_ZONE_COOKIE,
  COUNTRY_COOKIE,
  NOTICE_COOKIE,
  SHEETS_COOKIE,
] as const;

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/**
 * Whether the edge reads this request as we do. What it forgets to look at, or reads in another way (a name in other letters, a value that holds its
 * own separator), would give somebody a page that was made for somebody else: then it gets nothing to hold.
 */
function isKeyed({ headers, cookies, url }: Asked['request'], encoding: Encoding): boolean {
  // only the root asks what the visitor reads
  const isRoot = /^\/(?:\?|$)/.test(url);
  const language = isRoot ? `${cookies[LOCALE_COOKIE] ?? ''}~${headers['accept-language'] ?? ''}` : '';
  const expected = [...KEY_COOKIES.map((name) => cookies[name] ?? ''), language, encoding];
  const parts = String(headers[EDGE_KEY_HEADER] ?? '').split('|');
  // an empty cookie has the name of one that is not there, and may not have its page
  if (KEY_COOKIES.some((name) => cookies[name] === '')) return false;
  return parts.length === expected.length && parts.every((part, at) => decoded(part) === expected[at]);
}

/** Whether the edge may give a guest's finished page to others. Whoever comes for the first time gets cookies, and a page of their own. */
export const mayEdgeHold = ({ request, encoding, live, releases }: Asked): boolean =>
  isSameForAll(live) &&
  isKeyed(request, encoding) &&
  knowsSheets(request, releases) &&
  // whoever refuses cookies of campaigns would take them from all that come by the same link
  visitCookies(request.url).length === 0 &&
  !request.cookies[AVOIDED_COOKIE] &&
  !request.cookies[FAVOURITES_COOKIE];

/** What caches before the shell are told: as long as it holds such a page itself. */
export const EDGE_HEADERS = {
  'surrogate-control': 'max-age=10, stale-while-revalidate=60',
  'surrogate-key': 'pages',
  // nginx passes pages on as they are made, but for what it holds
  'x-accel-buffering': 'yes',
} as const;
