import type { Release } from '@cairn/shared-contracts/remote/release';
import type { APIRequestContext } from '@playwright/test';
import { type Place, placeOf, type Wanted } from './places.ts';

/** pages that are read for their links */
const PAGES = 60;
/** of one route: one component makes its links */
const OF_A_ROUTE = 3;
const STARTS = ['/', '/sitemap', '/tour-providers', '/blog'];
/** a member's own pages: what they link to nobody else is shown */
const MEMBERS_STARTS = ['/trips', '/chat', '/favorites'];
/** files, calls, tools of development, other languages */
const NO_PAGE = /^\/(?:api|assets|cdn|media|icons|dev|spa|de|ru|zh)(?:[/?]|$)/;

const linksOf = (html: string): string[] =>
  [...html.matchAll(/<a\b[^>]*?\shref="(\/[^"#]*)/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));

/**
 * Finds addresses of the wanted kinds by following the site's links, until there is one of each or no page is left.
 * @param request a guest's, or a member's
 */
export async function findPlaces(
  request: APIRequestContext,
  { wanted, composition, isMember }: { wanted: readonly Wanted[]; composition: readonly Release[]; isMember: boolean },
): Promise<Place[]> {
  const open = wanted.filter(({ isForMembers }) => isForMembers === isMember);
  const found = new Map<string, Place>();
  for (const { key, route, isForMembers, literal } of open)
    if (literal !== undefined) found.set(key, { path: literal, route, isForMembers });
  const missing = new Set(open.filter(({ key }) => !found.has(key)).map(({ key }) => key));
  const queue = new Set(isMember ? [...MEMBERS_STARTS, ...STARTS] : STARTS);
  const read = new Map<string, number>();
  let pages = 0;
  for (const href of queue) {
    if (missing.size === 0 || pages++ >= PAGES) break;
    const answer = await request.get(href, { failOnStatusCode: false }).catch(() => undefined);
    if (!answer?.ok() || !answer.headers()['content-type']?.startsWith('text/html')) continue;
    for (const next of linksOf(await answer.text())) {
      const path = next.replace(/\?.*/, '');
      if (NO_PAGE.test(path)) continue;
      const known = placeOf(decodeURIComponent(path), wanted, composition);
      if (known && missing.delete(known.key))
        found.set(known.key, { path: next, route: known.route, isForMembers: known.isForMembers });
      const kind = known?.key ?? path.split('/').length.toString();
      const count = (read.get(kind) ?? 0) + 1;
      read.set(kind, count);
      if (count <= (known ? OF_A_ROUTE : PAGES)) queue.add(path);
    }
  }
  return [...found.values()];
}
