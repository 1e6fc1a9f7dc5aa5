import type { Review, ReviewsPage } from '@cairn/shared-contracts/api/tours.schema';
import { useState } from 'react';
import { tours } from '../../tour/model/api.ts';

/** reviews that one press of "more" brings */
export const REVIEWS_STEP = 10;

export interface ReviewList {
  items: readonly Review[];
  total: number;
  hasMore: boolean;
  isLoading: boolean;
  isFailed: boolean;
  /** whether more than the first few were asked for */
  isUnfolded: boolean;
  showMore(): void;
}

const withoutRepeats = (reviews: readonly Review[]): Review[] => [
  ...new Map(reviews.map((review) => [review.id, review])).values(),
];

/**
 * The reviews that came with the page, then page after page of `REVIEWS_STEP`. The first of those holds the few again; a review
 * written in between shifts the pages, so repeats are dropped.
 */
export function useReviewList(slug: string, first: ReviewsPage): ReviewList {
  const [earlier, setEarlier] = useState<readonly Review[]>(first.items);
  const [page, setPage] = useState(0);
  const { data, isFetching, isError, refetch } = tours.tourReviews.useQuery(
    { slug, limit: REVIEWS_STEP, page },
    { skip: page === 0 },
  );
  const arrived = page > 0 && data?.page === page ? data.items : [];
  const items = withoutRepeats([...earlier, ...arrived]);
  const reached = page === 0 ? first.items.length : page * REVIEWS_STEP;
  const hasMore = isError || Math.min(reached, first.total) < first.total;
  return {
    items,
    total: first.total,
    hasMore,
    isLoading: page > 0 && isFetching,
    isFailed: isError && !isFetching,
    isUnfolded: page > 0,
    showMore() {
      if (isError) return void refetch();
      setEarlier(items);
      setPage(page + 1);
    },
  };
}
