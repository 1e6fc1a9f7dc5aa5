import * as calls from '@cairn/shared-contracts/api/seo.calls';
import { SITEMAP_KINDS, type SitemapKind } from '@cairn/shared-contracts/api/seo.schema';
import type { Site } from '@cairn/shared-contracts/domain/site';
import { type Call, serve } from '../../platform/call.ts';
import type { Services } from '../../platform/services.ts';
import { hidesOrganizers } from '../organizer/hidden-organizers.ts';
import { sitemapPages, sitemapParts } from './sitemap-pages.ts';

/** a site that names no organizers has no pages of theirs */
const kindsOf = (site: Site): readonly SitemapKind[] =>
  hidesOrganizers(site) ? SITEMAP_KINDS.filter((kind) => kind !== 'organizers') : SITEMAP_KINDS;

/** What the site's sitemap is made of (specification §7). */
export const seoCalls = (services: Services): Call[] => [
  serve(calls.sitemapPages, {
    handle: async ({ query, site }) => {
      if (query.kind && !kindsOf(site).includes(query.kind)) return { parts: [], pages: [], next: null };
      return query.kind
        ? sitemapPages(services, query.kind, query.after, query.limit)
        : sitemapParts(services, kindsOf(site), query.per_part);
    },
  }),
];
