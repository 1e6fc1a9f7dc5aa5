import { defineRoute } from '@cairn/shared-contracts/remote/platform';
import { help } from '../features/help/model/api.ts';
import { WRITE_SLUG } from '../features/help/model/help-address.ts';
import { isHelpType } from '../features/help/model/help-values.ts';
import { HelpArticlePage } from '../features/help/ui/help-article.tsx';
import { HelpCenter } from '../features/help/ui/help-center.tsx';
import { HelpRequestPage } from '../features/help/ui/help-request.tsx';

/** /help-center, /help-center/:slug, and /help-center/write?type= for a request */
export default defineRoute({
  loader: async ({ params: { slug }, url, load }) => {
    const type = url.searchParams.get('type');
    if (slug === WRITE_SLUG) {
      await Promise.all([load(help.helpArticles.initiate({})), load(help.workTime.initiate({}))]);
      return { slug, type: isHelpType(type) ? type : null };
    }
    await Promise.all([
      load(help.helpArticles.initiate({})),
      ...(slug ? [load(help.helpArticle.initiate({ slug }))] : []),
    ]);
    return { slug, type: null };
  },
  Component: ({ data: { slug, type } }) => {
    if (slug === WRITE_SLUG) return <HelpRequestPage type={type} />;
    return slug ? <HelpArticlePage slug={slug} /> : <HelpCenter />;
  },
});
