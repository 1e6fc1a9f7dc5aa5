import {
  SITEMAP_KINDS,
  SITEMAP_PAGES_MAX,
  SITEMAP_PART_MAX,
  sitemapAnswer,
} from '@cairn/shared-contracts/api/seo.schema';
import * as z from 'zod/mini';
import { type Call, defineCall } from '../../platform/call.ts';
import { wholeNumber } from '../../platform/http/query.ts';
import type { Services } from '../../platform/services.ts';
import { sitemapPages, sitemapParts } from './sitemap-pages.ts';

/** What the site's sitemap is made of (specification §7). */
export const seoCalls = (services: Services): Call[] => [
  defineCall({
    method: 'GET',
    tag: 'Site',
    path: '/spa/seo-pages-sitemap',
    summary: 'Pages for search engines: without kind the parts of the sitemap, with it a run of pages',
    query: z.object({
      kind: z.optional(z.enum(SITEMAP_KINDS)),
      after: wholeNumber({ min: 0, max: 2_147_483_647, fallback: 0 }),
      limit: wholeNumber({ min: 1, max: SITEMAP_PAGES_MAX, fallback: 1000 }),
      per_part: wholeNumber({ min: 1, max: SITEMAP_PART_MAX, fallback: 10_000 }),
    }),
    answer: sitemapAnswer,
    handle: async ({ query }) =>
      query.kind
        ? sitemapPages(services, query.kind, query.after, query.limit)
        : sitemapParts(services, query.per_part),
  }),
];
