import * as z from 'zod/mini';
import { defineCall } from './define-call.ts';
import { wholeNumber } from './query.ts';
import * as shapes from './seo.schema.ts';

/** What the site's sitemap is made of (specification §7). */
export const sitemapPages = defineCall({
  method: 'GET',
  path: '/spa/seo-pages-sitemap',
  summary: 'Pages for search engines: without kind the parts of the sitemap, with it a run of pages',
  tag: 'Site',
  query: z.object({
    kind: z.optional(z.enum(shapes.SITEMAP_KINDS)),
    after: wholeNumber({ min: 0, max: 2_147_483_647, fallback: 0 }),
    limit: wholeNumber({ min: 1, max: shapes.SITEMAP_PAGES_MAX, fallback: 1000 }),
    per_part: wholeNumber({ min: 1, max: shapes.SITEMAP_PART_MAX, fallback: 10_000 }),
  }),
  answer: shapes.sitemapAnswer,
});
