import type { SearchFilter } from '@cairn/shared-contracts/domain/filter-params';
import { ListIcon, MapIcon, SearchIcon, SlidersIcon } from '@cairn/shared-contracts/icons';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { lazy, useRef, useState } from 'react';
import { Link } from 'react-router';
import { prefetch } from '../../../common/model/prefetch.ts';
import { LazyPlace } from '../../../common/ui/lazy-place.tsx';
import type { ListingExtras } from '../model/listing-extras.ts';
import { useAppliedFilters } from '../model/use-applied-filters.ts';
import { useListingHref } from '../model/use-listing-href.ts';
import type { ApplyFilter } from '../model/use-listing-state.ts';
import css from './mobile-bar.module.css';
import { SortSelect } from './sort-select.tsx';

const load = () => import('./filter-sheet.tsx');
const FilterSheet = lazy(load);

export interface FiltersButtonProps {
  filter: SearchFilter;
  extras: ListingExtras;
  onChange: ApplyFilter;
  /** of what is searched, on a button that takes the place of a search field */
  heading?: string | undefined;
}

/** "Filters 3": opens them over the whole screen. */
export function FiltersButton({ filter, extras, onChange, heading }: FiltersButtonProps) {
  const { t } = useTranslation('mf-catalog');
  const [isOpen, setIsOpen] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const count = useAppliedFilters(filter).length;
  return (
    <>
      <button
        ref={buttonRef}
        type="button"
        className={heading ? css.search : css.button}
        aria-haspopup="dialog"
        onPointerDown={prefetch(load)}
        onClick={() => setIsOpen(true)}
      >
        {heading ? (
          <>
            <SearchIcon size={18} />
            <span className={css.heading}>{heading}</span>
            <span className="vh">{t('filters.title')}</span>
            <SlidersIcon size={18} />
          </>
        ) : (
          <>
            <SlidersIcon size={18} />
            {t('filters.title')}
          </>
        )}
        {count > 0 ? <span className={css.count}>{count}</span> : null}
      </button>
      {isOpen ? (
        <LazyPlace fallback={null}>
          <FilterSheet
            filter={filter}
            flex={extras.flex}
            onApply={(next, change) => {
              setIsOpen(false);
              onChange(next, change);
            }}
            onClose={() => {
              setIsOpen(false);
              buttonRef.current?.focus();
            }}
          />
        </LazyPlace>
      ) : null}
    </>
  );
}

/** Filters, order and map within the thumb's reach, below 992 px. */
export function MobileBar({ filter, extras, onChange, heading }: FiltersButtonProps) {
  const { t } = useTranslation('mf-catalog');
  const hrefOf = useListingHref();
  const isMap = extras.view === 'map';
  return (
    <div className={isMap ? css.onMap : css.bar}>
      <FiltersButton filter={filter} extras={extras} onChange={onChange} heading={isMap ? heading : undefined} />
      {isMap ? null : <SortSelect filter={filter} onChange={onChange} />}
      <Link to={hrefOf(filter, { view: isMap ? 'list' : 'map' })} rel="nofollow" className={css.map}>
        {isMap ? <ListIcon size={18} /> : <MapIcon size={18} />}
        <span>{t(isMap ? 'view.list' : 'view.map')}</span>
      </Link>
    </div>
  );
}
