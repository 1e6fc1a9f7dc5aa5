import * as calls from '@cairn/shared-contracts/api/content.calls';
import { type Call, serve } from '../../platform/call.ts';
import type { Services } from '../../platform/services.ts';
import { shownItems } from '../organizer/hidden-organizers.ts';
import { readBlogPost, readBlogPosts } from './blog.ts';
import { findHelp, readHelp } from './help.ts';
import { readLegalChanges, readLegalPage } from './legal-page.ts';
import { shownPost, shownPosts } from './shown-posts.ts';

/** Journal, help center and legal pages (specification §7). */
export function contentCalls(services: Services): Call[] {
  return [
    serve(calls.blogPosts, {
      isShared: true,
      handle: async ({ query, site, language }) => {
        const asked = { topic: query.slug, page: query.page, perPage: query['per-page'], language };
        return shownPosts(services, site, await readBlogPosts(services, asked));
      },
    }),
    serve(calls.blogPost, {
      isShared: true,
      handle: async ({ query, site, currency, language }) => {
        const { slug, similar_limit: similarLimit } = query;
        const post = await readBlogPost(services, { slug, similarLimit, currency, language });
        return shownPost(services, site, { ...post, tours: shownItems(site, post.tours) });
      },
    }),
    serve(calls.contentRevision, {
      handle: async ({ query }) => ({ revision: await services.contentRevision.after(query.known) }),
    }),
    serve(calls.helpArticles, {
      isShared: true,
      handle: async ({ query, language }) => findHelp(services, query.phrase, language),
    }),
    serve(calls.helpArticle, {
      isShared: true,
      handle: async ({ query, language }) => readHelp(services, query.slug, language),
    }),
    serve(calls.legalPage, {
      isShared: true,
      handle: async ({ query: { kind, version }, language }) => readLegalPage(services, { kind, version, language }),
    }),
    serve(calls.legalChanges, {
      isShared: true,
      handle: async ({ query: { kind, from, to }, language }) =>
        readLegalChanges(services, { kind, from, to, language }),
    }),
  ];
}
