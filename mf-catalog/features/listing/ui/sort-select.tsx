import { SORTS } from '@cairn/shared-contracts/domain/enumerations';
import type { SearchFilter } from '@cairn/shared-contracts/domain/search-filter';
import { ChevronDownIcon } from '@cairn/shared-contracts/icons';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { changed } from '../model/listing-filter.ts';
import type { ApplyFilter } from '../model/use-listing-state.ts';
import css from './sort-select.module.css';

export interface SortSelectProps {
  filter: SearchFilter;
  onChange: ApplyFilter;
  /** id of the form that sends it where there are no scripts */
  form?: string;
}

/** Order of the tours. The browser's own select: at its best on phones, without weight, and part of the filters' form. */
export function SortSelect({ filter, onChange, form }: SortSelectProps) {
  const { t } = useTranslation('mf-catalog');
  return (
    <div className={css.sort}>
      <select
        aria-label={t('sort.label')}
        {...(form ? { form, name: 'sort' } : {})}
        value={filter.sort}
        onChange={(event) => onChange(changed(filter, { sort: event.target.value }))}
        className={css.select}
      >
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {t(`sort.${sort}`)}
          </option>
        ))}
      </select>
      <ChevronDownIcon size={16} className={css.chevron} />
    </div>
  );
}
