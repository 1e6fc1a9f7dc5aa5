import { blogPost, blogPosts, legalPage } from '@cairn/shared-contracts/api/content.schema';
import { BLOG_PER_PAGE, SIMILAR_POSTS } from '@cairn/shared-contracts/domain/limits';
import * as z from 'zod/mini';
import { type Call, defineCall } from '../../platform/call.ts';
import { flag, requiredSlug, text, wholeNumber } from '../../platform/http/query.ts';
import type { Services } from '../../platform/services.ts';
import { shownItems } from '../organizer/hidden-organizers.ts';
import { readBlogPost, readBlogPosts } from './blog.ts';
import { readLegalPage } from './legal-page.ts';

/** Journal and legal pages (specification §7). */
export function contentCalls(services: Services): Call[] {
  const get = { method: 'GET', tag: 'Content' } as const;
  return [
    defineCall({
      ...get,
      path: '/spa/blog-posts',
      summary: 'A page of the journal; slug narrows it to a topic',
      query: z.object({
        slug: text(200),
        page: wholeNumber({ min: 1, max: 10_000, fallback: 1 }),
        'per-page': wholeNumber({ min: 1, max: 50, fallback: BLOG_PER_PAGE }),
        with_alt: flag(),
      }),
      answer: blogPosts,
      handle: async ({ query }) => readBlogPosts(services, query.slug, query.page, query['per-page']),
    }),
    defineCall({
      ...get,
      path: '/spa/blog-post',
      summary: 'One article with similar ones and its tours',
      query: z.object({
        slug: requiredSlug(),
        similar_limit: wholeNumber({ min: 0, max: 12, fallback: SIMILAR_POSTS }),
        with_alt: flag(),
      }),
      answer: blogPost,
      handle: async ({ query, site, currency }) => {
        const post = await readBlogPost(services, query.slug, query.similar_limit, currency);
        return { ...post, tours: shownItems(site, post.tours) };
      },
    }),
    defineCall({
      ...get,
      path: '/spa/legal-page',
      summary: 'A legal text, the latest version or the one asked for',
      query: z.object({ kind: legalPage.shape.kind, version: text(40) }),
      answer: legalPage,
      handle: async ({ query }) => readLegalPage(services, query.kind, query.version),
    }),
  ];
}
