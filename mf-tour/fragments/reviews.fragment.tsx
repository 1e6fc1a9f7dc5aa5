import { TOUR_REVIEWS } from '@cairn/shared-contracts/domain/limits';
import { defineFragment } from '@cairn/shared-contracts/remote/platform';
import { tours } from '../common/model/api.ts';
import { Reviews } from '../features/reviews/ui/reviews.tsx';

const firstOf = (slug: string) => ({ slug, limit: TOUR_REVIEWS, page: 1 });

/** A tour's reviews for other pages: the average, its spread, the latest few and the way to all. Brings no heading. */
export default defineFragment<'mf-tour/reviews'>({
  preload: ({ slug }, { load }) => load(tours.tourReviews.initiate(firstOf(slug))),
  Component: function ReviewsFragment({ slug }) {
    const { data } = tours.tourReviews.useQuery(firstOf(slug));
    return data ? <Reviews key={slug} slug={slug} first={data} /> : null;
  },
});
