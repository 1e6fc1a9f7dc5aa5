import type { TourCard as Tour } from '@cairn/shared-contracts/api/tours.schema';
import { formatDate } from '@cairn/shared-contracts/domain/dates';
import { lookOf } from '@cairn/shared-contracts/domain/picture';
import { CalendarDaysIcon, UsersIcon, VerifiedIcon } from '@cairn/shared-contracts/icons';
import { OrganizerLink } from '@cairn/shared-contracts/remote/organizer-link';
import { useForeignLanguage, usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Avatar } from '@cairn/shared-contracts/ui/avatar';
import { Carousel } from '@cairn/shared-contracts/ui/carousel';
import { Level } from '@cairn/shared-contracts/ui/level';
import { Price } from '@cairn/shared-contracts/ui/price';
import { Rating } from '@cairn/shared-contracts/ui/rating';
import { createContext, type ReactNode, useContext } from 'react';
import { Link } from 'react-router';
import { cardBadges } from '../model/card-badges.ts';
import { levelOf } from '../model/level-of.ts';
import { originalPrice } from '../model/original-price.ts';
import { useWithParty } from '../model/use-with-party.ts';
import { AskButton } from './ask-button.tsx';
import { CardBadge } from './card-badge.tsx';
import { HeartButton } from './heart-button.tsx';
import css from './tour-card.module.css';

export interface TourCardProps {
  tour: Tour;
  /** In the first row of a page: its picture is fetched first. */
  priority?: boolean;
  /** Width of the picture, in the language of `<img sizes>`. */
  sizes?: string;
  /** Level of the title in the page's outline. */
  level?: 2 | 3;
  /** Something to press on the picture, above the card's link. */
  extra?: ReactNode;
  /**
   * When the way to ask the organizer is seen: `pointed`, the default, when somebody turns to the card. Without a pointer the organizer's
   * name leads to the same form.
   */
  ask?: 'pointed' | 'always';
}

const CARD_SIZES = '(min-width: 1200px) 330px, (min-width: 576px) 46vw, 92vw';

/** The page is about the organizer of all its cards: none of them names them again. */
export const OfOneOrganizer = createContext(false);

/** A tour in a list. The order of the facts is fixed (guide, section 3), and the whole card is one link. */
export function TourCard({
  tour,
  priority = false,
  sizes = CARD_SIZES,
  level = 3,
  extra,
  ask = 'pointed',
}: TourCardProps) {
  const { t } = useTranslation('mf-catalog');
  const withParty = useWithParty();
  const Title = level === 2 ? 'h2' : 'h3';
  const pictures = tour.images.map((picture) => ({
    src: picture.image,
    alt: picture.alt,
    ...lookOf(picture),
  }));
  return (
    <article className={css.card} data-carousel-group="">
      <div className={css.media} data-picture-of={`/${tour.slug}`}>
        <Carousel
          items={pictures}
          label={t('card.pictures', { name: tour.name })}
          sizes={sizes}
          priority={priority}
          previousLabel={t('card.previousPicture')}
          nextLabel={t('card.nextPicture')}
        />
        <div className={css.badges}>
          {cardBadges(tour).map((badge) => (
            <CardBadge key={badge.kind} badge={badge} />
          ))}
        </div>
        <div className={css.heart}>
          <HeartButton tourId={tour.id} />
        </div>
        {extra ?? (
          <div className={css[ask]}>
            <AskButton tour={tour} />
          </div>
        )}
      </div>
      <div className={css.body}>
        <div className={css.row}>
          <span className={css.place}>{[tour.country.name, tour.region?.name].filter(Boolean).join(' · ')}</span>
          {tour.rating === null ? null : (
            <Rating value={tour.rating} count={tour.reviews_count} label={t('card.rating')} />
          )}
        </div>
        <Title className={css.title} lang={useForeignLanguage(tour.content_language)}>
          <Link to={withParty(`/${tour.slug}`)}>{tour.name}</Link>
        </Title>
        <Facts tour={tour} />
        <Dates tour={tour} />
        <Foot tour={tour} />
      </div>
    </article>
  );
}

function Facts({ tour }: { tour: Tour }) {
  const { t } = useTranslation('mf-catalog');
  return (
    <div className={css.facts}>
      <span>
        <CalendarDaysIcon size={15} />
        {t('card.days', { count: tour.days })}
      </span>
      <Level value={levelOf(tour.difficulty)} label={t(`difficulty.${levelOf(tour.difficulty)}`)} />
      <span>
        <UsersIcon size={15} />
        {t('card.group', { count: tour.group_max })}
      </span>
    </div>
  );
}

function Dates({ tour }: { tour: Tour }) {
  const { t } = useTranslation('mf-catalog');
  const { locale } = usePlatform();
  const more = tour.dates_count - tour.dates.length;
  return (
    <div className={css.dates}>
      {tour.dates.map(({ start }) => (
        <span key={start} className={css.date}>
          {formatDate(start, locale)}
        </span>
      ))}
      {tour.dates.length === 0 ? <span>{t('card.noDates')}</span> : null}
      {more > 0 ? <span className={css.more}>{t('card.moreDates', { count: more })}</span> : null}
    </div>
  );
}

function Foot({ tour }: { tour: Tour }) {
  const { t } = useTranslation('mf-catalog');
  const { site } = usePlatform();
  const { organizer, price } = tour;
  const isSaid = useContext(OfOneOrganizer);
  const isNamed = !isSaid && !site.organizer.forceHideOrganizers;
  return (
    <div className={css.foot}>
      {/* without anything in it, it keeps the price at the end of the line */}
      <span className={css.organizer}>
        {isNamed ? (
          <>
            <Avatar name={organizer.person} id={organizer.id} src={organizer.avatar?.image ?? null} size={24} />
            <OrganizerLink id={organizer.id} name={organizer.name} tourId={tour.id} className={css.organizerName} />
          </>
        ) : null}
        {isNamed && organizer.is_verified ? (
          <VerifiedIcon size={16} className={css.verified} label={t('card.verified')} />
        ) : null}
      </span>
      {price === null ? null : <CardPrice tour={tour} price={price} />}
    </div>
  );
}

/** Price from; of a departure that is not the next, the day. A converted one tells the organizer's own when it is pointed at. */
function CardPrice({ tour, price }: { tour: Tour; price: number }) {
  const { t } = useTranslation('mf-catalog');
  const withParty = useWithParty();
  const { locale } = usePlatform();
  const { currency, price_without_discount, price_from, slug } = tour;
  const isSale = price_without_discount !== null && price_without_discount > price;
  const original = originalPrice(tour);
  const words = (
    <Price
      amount={price}
      currency={currency}
      withoutDiscount={price_without_discount}
      withoutDiscountLabel={t('card.withoutDiscount')}
      original={original}
      originalShown="hover"
      className={css.words ?? ''}
      {...(price_from
        ? { prefix: t('card.fromDate', { date: formatDate(price_from, locale) }) }
        : isSale
          ? {}
          : { prefix: t('card.from') })}
    />
  );
  if (!original) return words;
  // the card's link lies over its text: to be pointed at, the price lies above and leads to the same page
  return (
    <Link to={withParty(`/${slug}`)} tabIndex={-1} className={css.price}>
      {words}
    </Link>
  );
}
