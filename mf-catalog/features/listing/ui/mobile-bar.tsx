import type { SearchFilter } from '@cairn/shared-contracts/domain/search-filter';
import { MapIcon, SearchIcon, SlidersIcon } from '@cairn/shared-contracts/icons';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { lazy, type MouseEvent, useRef, useState } from 'react';
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
  /** what is searched, over a map: on a button that takes the place of a search field, beside that of the filters */
  searched?: string | undefined;
}

/** "Filters 3": opens them over the whole screen. */
export function FiltersButton({ filter, extras, onChange, searched }: FiltersButtonProps) {
  const { t } = useTranslation('mf-catalog');
  const [isOpen, setIsOpen] = useState(false);
  const openerRef = useRef<HTMLButtonElement>(null);
  const count = useAppliedFilters(filter).length;
  const opens = {
    type: 'button',
    'aria-haspopup': 'dialog',
    onPointerDown: prefetch(load),
    onClick: ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
      openerRef.current = currentTarget;
      setIsOpen(true);
    },
  } as const;
  const chosen = count > 0 ? <span className={css.count}>{count}</span> : null;
  return (
    <>
      {searched === undefined ? (
        <button {...opens} className={css.button}>
          <SlidersIcon size={18} />
          {t('filters.title')}
          {chosen}
        </button>
      ) : (
        <>
          <button {...opens} className={css.search}>
            <SearchIcon size={18} />
            <span className="vh">{t('phrase.label')}: </span>
            <span className={css.searched}>{searched}</span>
          </button>
          <button {...opens} className={css.round}>
            <SlidersIcon size={20} />
            <span className="vh">{t('filters.title')}</span>
            {chosen}
          </button>
        </>
      )}
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
              openerRef.current?.focus();
            }}
          />
        </LazyPlace>
      ) : null}
    </>
  );
}

/** Filters, order and map within the thumb's reach, below 992 px. Over the map: what is searched, and the filters. */
export function MobileBar({ filter, extras, onChange, searched }: FiltersButtonProps) {
  const { t } = useTranslation('mf-catalog');
  const hrefOf = useListingHref();
  if (extras.view === 'map') {
    return (
      <div className={css.onMap}>
        <FiltersButton filter={filter} extras={extras} onChange={onChange} searched={searched} />
      </div>
    );
  }
  return (
    <div className={css.bar}>
      <FiltersButton filter={filter} extras={extras} onChange={onChange} />
      <SortSelect filter={filter} onChange={onChange} />
      <Link to={hrefOf(filter, { view: 'map' })} rel="nofollow" className={css.map}>
        <MapIcon size={18} />
        <span>{t('view.map')}</span>
      </Link>
    </div>
  );
}
