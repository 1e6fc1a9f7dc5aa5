import type { Trip } from '@cairn/shared-contracts/api/user.schema';
import { formatDate } from '@cairn/shared-contracts/domain/dates';
import { bothOf } from '@cairn/shared-contracts/domain/reading';
import { reviewPath } from '@cairn/shared-contracts/domain/review-paths';
import { StarIcon } from '@cairn/shared-contracts/icons';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { useTravellerTime } from '@cairn/shared-contracts/remote/use-traveller-time';
import { LinkButton } from '@cairn/shared-contracts/ui/button';
import { Link } from '@cairn/shared-contracts/ui/link';
import css from './past-trips.module.css';
import { StateBadge } from './state-badge.tsx';
import { TripList } from './trip-list.tsx';
import { TripRow } from './trip-row.tsx';

/** Trips that were made or cancelled: the review that may be written, the one that was, what was paid back. */
export function PastTrips({ trips }: { trips: readonly Trip[] }) {
  const { t } = useTranslation('mf-account');
  return (
    <TripList id="past" title={t('trips.past')}>
      {trips.map((trip) => (
        <TripRow key={trip.uuid} trip={trip}>
          {trip.review ? <Review review={trip.review} tour={trip.tour.name} /> : <StateBadge trip={trip} />}
          {trip.refunded > 0 ? (
            <p>
              {t('trips.refunded', { amount: bothOf({ amount: trip.refunded, currency: trip.currency }, trip.rate) })}
            </p>
          ) : null}
        </TripRow>
      ))}
    </TripList>
  );
}

function Review({ review, tour }: { review: NonNullable<Trip['review']>; tour: string }) {
  const { t } = useTranslation('mf-account');
  const { locale } = usePlatform();
  const { date } = useTravellerTime();
  const path = reviewPath(review.uuid);
  if (review.rating !== null)
    return (
      <>
        <Stars rating={review.rating} />
        <Link href={path} aria-label={t('trips.yourReviewOf', { tour })}>
          {t('trips.yourReview')}
        </Link>
      </>
    );
  return (
    <>
      <LinkButton href={path} variant="soft" aria-label={t('trips.writeReviewOf', { tour })}>
        {t('trips.writeReview')}
      </LinkButton>
      {review.open_until ? <p>{t('trips.openUntil', { date: formatDate(date(review.open_until), locale) })}</p> : null}
    </>
  );
}

function Stars({ rating }: { rating: number }) {
  const { t } = useTranslation('mf-account');
  const full = Array.from({ length: Math.round(rating) }, (_, index) => index);
  return (
    <span className={css.stars} role="img" aria-label={t('trips.stars', { count: Math.round(rating) })}>
      {full.map((star) => (
        <StarIcon key={star} size={16} />
      ))}
    </span>
  );
}
