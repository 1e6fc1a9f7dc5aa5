import { defineRoute } from '@cairn/shared-contracts/remote/platform';
import { help } from '../features/help/model/api.ts';
import { HelpArticlePage } from '../features/help/ui/help-article.tsx';
import { HelpCenter } from '../features/help/ui/help-center.tsx';

/** /help-center and /help-center/:slug */
export default defineRoute({
  loader: async ({ params: { slug }, load }) => {
    await Promise.all([
      load(help.helpArticles.initiate({})),
      ...(slug ? [load(help.helpArticle.initiate({ slug }))] : []),
    ]);
    return { slug };
  },
  Component: ({ data: { slug } }) => (slug ? <HelpArticlePage slug={slug} /> : <HelpCenter />),
});
