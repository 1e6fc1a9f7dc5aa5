import { defineRoute } from '@cairn/shared-contracts/remote/platform';
import { organizers } from '../features/organizers/model/api.ts';
import { reviewsQuery } from '../features/organizers/model/reviews-query.ts';
import { OrganizerPage } from '../features/organizers/ui/organizer-page.tsx';

const readPage = (text: string | null): number => (text && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1);

/** /tour-provider/:id; ?page= is that of the reviews */
export default defineRoute({
  loader: async ({ params, url, load }) => {
    const id = Number(params.id);
    const page = readPage(url.searchParams.get('page'));
    await Promise.all([
      load(organizers.organizer.initiate({ id })),
      load(organizers.verificationInfo.initiate({ id })),
      load(organizers.organizerReviews.initiate(reviewsQuery(id, page))),
    ]);
    return { id, page };
  },
  Component: ({ data: { id, page } }) => <OrganizerPage key={id} id={id} page={page} />,
});
