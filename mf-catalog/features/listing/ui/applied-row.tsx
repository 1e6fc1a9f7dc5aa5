import type { SearchFilter } from '@cairn/shared-contracts/domain/search-filter';
import { XIcon } from '@cairn/shared-contracts/icons';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { Link } from 'react-router';
import type { FlexDays } from '../model/dates.ts';
import { cleared } from '../model/listing-filter.ts';
import { useAppliedFilters } from '../model/use-applied-filters.ts';
import { type Answered, useFilterLabels } from '../model/use-filter-labels.ts';
import { useListingHref } from '../model/use-listing-href.ts';
import type { ApplyFilter } from '../model/use-listing-state.ts';
import css from './applied-row.module.css';

export interface AppliedRowProps {
  filter: SearchFilter;
  flex: FlexDays;
  answer: Answered;
  onChange: ApplyFilter;
}

/**
 * Filters in force. Each chip is a link to the listing without it, so it works before any script; with one, a press, Delete or
 * Backspace removes it and focus goes on to the next chip, then to "Clear all".
 */
export default function AppliedRow({ filter, flex, answer, onChange }: AppliedRowProps) {
  const { t } = useTranslation('mf-catalog');
  const hrefOf = useListingHref();
  const label = useFilterLabels(answer, flex);
  const rowRef = useRef<HTMLUListElement>(null);
  const applied = useAppliedFilters(filter);
  if (applied.length === 0) return null;

  function remove(event: MouseEvent | KeyboardEvent, next: SearchFilter, at: number) {
    event.preventDefault();
    // the chip goes away with the answer; focus must not go with it
    rowRef.current?.querySelectorAll('a')[at + 1]?.focus();
    onChange(next);
  }

  return (
    <ul ref={rowRef} className={css.row} aria-label={t('applied.label')}>
      {applied.map((one, at) => (
        <li key={one.id}>
          <Link
            to={hrefOf(one.without)}
            rel="nofollow"
            className={css.chip}
            aria-label={t('applied.remove', { name: label(one) })}
            onClick={(event) => remove(event, one.without, at)}
            onKeyDown={(event) => {
              if (event.key === 'Delete' || event.key === 'Backspace') remove(event, one.without, at);
            }}
          >
            {label(one)}
            <XIcon size={14} />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={hrefOf(cleared(filter))}
          rel="nofollow"
          className={css.clear}
          onClick={(event) => remove(event, cleared(filter), applied.length)}
        >
          {t('applied.clearAll')}
        </Link>
      </li>
    </ul>
  );
}
