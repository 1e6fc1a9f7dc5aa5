import type { Review, ReviewSort, ReviewsPage } from '@cairn/shared-contracts/api/tours.schema';
import { useState } from 'react';
import { tours } from '../../../common/model/api.ts';

/** reviews that one press of "more" brings */
const REVIEWS_STEP = 10;

export interface ReviewList {
  items: readonly Review[];
  total: number;
  sort: ReviewSort;
  hasMore: boolean;
  isLoading: boolean;
  isFailed: boolean;
  /** whether more than the first few were asked for */
  isUnfolded: boolean;
  showMore(): void;
  sortBy(sort: ReviewSort): void;
}

interface Asked {
  sort: ReviewSort;
  /** 0: only the few that came with the page */
  page: number;
  /** of the pages before */
  earlier: readonly Review[];
}

const withoutRepeats = (reviews: readonly Review[]): Review[] => [
  ...new Map(reviews.map((review) => [review.id, review])).values(),
];

/**
 * The reviews that came with the page, then page after page of `REVIEWS_STEP`. The first of those holds the few again; a review
 * written in between shifts the pages, so repeats are dropped. Another order starts over; until it is there the old one stays.
 */
export function useReviewList(slug: string, first: ReviewsPage): ReviewList {
  const [{ sort, page, earlier }, setAsked] = useState<Asked>({ sort: 'newest', page: 0, earlier: first.items });
  const { currentData, isFetching, isError, refetch } = tours.tourReviews.useQuery(
    { slug, limit: REVIEWS_STEP, page, ...(sort === 'newest' ? {} : { sort }) },
    { skip: page === 0 },
  );
  const arrived = page > 0 ? (currentData?.items ?? []) : [];
  // a new order replaces what stood there as soon as its first page is here
  const isNewOrder = page === 1 && sort !== 'newest' && currentData !== undefined;
  const items = withoutRepeats(isNewOrder ? arrived : [...earlier, ...arrived]);
  const isLoading = page > 0 && isFetching;
  const reached = page === 0 ? first.items.length : page * REVIEWS_STEP;
  return {
    items,
    total: first.total,
    sort,
    // the last page has not arrived yet: whoever asked for it still sees that it is on its way
    hasMore: isError || isLoading || Math.min(reached, first.total) < first.total,
    isLoading,
    isFailed: isError && !isFetching,
    isUnfolded: page > 0,
    showMore() {
      if (isError) return void refetch();
      setAsked({ sort, page: page + 1, earlier: items });
    },
    sortBy(next) {
      if (next === sort) return;
      // newest first is what came with the page
      setAsked(
        next === 'newest' ? { sort: next, page: 0, earlier: first.items } : { sort: next, page: 1, earlier: items },
      );
    },
  };
}
