import { DEFAULT_BOOKING_SEGMENT } from '@cairn/shared-contracts/domain/booking-paths';
import { type MatchFunction, match } from 'path-to-regexp';
import type { RouteEntry, RouteTable } from './route-entry.ts';

export interface RouteMatch {
  entry: RouteEntry;
  params: Record<string, string>;
}

type Matcher = { entry: RouteEntry; test: MatchFunction<Record<string, string | string[]>> };

export const withBase = (pattern: string, base: string): string => pattern.replace('{bookingBase}', base);

/** by table and by the booking pages' segment: each is compiled once, and forgotten with its composition */
const compiled = new WeakMap<RouteTable, Map<string, Matcher[]>>();

function matchersOf(table: RouteTable, base: string): Matcher[] {
  const bySegment = compiled.get(table) ?? new Map<string, Matcher[]>();
  compiled.set(table, bySegment);
  const matchers =
    bySegment.get(base) ??
    table.map((entry) => ({ entry, test: match<Record<string, string | string[]>>(withBase(entry.pattern, base)) }));
  bySegment.set(base, matchers);
  return matchers;
}

/** control characters, a space around a segment: the calls drop them, and another page's content would answer at this address */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const UNREADABLE = /[\u0000-\u001f\u007f]|(?:^|\/)\s|\s(?:\/|$)/;

/**
 * @param pathname decoded, without the locale's prefix; an empty segment ('//', '/a//b') is no address of the site
 * @param bookingBase first segment of the booking pages; the specification lets a site choose it
 */
export function matchRoute(
  table: RouteTable,
  pathname: string,
  bookingBase: string = DEFAULT_BOOKING_SEGMENT,
): RouteMatch | undefined {
  if (pathname.includes('//') || UNREADABLE.test(pathname)) return undefined;
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  for (const { entry, test } of matchersOf(table, bookingBase)) {
    const found = test(path);
    if (!found) continue;
    const params = Object.entries(found.params).map(([key, value]) => [
      key,
      Array.isArray(value) ? value.join('/') : value,
    ]);
    return { entry, params: { ...Object.fromEntries(params), ...entry.fixed } };
  }
  return undefined;
}
