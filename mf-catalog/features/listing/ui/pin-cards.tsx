import type { TourCard as Tour } from '@cairn/shared-contracts/api/tours.schema';
import type { SearchFilter } from '@cairn/shared-contracts/domain/search-filter';
import { XIcon } from '@cairn/shared-contracts/icons';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Button, LinkButton } from '@cairn/shared-contracts/ui/button';
import { IconButton } from '@cairn/shared-contracts/ui/icon-button';
import { Skeleton } from '@cairn/shared-contracts/ui/skeleton';
import { useEffect, useRef } from 'react';
import { tours as calls } from '../../../common/model/api.ts';
import { tourSearch } from '../../../common/model/search-api.ts';
import { TourCard } from '../../../common/ui/tour-card.tsx';
import type { Pin } from '../model/map-pins.ts';
import { useListingHref } from '../model/use-listing-href.ts';
import css from './pin-cards.module.css';

export interface PinCardsProps {
  pin: Pin;
  /** Cards that are here already. */
  tours: readonly Tour[];
  /** The search, wherever it is. */
  filter: Partial<SearchFilter>;
  onClose: () => void;
}

/** kilometres that hold all tours of a pin that does not part */
const PLACE_KM = 1;

/** The cards of the tours at one pin. The focus comes here, and goes back to the pin. */
export function PinCards({ pin, tours, filter, onClose }: PinCardsProps) {
  const { t } = useTranslation('mf-catalog');
  const hrefOf = useListingHref();
  const sectionRef = useRef<HTMLElement>(null);
  const { cards, total, isLoading, hasFailed, retry } = useCards(pin, tours, filter);

  useEffect(() => {
    const before = document.activeElement;
    sectionRef.current?.focus({ preventScroll: true });
    return () => {
      // whoever went on elsewhere meanwhile stays there
      const isHere = document.activeElement === document.body || sectionRef.current?.contains(document.activeElement);
      if (isHere !== false && before instanceof HTMLElement && before.isConnected)
        before.focus({ preventScroll: true });
    };
  }, []);

  return (
    <section
      ref={sectionRef}
      tabIndex={-1}
      className={css.panel}
      aria-label={t('map.open')}
      aria-busy={isLoading}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      <div className={css.head}>
        <p>{t('map.several', { count: total })}</p>
        <IconButton label={t('close')} onPress={onClose}>
          <XIcon />
        </IconButton>
      </div>
      {hasFailed ? (
        <div className={css.failed} role="alert">
          <p>{t('map.failed')}</p>
          <Button variant="secondary" size="sm" onPress={retry}>
            {t('map.retry')}
          </Button>
        </div>
      ) : (
        <ul className={css.cards} aria-label={t('map.several', { count: total })}>
          {isLoading ? (
            <li>
              <Skeleton ratio="4/3" shape="picture" />
            </li>
          ) : null}
          {cards.map((tour) => (
            <li key={tour.id}>
              <TourCard tour={tour} sizes="(min-width: 992px) 260px, 78vw" />
            </li>
          ))}
        </ul>
      )}
      {total > cards.length && !isLoading ? (
        <LinkButton
          href={hrefOf({ ...filter, lat: pin.lat, lng: pin.lng, radius: PLACE_KM }, { view: 'list' })}
          rel="nofollow"
          variant="soft"
          size="sm"
        >
          {t('map.showAll', { count: total })}
        </LinkButton>
      ) : null}
    </section>
  );
}

/** Those of the page are here; others are asked for by their numbers; of a place with many tours the first ones and how many there are. */
function useCards({ ids, count, lat, lng }: Pin, tours: readonly Tour[], filter: Partial<SearchFilter>) {
  const isFew = ids.length === count;
  const here = ids.flatMap((id) => tours.find((tour) => tour.id === id) ?? []);
  const isHere = isFew && here.length === count;
  const { dateFrom, dateTo } = filter;
  const dates = { ...(dateFrom ? { dateFrom } : {}), ...(dateTo ? { dateTo } : {}) };
  const few = calls.toursByIds.useQuery({ ids, ...dates }, { skip: isHere || !isFew });
  const around = { ...filter, lat: round(lat), lng: round(lng), radius: PLACE_KM };
  const many = tourSearch.toursOf.useQuery(around, { skip: isFew });
  const asked = isFew ? few : many;
  return {
    cards: isHere ? here : (asked.data?.items ?? []),
    total: isFew ? count : (many.data?.total ?? count),
    isLoading: !isHere && asked.isFetching && !asked.data,
    hasFailed: !isHere && asked.isError,
    retry: () => void asked.refetch(),
  };
}

const round = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;
