import { injectCalls } from '@cairn/shared-contracts/remote/platform';
import { BLOG_PER_PAGE, SIMILAR_POSTS } from '../domain/limits.ts';
import * as calls from './content.calls.ts';

/** Journal and legal pages. */
export const contentEndpoints = () =>
  injectCalls(__CONTRACT__, `${__REMOTE__}@${__VERSION__}`, (call) => ({
    blogPosts: call(calls.blogPosts, { fixed: { with_alt: 1, 'per-page': BLOG_PER_PAGE } }),
    blogPost: call(calls.blogPost, {
      fixed: { similar_limit: SIMILAR_POSTS, with_alt: 1 },
      providesTags: ['Priced'],
    }),
    legalPage: call(calls.legalPage),
    legalChanges: call(calls.legalChanges),
  }));
