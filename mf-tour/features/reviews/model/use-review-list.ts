import type { Review, ReviewSort, ReviewsPage } from '@cairn/shared-contracts/api/tours.schema';
import { useState } from 'react';
import { tours } from '../../../common/model/api.ts';
import { isWhole, type Narrowing } from './narrowing.ts';

/** reviews that one press of "more" brings */
const REVIEWS_STEP = 10;

export interface ReviewList {
  items: readonly Review[];
  total: number;
  sort: ReviewSort;
  hasMore: boolean;
  /** reviews that the next press of "more" adds */
  coming: number;
  /** whether none is left after them */
  isRestComing: boolean;
  isLoading: boolean;
  isFailed: boolean;
  /** whether more than the first few were asked for */
  isUnfolded: boolean;
  showMore(): void;
  sortBy(sort: ReviewSort): void;
  narrowing: Narrowing;
  narrow(narrowing: Narrowing): void;
}

interface Asked {
  sort: ReviewSort;
  /** 0: only the few that came with the page */
  page: number;
  /** of the pages before */
  earlier: readonly Review[];
  narrowing: Narrowing;
}

const startOf = (first: ReviewsPage): Asked => ({ sort: 'newest', page: 0, earlier: first.items, narrowing: {} });

const withoutRepeats = (reviews: readonly Review[]): Review[] => [
  ...new Map(reviews.map((review) => [review.id, review])).values(),
];

/**
 * The reviews that came with the page, then page after page of `REVIEWS_STEP`. The first of those holds the few again; a review
 * written in between shifts the pages, so repeats are dropped. Another order, or fewer of them, starts over; until it is there the old
 * list stays.
 */
export function useReviewList(slug: string, first: ReviewsPage): ReviewList {
  const [{ sort, page, earlier, narrowing }, setAsked] = useState<Asked>(() => startOf(first));
  const { currentData, isFetching, isError, refetch } = tours.tourReviews.useQuery(
    { slug, limit: REVIEWS_STEP, page, ...(sort === 'newest' ? {} : { sort }), ...narrowing },
    { skip: page === 0 },
  );
  const arrived = page > 0 ? (currentData?.items ?? []) : [];
  // another list replaces what stood there as soon as its first page is here
  const isOther = sort !== 'newest' || !isWhole(narrowing);
  const isNewOrder = page === 1 && isOther && currentData !== undefined;
  // all of them, newest first, are what came with the page
  const startOver = (by: ReviewSort, to: Narrowing) =>
    setAsked(by === 'newest' && isWhole(to) ? startOf(first) : { sort: by, page: 1, earlier: items, narrowing: to });
  const items = withoutRepeats(isNewOrder ? arrived : [...earlier, ...arrived]);
  const isLoading = page > 0 && isFetching;
  const total = isWhole(narrowing) ? first.total : (currentData?.total ?? first.total);
  const reachedBy = (pages: number) => (pages === 0 ? first.items.length : Math.min(pages * REVIEWS_STEP, total));
  // what is on its way is still to come
  const nextPage = isLoading || isError ? page : page + 1;
  return {
    items,
    total,
    sort,
    // the last page has not arrived yet: whoever asked for it still sees that it is on its way
    hasMore: isError || isLoading || reachedBy(page) < total,
    coming: reachedBy(nextPage) - reachedBy(nextPage - 1),
    isRestComing: reachedBy(nextPage) === total,
    isLoading,
    isFailed: isError && !isFetching,
    isUnfolded: page > 0,
    showMore() {
      if (isError) return void refetch();
      setAsked({ sort, page: page + 1, earlier: items, narrowing });
    },
    sortBy(next) {
      if (next !== sort) startOver(next, narrowing);
    },
    narrowing,
    narrow: (next) => startOver(sort, next),
  };
}
