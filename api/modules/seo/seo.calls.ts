import * as calls from '@cairn/shared-contracts/api/seo.calls';
import { type Call, serve } from '../../platform/call.ts';
import type { Services } from '../../platform/services.ts';
import { sitemapPages, sitemapParts } from './sitemap-pages.ts';

/** What the site's sitemap is made of (specification §7). */
export const seoCalls = (services: Services): Call[] => [
  serve(calls.sitemapPages, {
    handle: async ({ query }) =>
      query.kind
        ? sitemapPages(services, query.kind, query.after, query.limit)
        : sitemapParts(services, query.per_part),
  }),
];
