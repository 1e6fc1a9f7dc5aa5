import type { Review, ReviewsPage } from '@cairn/shared-contracts/api/tours.schema';
import { formatMonth } from '@cairn/shared-contracts/domain/dates';
import { formatRating } from '@cairn/shared-contracts/domain/rating';
import { useForeignLanguage, usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Avatar } from '@cairn/shared-contracts/ui/avatar';
import { Pagination } from '@cairn/shared-contracts/ui/pagination';
import { Rating, RatingDistribution } from '@cairn/shared-contracts/ui/rating';
import { reviewsHref } from '../model/reviews-query.ts';
import css from './organizer-reviews.module.css';

/** What people say who walked with them: how they rate each aspect, and five reviews a page with their own words and the organizer's replies. */
export function OrganizerReviews({ id, reviews }: { id: number; reviews: ReviewsPage }) {
  const { t } = useTranslation('mf-content');
  const { locale } = usePlatform();
  const { aspects = [] } = reviews.parts ?? {};
  const [terrible = 0, poor = 0, fair = 0, good = 0, excellent = 0] = reviews.distribution;
  if (reviews.total === 0) return <p>{t('organizers.new')}</p>;
  return (
    <div className={css.reviews}>
      <div className={css.summary}>
        {reviews.rating === null ? null : (
          <Rating
            value={reviews.rating}
            size="lg"
            countLabel={t('organizers.reviews', { count: reviews.total })}
            label={t('organizers.rating')}
          />
        )}
        <RatingDistribution counts={[terrible, poor, fair, good, excellent]} />
        {aspects.length > 0 ? (
          <dl className={css.aspects}>
            {aspects.map(({ name, rating }) => (
              <div key={name}>
                <dt>{t(`aspect.${name}`)}</dt>
                <dd>{formatRating(locale, rating)}</dd>
              </div>
            ))}
          </dl>
        ) : null}
      </div>
      <div className={css.list}>
        {reviews.items.map((review) => (
          <ReviewItem key={review.id} review={review} />
        ))}
        <Pagination
          page={reviews.page}
          total={Math.ceil(reviews.total / reviews.per_page)}
          hrefFor={(page) => reviewsHref(id, page)}
          label={t('organizer.reviewPages')}
          items={{ perPage: reviews.per_page, total: reviews.total }}
        />
      </div>
    </div>
  );
}

function ReviewItem({ review }: { review: Review }) {
  const { t } = useTranslation('mf-content');
  const { locale } = usePlatform();
  const lang = useForeignLanguage(review.content_language);
  const aspects = Object.entries(review.aspects ?? {});
  return (
    <article aria-label={review.author} className={css.review}>
      <div className={css.who}>
        <Avatar name={review.author} id={review.author} size={40} />
        <div>
          <b>{review.author}</b>
          <p className={css.meta}>
            {[review.author_from, formatMonth(review.traveled_on, locale)].filter(Boolean).join(' · ')}
          </p>
        </div>
        <Rating value={review.rating} label={t('organizers.rating')} className={css.rating ?? ''} />
      </div>
      {aspects.length > 0 ? (
        <p className={css.meta}>
          {aspects.map(([aspect, level]) => `${t(`aspect.${aspect}`)}: ${level}/5`).join(' · ')}
        </p>
      ) : null}
      <p className={css.text} lang={lang}>
        {review.text}
      </p>
      {review.reply ? (
        <div className={css.reply}>
          <b>{t('organizer.replied', { name: review.reply.author })}</b>
          <p lang={lang}>{review.reply.text}</p>
        </div>
      ) : null}
    </article>
  );
}
