import type { SearchFilter } from '@cairn/shared-contracts/domain/filter-params';
import { SlidersIcon } from '@cairn/shared-contracts/icons';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { lazy, useRef, useState } from 'react';
import { LazyPlace } from '../../../common/lazy-place.tsx';
import { prefetch } from '../../../common/prefetch.ts';
import { appliedFilters } from '../model/applied-filters.ts';
import css from './mobile-bar.module.css';
import { SortSelect } from './sort-select.tsx';

export interface MobileBarProps {
  filter: SearchFilter;
  onChange: (next: SearchFilter) => void;
}

const load = () => import('./filter-sheet.tsx');
const FilterSheet = lazy(load);

/** Filters and order within the thumb's reach, below 992 px. */
export function MobileBar({ filter, onChange }: MobileBarProps) {
  const { t } = useTranslation('mf-catalog');
  const [isOpen, setIsOpen] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const count = appliedFilters(filter).length;
  return (
    <div className={css.bar}>
      <button
        ref={buttonRef}
        type="button"
        className={css.button}
        aria-haspopup="dialog"
        onPointerDown={prefetch(load)}
        onClick={() => setIsOpen(true)}
      >
        <SlidersIcon size={18} />
        {t('filters.title')}
        {count > 0 ? <span className={css.count}>{count}</span> : null}
      </button>
      <SortSelect filter={filter} onChange={onChange} />
      {isOpen ? (
        <LazyPlace fallback={null}>
          <FilterSheet
            filter={filter}
            onApply={(next) => {
              setIsOpen(false);
              onChange(next);
            }}
            onClose={() => {
              setIsOpen(false);
              buttonRef.current?.focus();
            }}
          />
        </LazyPlace>
      ) : null}
    </div>
  );
}
