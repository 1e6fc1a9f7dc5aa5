import { defineRoute } from '@cairn/shared-contracts/remote/platform';
import { listed, tours } from '../features/sitemap/model/api.ts';
import { SitemapPage } from '../features/sitemap/ui/sitemap-page.tsx';

/** /sitemap: what there is, for people */
export default defineRoute({
  loader: async ({ load }) => {
    await Promise.all([
      load(tours.worldParts.initiate({})),
      load(tours.collections.initiate()),
      load(tours.restKinds.initiate()),
      load(listed.listedPosts.initiate({})),
      load(listed.listedAnswers.initiate({})),
      load(listed.listedOrganizers.initiate({})),
      load(listed.climatePages.initiate({})),
    ]);
    return {};
  },
  Component: () => <SitemapPage />,
});
