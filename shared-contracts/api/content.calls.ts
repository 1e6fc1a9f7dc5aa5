import * as z from 'zod/mini';
import { BLOG_PER_PAGE, SIMILAR_POSTS } from '../domain/limits.ts';
import * as shapes from './content.schema.ts';
import { defineCall } from './define-call.ts';
import { flag, requiredSlug, text, wholeNumber } from './query.ts';

/** Journal and legal pages (specification §7). */
const get = { method: 'GET', tag: 'Content' } as const;

export const blogPosts = defineCall({
  ...get,
  path: '/spa/blog-posts',
  summary: 'A page of the journal; slug narrows it to a topic',
  query: z.object({
    slug: text(200),
    page: wholeNumber({ min: 1, max: 10_000, fallback: 1 }),
    'per-page': wholeNumber({ min: 1, max: 50, fallback: BLOG_PER_PAGE }),
    with_alt: flag(),
  }),
  answer: shapes.blogPosts,
  errors: ['topic_not_found'],
});

export const blogPost = defineCall({
  ...get,
  path: '/spa/blog-post',
  summary: 'One article with similar ones and its tours',
  query: z.object({
    slug: requiredSlug(),
    similar_limit: wholeNumber({ min: 0, max: 12, fallback: SIMILAR_POSTS }),
    with_alt: flag(),
  }),
  answer: shapes.blogPost,
  errors: ['post_not_found'],
});

export const legalPage = defineCall({
  ...get,
  path: '/spa/legal-page',
  summary: 'A legal text, the latest version or the one asked for',
  query: z.object({ kind: shapes.legalPage.shape.kind, version: text(40) }),
  answer: shapes.legalPage,
  errors: ['page_not_found'],
});

export const legalChanges = defineCall({
  ...get,
  path: '/spa/legal-changes',
  summary: 'What is different between two versions of a legal text',
  query: z.object({ kind: shapes.legalPage.shape.kind, from: text(40), to: text(40) }),
  answer: shapes.legalChanges,
  errors: ['page_not_found'],
});

export const contentRevision = defineCall({
  ...get,
  path: '/spa/content-revision',
  summary:
    'Which state the texts of the site are in; with the known one, the answer waits for another, for some seconds',
  query: z.object({ known: text(60) }),
  answer: shapes.contentRevision,
});

export const helpArticles = defineCall({
  ...get,
  path: '/spa/help-articles',
  summary: 'Answers of the help center; phrase finds those that have its words, misspelt by a letter too',
  query: z.object({ phrase: text(80) }),
  answer: shapes.helpArticles,
});

export const helpArticle = defineCall({
  ...get,
  path: '/spa/help-article',
  summary: 'One answer of the help center',
  query: z.object({ slug: requiredSlug() }),
  answer: shapes.helpArticle,
  errors: ['post_not_found'],
});
