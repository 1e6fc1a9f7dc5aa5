import { DEFAULT_BOOKING_SEGMENT } from '@cairn/shared-contracts/domain/booking-paths';
import { type MatchFunction, match, parse } from 'path-to-regexp';
import type { RouteEntry, RouteTable } from './route-entry.ts';

export interface RouteMatch {
  entry: RouteEntry;
  params: Record<string, string>;
}

type Params = Record<string, string | string[]>;
type Matcher = { entry: RouteEntry; test: MatchFunction<Params> };

export const withBase = (pattern: string, base: string): string => pattern.replace('{bookingBase}', base);

/** what a parameter that stands for an id takes */
const NUMBER = '\\d+';
/** as the site writes it: "01" would be one more address of the same page */
const WRITTEN_ID = /^[1-9]\d*$/;

function matcherOf(pattern: string): MatchFunction<Params> {
  const test = match<Params>(pattern);
  const ids = parse(pattern).flatMap((token) =>
    typeof token === 'object' && token.pattern === NUMBER ? [token.name] : [],
  );
  return (path) => {
    const found = test(path);
    return found && ids.some((id) => found.params[id] !== undefined && !WRITTEN_ID.test(String(found.params[id])))
      ? false
      : found;
  };
}

/** by table and by the booking pages' segment: each is compiled once, and forgotten with its composition */
const compiled = new WeakMap<RouteTable, Map<string, Matcher[]>>();

function matchersOf(table: RouteTable, base: string): Matcher[] {
  const bySegment = compiled.get(table) ?? new Map<string, Matcher[]>();
  compiled.set(table, bySegment);
  const matchers =
    bySegment.get(base) ?? table.map((entry) => ({ entry, test: matcherOf(withBase(entry.pattern, base)) }));
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
