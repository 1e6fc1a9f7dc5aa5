import type { ReviewSort } from '@cairn/shared-contracts/api/tours.schema';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import type { ReviewList } from '../model/use-review-list.ts';
import css from './reviews.module.css';

/** as the call names them */
const SORTS: readonly ReviewSort[] = ['newest', 'best', 'worst'];

/** The browser's own select: three choices need no list of ours. */
export function ReviewSorter({ list }: { list: Pick<ReviewList, 'sort' | 'sortBy'> }) {
  const { t } = useTranslation('mf-tour');
  return (
    <label className={css.sorter}>
      <span>{t('reviews.sort')}</span>
      <select
        className={css.select}
        value={list.sort}
        onChange={({ target }) => {
          const chosen = SORTS.find((sort) => sort === target.value);
          if (chosen) list.sortBy(chosen);
        }}
      >
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {t(`reviews.sorts.${sort}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
