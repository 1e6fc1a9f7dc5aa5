import type { ToursPage } from '@cairn/shared-contracts/api/tours.schema';
import type { SearchFilter } from '@cairn/shared-contracts/domain/filter-params';
import { ChevronLeftIcon, ChevronRightIcon } from '@cairn/shared-contracts/icons';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Link } from 'react-router';
import { useListingHref } from '../model/use-listing-href.ts';
import css from './map-pager.module.css';

/** Which of the tours have pins, and the way to the others. Below 992 px the map stands alone, without the list and its pages. */
export function MapPager({ answer, filter }: { answer: ToursPage; filter: SearchFilter }) {
  const { t } = useTranslation('mf-catalog');
  const { locale } = usePlatform();
  const hrefOf = useListingHref();
  const { page, per_page, total } = answer;
  const pages = Math.ceil(total / per_page);
  if (pages <= 1) return null;
  const number = (value: number) => value.toLocaleString(locale);
  const from = (page - 1) * per_page + 1;
  const words = { from: number(from), to: number(Math.min(from + per_page - 1, total)), total: number(total) };
  return (
    <nav className={css.pager} aria-label={t('map.pages')}>
      {page > 1 ? (
        <Link
          to={hrefOf({ ...filter, page: page - 1 })}
          rel="nofollow"
          aria-label={t('map.previous')}
          className={css.go}
        >
          <ChevronLeftIcon size={18} />
        </Link>
      ) : null}
      <span className={css.range}>{t('map.range', words)}</span>
      {page < pages ? (
        <Link to={hrefOf({ ...filter, page: page + 1 })} rel="nofollow" aria-label={t('map.next')} className={css.go}>
          <ChevronRightIcon size={18} />
        </Link>
      ) : null}
    </nav>
  );
}
