import type { TourCard as Tour } from '@cairn/shared-contracts/api/tours.schema';
import { useForeignLanguage, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Picture } from '@cairn/shared-contracts/ui/picture';
import { Price } from '@cairn/shared-contracts/ui/price';
import { Rating } from '@cairn/shared-contracts/ui/rating';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Link } from 'react-router';
import { levelOf } from '../../../common/model/level-of.ts';
import { useWithParty } from '../../../common/model/use-with-party.ts';
import css from './map-rail.module.css';

export interface MapRailProps {
  tours: readonly Tour[];
  /** how many the search has found: "38 tours in this area" */
  found: string;
  /** Tours whose pins are pointed at. */
  pointed: readonly number[];
  onPoint: (ids: readonly number[]) => void;
}

/** The page's tours below the map of a phone, one beside the other: the one in the middle is pointed at on the map. */
export function MapRail({ tours, found, pointed, onPoint }: MapRailProps) {
  const { t } = useTranslation('mf-catalog');
  const listRef = useMiddle(tours, (id) => onPoint([id]));
  if (tours.length === 0) return null;
  return (
    <div className={css.sheet}>
      {/* the heading's status says it aloud */}
      <p className={css.found} aria-hidden="true">
        {found}
      </p>
      <ul ref={listRef} className={css.rail} aria-label={t('map.rail')}>
        {tours.map((tour) => (
          <li key={tour.id} data-id={tour.id} className={pointed.includes(tour.id) ? css.pointed : undefined}>
            <Line tour={tour} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Line({ tour }: { tour: Tour }) {
  const { t } = useTranslation('mf-catalog');
  const withParty = useWithParty();
  const lang = useForeignLanguage(tour.content_language);
  const [picture] = tour.images;
  return (
    <div className={css.line}>
      {picture ? (
        <div className={css.picture}>
          <Picture
            src={picture.image}
            alt=""
            ratio="1/1"
            placeholder={picture.placeholder}
            position="50% 82%"
            radius="var(--r-sm)"
            sizes="96px"
          />
        </div>
      ) : null}
      <div className={css.words}>
        <p className={css.facts}>
          {t('card.days', { count: tour.days })} · {t(`difficulty.${levelOf(tour.difficulty)}`)}
          {tour.rating === null ? null : (
            <Rating value={tour.rating} count={tour.reviews_count} label={t('card.rating')} />
          )}
        </p>
        <h3 className={css.name} lang={lang}>
          <Link to={withParty(`/${tour.slug}`)}>{tour.name}</Link>
        </h3>
        {tour.price === null ? null : (
          <p className={css.price}>
            <Price amount={tour.price} currency={tour.currency} prefix={t('card.from')} />
          </p>
        )}
      </div>
    </div>
  );
}

/** @param onMiddle hears whose card is whole in sight, the first of several */
function useMiddle(tours: readonly Tour[], onMiddle: (id: number) => void) {
  const listRef = useRef<HTMLUListElement>(null);
  const hear = useEffectEvent(onMiddle);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other tours are other elements
  useEffect(() => {
    const list = listRef.current;
    if (!list) return;
    const inSight = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inSight.add(target);
          else inSight.delete(target);
        }
        const first = [...list.children].find((item) => inSight.has(item));
        if (first instanceof HTMLElement) hear(Number(first.dataset.id));
      },
      { root: list, threshold: 0.8 },
    );
    for (const item of list.children) observer.observe(item);
    return () => observer.disconnect();
  }, [tours]);
  return listRef;
}
