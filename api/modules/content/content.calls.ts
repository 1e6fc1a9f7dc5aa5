import * as calls from '@cairn/shared-contracts/api/content.calls';
import { type Call, serve } from '../../platform/call.ts';
import type { Services } from '../../platform/services.ts';
import { shownItems } from '../organizer/hidden-organizers.ts';
import { readBlogPost, readBlogPosts } from './blog.ts';
import { findHelp, readHelp } from './help.ts';
import { readLegalPage } from './legal-page.ts';

/** Journal, help center and legal pages (specification §7). */
export function contentCalls(services: Services): Call[] {
  return [
    serve(calls.blogPosts, {
      handle: async ({ query }) => readBlogPosts(services, query.slug, query.page, query['per-page']),
    }),
    serve(calls.blogPost, {
      handle: async ({ query, site, currency }) => {
        const post = await readBlogPost(services, query.slug, query.similar_limit, currency);
        return { ...post, tours: shownItems(site, post.tours) };
      },
    }),
    serve(calls.helpArticles, {
      handle: async ({ query, language }) => findHelp(services, query.phrase, language),
    }),
    serve(calls.helpArticle, {
      handle: async ({ query, language }) => readHelp(services, query.slug, language),
    }),
    serve(calls.legalPage, {
      handle: async ({ query }) => readLegalPage(services, query.kind, query.version),
    }),
  ];
}
