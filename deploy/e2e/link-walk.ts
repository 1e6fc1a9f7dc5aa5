import type { APIRequestContext } from '@playwright/test';
import { matchRoute } from '../../shell/routing/match-route.ts';
import { SPECIFICATION } from '../../shell/routing/specification.ts';

/** links of one kind that are followed: one component makes them */
const OF_A_KIND = 4;
/** places are many, and a page that the specification does not name looks like one */
const NAMES = 12;
const UNNAMED: ReadonlySet<string> = new Set(['/how-organizers-are-checked']);
const PAGES = 160;
/** addresses without a page of the language: files, calls, tools of development */
const NO_PAGE = /^\/(?:api|assets|cdn|media|icons|dev|spa)(?:\/|$)/;

/** what the addresses of the specification are told apart by, with and without their further segments, and which settings they have */
function kindOf(href: string): string {
  const { pathname, searchParams } = new URL(href, 'http://localhost');
  if (UNNAMED.has(pathname)) return pathname;
  const { entry, params } = matchRoute(SPECIFICATION, pathname) ?? {};
  return [entry?.id, ...Object.keys(params ?? {}), '?', ...searchParams.keys()].join(' ');
}

export interface Walked {
  /** '404 /where from /page' */
  bad: string[];
  /** without the locale's prefix */
  paths: string[];
}

/** Follows the links of one language's pages from its home page and its sitemap on, as a robot does, some of each kind. */
export async function walkLinks(
  request: APIRequestContext,
  { baseURL, site, prefix }: { baseURL: string; site: string; prefix: string },
): Promise<Walked> {
  // the host names the site: no name server knows it
  const host = new URL(baseURL).host.replace('localhost', `${site}.localhost`);
  const from = new Map<string, string>([
    [prefix || '/', ''],
    [`${prefix}/sitemap`, ''],
  ]);
  const counts = new Map<string, number>();
  const bad: string[] = [];
  for (const [href, page] of from) {
    const answer = await request.get(baseURL + href, { maxRedirects: 0, headers: { host } });
    if (answer.status() >= 400) bad.push(`${answer.status()} ${href} from ${page}`);
    if (answer.status() !== 200 || !answer.headers()['content-type']?.startsWith('text/html')) continue;
    for (const [, raw = ''] of (await answer.text()).matchAll(/<a\b[^>]*?\shref="(\/[^"#]*)/g)) {
      const next = raw.replaceAll('&amp;', '&');
      if (NO_PAGE.test(next) || !next.startsWith(prefix) || from.has(next) || from.size >= PAGES) continue;
      // /de is another language's, of which its own walk tells
      if (prefix === '' && /^\/(?:de|ru|zh)(?:[/?]|$)/.test(next)) continue;
      const kind = kindOf(next.slice(prefix.length) || '/');
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      if (count <= (kind.startsWith('listing slug') ? NAMES : OF_A_KIND)) from.set(next, href);
    }
  }
  return { bad, paths: [...from.keys()].map((href) => href.slice(prefix.length).replace(/\?.*/, '') || '/') };
}
