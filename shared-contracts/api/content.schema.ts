import * as z from 'zod/mini';
import { calendarDate, contentLanguage, mediaItem } from './common.schema.ts';
import { richBlock } from './rich-text.schema.ts';
import { tourCard } from './tours.schema.ts';

export const blogPostBrief = z.object({
  id: z.number(),
  /** ends in -id */
  slug: z.string(),
  title: z.string(),
  lead: z.string(),
  /** its name in the reader's language, or in the site's first */
  topic: z.string(),
  topic_slug: z.string(),
  cover: mediaItem,
  author: z.string(),
  /** a picture of who wrote it */
  portrait: z.nullable(mediaItem),
  /** where who wrote it leads tours, too */
  organizer_id: z.nullable(z.number()),
  published_on: calendarDate,
  reading_minutes: z.number(),
  /** of title, lead and text */
  content_language: contentLanguage,
});
export type BlogPostBrief = z.infer<typeof blogPostBrief>;

export const blogPosts = z.object({
  items: z.array(blogPostBrief),
  total: z.number(),
  page: z.number(),
  per_page: z.number(),
  topics: z.array(z.object({ name: z.string(), slug: z.string(), count: z.number() })),
});
export type BlogPosts = z.infer<typeof blogPosts>;

export const blogPost = z.object({
  ...blogPostBrief.shape,
  blocks: z.array(richBlock),
  /** what it can be read in, BCP 47; its address is the same in each */
  languages: z.array(z.string()),
  similar: z.array(blogPostBrief),
  tours: z.array(tourCard),
});
export type BlogPost = z.infer<typeof blogPost>;

export const legalPage = z.object({
  kind: z.enum(['agreement', 'tour-provider-agreement', 'privacy', 'safety-rules']),
  version: z.string(),
  versions: z.array(z.string()),
  title: z.string(),
  body: z.string(),
  published_on: calendarDate,
  /** of title and body */
  content_language: contentLanguage,
  /** what this version can be read in, BCP 47 */
  languages: z.array(z.string()),
});
export type LegalPage = z.infer<typeof legalPage>;

/** How a paragraph of a legal text differs between two versions: parts that stay, went or came, in the order of reading. */
export const legalChange = z.object({
  kind: z.enum(['h2', 'h3', 'p', 'li', 'td', 'th']),
  state: z.enum(['same', 'added', 'removed', 'changed']),
  parts: z.array(z.object({ state: z.enum(['same', 'added', 'removed']), text: z.string() })),
});
export type LegalChange = z.infer<typeof legalChange>;

/** what it is made of is nobody's business: equal means that nothing changed */
export const contentRevision = z.object({ revision: z.string() });

export const legalChanges = z.object({
  title: z.string(),
  from: z.object({ version: z.string(), published_on: calendarDate }),
  to: z.object({ version: z.string(), published_on: calendarDate }),
  content_language: contentLanguage,
  changes: z.array(legalChange),
});
export type LegalChanges = z.infer<typeof legalChanges>;

/** the help center's topics, in their order */
export const HELP_TOPICS = ['booking', 'refunds', 'organizers', 'safety', 'reviews', 'account'] as const;

export const helpArticle = z.object({
  slug: z.string(),
  topic: z.enum(HELP_TOPICS),
  title: z.string(),
  /** stands on the first page with its answer */
  is_frequent: z.boolean(),
  /** BCP 47: the site's first language stands in where there is no translation */
  content_language: z.string(),
  /** all that it is written in; not in a list */
  languages: z.optional(z.array(z.string())),
  /** HTML; in a list only of the frequent ones */
  answer: z.string(),
});
export type HelpArticle = z.infer<typeof helpArticle>;

export const helpArticles = z.object({ items: z.array(helpArticle) });
export type HelpArticles = z.infer<typeof helpArticles>;
