import type { TourCard as Tour } from '@cairn/shared-contracts/api/tours.schema';
import { lookOf } from '@cairn/shared-contracts/domain/picture';
import type { SearchFilter } from '@cairn/shared-contracts/domain/search-filter';
import { useForeignLanguage, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Picture } from '@cairn/shared-contracts/ui/picture';
import { Price } from '@cairn/shared-contracts/ui/price';
import { Rating } from '@cairn/shared-contracts/ui/rating';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { levelOf } from '../../../common/model/level-of.ts';
import { useWithParty } from '../../../common/model/use-with-party.ts';
import { useListingHref } from '../model/use-listing-href.ts';
import { useSwipe } from '../model/use-swipe.ts';
import css from './map-sheet.module.css';

export interface MapSheetProps {
  /** none where there is no room for them */
  tours: readonly Tour[];
  /** the search, for the way to the list */
  filter: SearchFilter;
  /** how many the search has found, "38 tours in this area"; null on the server, and where the sheet is not shown */
  found: string | null;
  /** Tours whose pins are pointed at. */
  pointed: readonly number[];
  onPoint: (ids: readonly number[]) => void;
}

/** Over the lower edge of a phone's map: how much was found, and the way to the list, with the page's tours until it is pulled down. */
export function MapSheet({ tours, filter, found, pointed, onPoint }: MapSheetProps) {
  const { t } = useTranslation('mf-catalog');
  const hrefOf = useListingHref();
  const navigate = useNavigate();
  const railId = useId();
  const [isUp, setIsUp] = useState(true);
  const list = hrefOf(filter, { view: 'list' });
  const swipe = useSwipe((direction) => {
    // nothing of it moves while the cards of a pin lie there
    if (tours.length === 0) return;
    if (direction === 'down') return setIsUp(false);
    // from its full height on, up is the whole list
    if (isUp) void navigate(list);
    else setIsUp(true);
  });
  return (
    <div className={css.sheet}>
      <div className={css.head} {...swipe}>
        {tours.length > 0 ? (
          <button
            type="button"
            className={css.grabber}
            aria-label={t('map.rail')}
            aria-expanded={isUp}
            aria-controls={railId}
            onClick={() => setIsUp(!isUp)}
          />
        ) : null}
        {/* the heading's status says it aloud */}
        <p className={css.found} aria-hidden="true">
          {found}
        </p>
        <Link to={list} rel="nofollow" className={css.list}>
          {t('view.list')}
        </Link>
      </div>
      <div id={railId}>{isUp && tours.length > 0 ? <Rail {...{ tours, pointed, onPoint }} /> : null}</div>
    </div>
  );
}

/** One card beside the other: the one in the middle is pointed at on the map. */
function Rail({ tours, pointed, onPoint }: Pick<MapSheetProps, 'tours' | 'pointed' | 'onPoint'>) {
  const { t } = useTranslation('mf-catalog');
  const listRef = useMiddle(tours, (id) => onPoint([id]));
  return (
    <ul ref={listRef} className={css.rail} aria-label={t('map.rail')}>
      {tours.map((tour) => (
        <li key={tour.id} data-id={tour.id} className={pointed.includes(tour.id) ? css.pointed : undefined}>
          <Line tour={tour} />
        </li>
      ))}
    </ul>
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
          <Picture src={picture.image} alt="" ratio="1/1" {...lookOf(picture)} radius="var(--r-sm)" sizes="96px" />
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
