import { defineRoute, notFound, pageNumber } from '@cairn/shared-contracts/remote/platform';
import { content } from '../features/journal/model/api.ts';
import { type JournalPage, journalHref, postsQuery } from '../features/journal/model/journal-page.ts';
import { JournalIndex } from '../features/journal/ui/journal-index.tsx';

/** /blog and /blog/:topic, ?page= */
export default defineRoute({
  loader: async ({ params, url, load }): Promise<JournalPage> => {
    const topic = params.slug ? { topic: params.slug } : {};
    const page = pageNumber(url, journalHref({ ...topic, page: 1 }));
    const asked = { ...topic, page };
    const { items, topics } = await load(content.blogPosts.initiate(postsQuery(asked)));
    const isKnown = !asked.topic || topics.some(({ slug }) => slug === asked.topic);
    if (!isKnown || (page > 1 && items.length === 0)) throw notFound();
    return asked;
  },
  Component: ({ data }) => <JournalIndex asked={data} />,
});
