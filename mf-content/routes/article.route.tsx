import { defineRoute, notFound, RouteRedirect } from '@cairn/shared-contracts/remote/platform';
import { content } from '../features/journal/model/api.ts';
import { ArticlePage } from '../features/journal/ui/article-page.tsx';

/** /blog/:slug that ends in -digits: the digits find the article, an outdated rest of the slug is redirected. */
export default defineRoute({
  loader: async ({ params: { slug }, load }) => {
    if (!slug) throw notFound();
    const post = await load(content.blogPost.initiate({ slug }));
    if (post.slug !== slug) throw new RouteRedirect(`/blog/${post.slug}`, 301);
    return { slug };
  },
  Component: ({ data }) => <ArticlePage slug={data.slug} />,
});
