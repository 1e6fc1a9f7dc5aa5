import { SITEMAP_PART_MAX, type SitemapKind, type SitemapPart } from '@cairn/shared-contracts/api/seo.schema';
import { matchRoute } from '../routing/match-route.ts';
import type { RouteEntry, RouteTable } from '../routing/route-entry.ts';

/** the specification's pages that no data stands behind, and the data that they follow; a remote's other addresses say so themselves */
const SITE_PAGES: readonly { path: string; follows?: SitemapKind }[] = [
  { path: '/', follows: 'tours' },
  { path: '/tours', follows: 'tours' },
  { path: '/destinations', follows: 'tours' },
  { path: '/collections', follows: 'tours' },
  { path: '/blog', follows: 'posts' },
  { path: '/tour-providers', follows: 'organizers' },
  { path: '/about' },
  { path: '/join' },
  { path: '/help-center' },
  { path: '/contacts' },
  { path: '/sitemap' },
];

/** an address of each kind, to ask the route table whose page it is */
const SAMPLES: Readonly<Record<SitemapKind, string>> = {
  tours: '/any-1',
  places: '/any',
  climate: '/any/climate-and-weather',
  organizers: '/tour-provider/1',
  topics: '/blog/any',
  posts: '/blog/any-1',
  help: '/help-center/any',
  // a version: whether the text in force is published, the api says
  legal: '/privacy/any',
};

/** 50 MB a part at most, and every page has an entry in every language with the addresses of all */
const PAGES_MAX = 10_000;
export const pagesPerPart = (locales: number): number => Math.min(PAGES_MAX, Math.floor(SITEMAP_PART_MAX / locales));

export interface SitemapPlan {
  /** the first part */
  site: { path: string; changed_on?: string }[];
  /** the others, in their order */
  parts: SitemapPart[];
}

/**
 * What the sitemap lists: pages that visitors can open now.
 * @param isServed whether a route's page can be had: its squad has released it, the site has it turned on, its text is written
 */
export function sitemapPlan(
  parts: readonly SitemapPart[],
  table: RouteTable,
  isServed: (entry: RouteEntry, path: string) => boolean,
): SitemapPlan {
  const isPage = (path: string) => {
    const found = matchRoute(table, path);
    return found !== undefined && found.entry.access === 'open' && isServed(found.entry, path);
  };
  const declared: typeof SITE_PAGES = table.flatMap(({ sitemap, pattern }) => (sitemap ? { path: pattern } : []));
  const latest = (kind: SitemapKind) =>
    parts
      .flatMap((part) => (part.kind === kind ? [part.changed_on] : []))
      .toSorted()
      .at(-1);
  return {
    site: [...SITE_PAGES, ...declared]
      .filter(({ path }) => isPage(path))
      .map(({ path, follows }) => {
        const changed_on = follows && latest(follows);
        return { path, ...(changed_on ? { changed_on } : {}) };
      }),
    parts: parts.filter(({ kind }) => isPage(SAMPLES[kind])),
  };
}
