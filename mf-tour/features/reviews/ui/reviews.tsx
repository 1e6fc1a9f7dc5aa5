import type { ReviewsPage } from '@cairn/shared-contracts/api/tours.schema';
import { formatRating } from '@cairn/shared-contracts/domain/rating';
import { AlertCircleIcon } from '@cairn/shared-contracts/icons';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Button } from '@cairn/shared-contracts/ui/button';
import { RatingDistribution } from '@cairn/shared-contracts/ui/rating';
import { useEffect, useRef } from 'react';
import { WhenNear } from '../../../common/ui/when-near.tsx';
import { type ReviewList, useReviewList } from '../model/use-review-list.ts';
import { ReviewItem } from './review-item.tsx';
import { ReviewSorter } from './review-sorter.tsx';
import css from './reviews.module.css';
import { useRatingWord } from './use-rating-word.ts';

export interface ReviewsProps {
  /** of the tour */
  slug: string;
  /** the first of them, which come with the page */
  first: ReviewsPage;
}

const loadParts = () => import('./review-parts.tsx');

/** How a tour was for those who walked it: the average, its spread in words, and the reviews. */
export function Reviews({ slug, first }: ReviewsProps) {
  const { t } = useTranslation('mf-tour');
  const { site } = usePlatform();
  const list = useReviewList(slug, first);
  if (first.total === 0) return <p className={css.none}>{t('reviews.none')}</p>;
  return (
    <>
      <Summary first={first} />
      {first.total > first.items.length ? (
        <>
          {first.parts ? (
            <WhenNear load={loadParts} props={{ parts: first.parts, list }} className={css.parts} />
          ) : null}
          <ReviewSorter list={list} />
        </>
      ) : null}
      <div className={css.list}>
        {list.items.map((review) => (
          <ReviewItem key={review.id} review={review} isOrganizerHidden={site.organizer.forceHideOrganizers} />
        ))}
      </div>
      <div className={css.foot}>
        {list.isFailed ? (
          <p role="alert" className={css.failed}>
            <AlertCircleIcon size={18} />
            {t('reviews.failed')}
          </p>
        ) : null}
        {list.hasMore ? (
          <Button variant="secondary" isLoading={list.isLoading} onPress={list.showMore}>
            {list.isFailed ? t('reviews.again') : <More list={list} />}
          </Button>
        ) : null}
        <Shown list={list} />
      </div>
    </>
  );
}

/** What the press does: it says "all" only where none is left after it. */
function More({ list: { total, coming, isRestComing } }: { list: ReviewList }) {
  const { t } = useTranslation('mf-tour');
  return isRestComing ? t('reviews.all', { count: total }) : t('reviews.more', { count: coming });
}

/** How many are shown. The last press of "more" takes its button away: the focus goes on to what was said in its place. */
function Shown({ list: { items, total, hasMore, isUnfolded, isLoading } }: { list: ReviewList }) {
  const { t } = useTranslation('mf-tour');
  const ref = useRef<HTMLParagraphElement>(null);
  const isComplete = isUnfolded && !hasMore;
  useEffect(() => {
    if (isComplete && document.activeElement === document.body) ref.current?.focus();
  }, [isComplete]);
  return (
    <p ref={ref} role="status" tabIndex={-1} className={css.shown}>
      {isUnfolded && !isLoading ? t('reviews.shown', { shown: items.length, total }) : ''}
    </p>
  );
}

function Summary({ first: { rating, total, distribution } }: { first: ReviewsPage }) {
  const { t } = useTranslation('mf-tour');
  const { locale } = usePlatform();
  const [terrible = 0, poor = 0, fair = 0, good = 0, excellent = 0] = distribution;
  const wordOf = useRatingWord();
  return (
    <div className={css.summary}>
      {rating === null ? null : (
        <p className={css.average}>
          <b className={css.number}>{formatRating(locale, rating)}</b>
          <span>
            <b className={css.word}>{wordOf(rating)}</b>
            <span className={css.count}>{t('reviews.count', { count: total })}</span>
          </span>
        </p>
      )}
      <RatingDistribution counts={[terrible, poor, fair, good, excellent]} label={t('reviews.byRating')} />
    </div>
  );
}
