import { injectScoped } from '@cairn/shared-contracts/remote/platform';
import { BLOG_PER_PAGE, SIMILAR_POSTS } from '../domain/limits.ts';
import type { BlogPost, BlogPosts, LegalPage } from './content.schema.ts';

/** Journal and legal pages. */
export const contentEndpoints = () =>
  injectScoped(__CONTRACT__, `${__REMOTE__}@${__VERSION__}`, (build) => ({
    blogPosts: build.query<BlogPosts, { slug?: string; page?: number }>({
      query: (params) => ({ url: '/spa/blog-posts', params: { ...params, with_alt: 1, 'per-page': BLOG_PER_PAGE } }),
    }),
    blogPost: build.query<BlogPost, { slug: string }>({
      query: (params) => ({ url: '/spa/blog-post', params: { ...params, similar_limit: SIMILAR_POSTS, with_alt: 1 } }),
      providesTags: ['Priced'],
    }),
    legalPage: build.query<LegalPage, { kind: LegalPage['kind']; version?: string }>({
      query: (params) => ({ url: '/spa/legal-page', params }),
    }),
  }));
