import type { Tour } from '@cairn/shared-contracts/api/tours.schema';
import { TOUR_BADGES } from '@cairn/shared-contracts/domain/enumerations';
import { formatRating } from '@cairn/shared-contracts/domain/rating';
import { isBookable } from '@cairn/shared-contracts/domain/seats';
import { AwardIcon, MapPinIcon, ShieldCheckIcon, StarIcon, VerifiedIcon } from '@cairn/shared-contracts/icons';
import { Slot, useForeignLanguage, usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Avatar } from '@cairn/shared-contracts/ui/avatar';
import { Badge } from '@cairn/shared-contracts/ui/badge';
import { Link } from '@cairn/shared-contracts/ui/link';
import { placeLine } from '../../../common/model/facts.ts';
import { kindOf } from '../../../common/model/kind.ts';
import { useChosen } from '../../../common/model/use-chosen.ts';
import css from './tour-head.module.css';

export interface TourHeadProps {
  tour: Tour;
  /** where the reviews are: on this page without it */
  reviewsHref?: string | undefined;
}

/** Badges, name, and the line with rating, place and organizer. */
export function TourHead({ tour, reviewsHref }: TourHeadProps) {
  return (
    <header>
      <Badges tour={tour} />
      <h1 lang={useForeignLanguage(tour.content_language)}>{tour.name}</h1>
      <RatingLine tour={tour} reviewsHref={reviewsHref} />
    </header>
  );
}

function Badges({ tour }: { tour: Tour }) {
  const { t } = useTranslation('mf-tour');
  const { id } = useChosen();
  const bookable = tour.dates.filter(isBookable);
  // of the departure that the page is about: another one's guarantee would be read as its own
  const isGuaranteed = (bookable.find((date) => date.id === id) ?? bookable[0])?.not_guaranteed === false;
  const badges = TOUR_BADGES.filter((badge) => tour.badges.includes(badge)).map((badge) => t(`badge.${badge}`));
  const marks = tour.is_new && badges.length === 0 ? [t('badge.new')] : badges.slice(0, 1);
  const kind = kindOf(tour);
  if (marks.length === 0 && !isGuaranteed && kind === 'tour') return null;
  return (
    <p className={css.badges}>
      {marks.map((mark) => (
        <Badge key={mark} tone="new" icon={<AwardIcon size={13} />} className={css.badge}>
          {mark}
        </Badge>
      ))}
      {kind === 'excursion' ? <Badge>{t('badge.excursion')}</Badge> : null}
      {isGuaranteed ? (
        <Badge tone="success" icon={<ShieldCheckIcon size={13} />}>
          {t('badge.guaranteed')}
        </Badge>
      ) : null}
    </p>
  );
}

function RatingLine({ tour, reviewsHref = '#reviews' }: TourHeadProps) {
  const { t } = useTranslation('mf-tour');
  const { locale, site } = usePlatform();
  const { organizer } = tour;
  return (
    <div className={css.line}>
      {tour.rating === null ? null : (
        <span className={css.part}>
          <StarIcon size={15} className={css.star} />
          <span className="vh">{t('head.rating')} </span>
          <b className={css.rating}>{formatRating(locale, tour.rating)}</b>
          <a href={reviewsHref} className={css.link}>
            {t('head.reviews', { count: tour.reviews_count })}
          </a>
        </span>
      )}
      <span className={css.part}>
        <MapPinIcon size={16} />
        {placeLine(tour.start_place, tour.country.name)}
      </span>
      {site.organizer.forceHideOrganizers ? null : (
        <span className={css.part}>
          <Avatar name={organizer.person} id={organizer.id} src={organizer.avatar?.image ?? null} size={24} />
          <Slot
            name="mf-content/organizer-name"
            wake="interaction"
            props={{ id: organizer.id, name: organizer.name }}
            pending={<Link href={`/tour-provider/${organizer.id}`}>{organizer.name}</Link>}
            failed={<Link href={`/tour-provider/${organizer.id}`}>{organizer.name}</Link>}
          />
          {organizer.is_verified ? (
            <VerifiedIcon size={18} className={css.verified} label={t('head.verified')} />
          ) : null}
        </span>
      )}
    </div>
  );
}
