import { defineRoute, notFound, pageNumber } from '@cairn/shared-contracts/remote/platform';
import { organizers } from '../features/organizers/model/api.ts';
import { reviewsQuery } from '../features/organizers/model/reviews-query.ts';
import { OrganizerPage } from '../features/organizers/ui/organizer-page.tsx';

/** /tour-provider/:id; ?page= is that of the reviews */
export default defineRoute({
  loader: async ({ params, url, load }) => {
    const id = Number(params.id);
    const page = pageNumber(url, `/tour-provider/${id}`);
    const [, , reviews] = await Promise.all([
      load(organizers.organizer.initiate({ id })),
      load(organizers.verificationInfo.initiate({ id })),
      load(organizers.organizerReviews.initiate(reviewsQuery(id, page))),
    ]);
    if (page > 1 && reviews.items.length === 0) throw notFound('page_not_found');
    return { id, page };
  },
  Component: ({ data: { id, page } }) => <OrganizerPage key={id} id={id} page={page} />,
});
