import * as z from 'zod/mini';

/** What a sitemap lists beside the shell's own pages. */
export const SITEMAP_KINDS = ['tours', 'places', 'climate', 'organizers', 'topics', 'posts', 'help', 'legal'] as const;
export type SitemapKind = (typeof SITEMAP_KINDS)[number];

/** as many pages as a sitemap may have addresses: https://www.sitemaps.org/protocol.html */
export const SITEMAP_PART_MAX = 50_000;
/** most pages in one answer */
export const SITEMAP_PAGES_MAX = 5000;

const part = z.object({
  kind: z.enum(SITEMAP_KINDS),
  /** its pages come behind this one */
  after: z.int(),
  count: z.int(),
  /** calendar date of the latest change of its pages */
  changed_on: z.string(),
});
export type SitemapPart = z.infer<typeof part>;

const page = z.object({
  /** without the locale's prefix */
  path: z.string(),
  changed_on: z.string(),
  /** of an organizer */
  name: z.optional(z.string()),
  /** what its text is written in, BCP 47, where that is not each language of the site */
  languages: z.optional(z.array(z.string())),
});
export type SitemapPage = z.infer<typeof page>;

/** Without `kind` the parts, with it a run of that kind's pages. */
export const sitemapAnswer = z.object({
  parts: z.array(part),
  pages: z.array(page),
  /** `after` of the next run; null behind the last page */
  next: z.nullable(z.int()),
});
export type SitemapAnswer = z.infer<typeof sitemapAnswer>;
