import type { Facets } from '@cairn/shared-contracts/api/tours.schema';
import { listingHref, type SearchFilter } from '@cairn/shared-contracts/domain/filter-params';
import { XIcon } from '@cairn/shared-contracts/icons';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { useWithParty } from '../../party/model/use-with-party.ts';
import { appliedFilters } from '../model/applied-filters.ts';
import { cleared } from '../model/listing-filter.ts';
import { useFilterWords } from '../model/use-filter-words.ts';
import css from './applied-row.module.css';

export interface AppliedRowProps {
  filter: SearchFilter;
  facets: Facets | undefined;
  onChange: (next: SearchFilter) => void;
}

/**
 * Filters in force. Each chip is a link to the listing without it, so it works before any script; with one, a press, Delete or
 * Backspace removes it and focus goes on to the next chip, then to "Clear all".
 */
export function AppliedRow({ filter, facets, onChange }: AppliedRowProps) {
  const { t } = useTranslation('mf-catalog');
  const withParty = useWithParty();
  const words = useFilterWords(facets);
  const rowRef = useRef<HTMLUListElement>(null);
  const applied = appliedFilters(filter);
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
          <a
            href={withParty(listingHref(one.without))}
            rel="nofollow"
            className={css.chip}
            aria-label={t('applied.remove', { name: words(one) })}
            onClick={(event) => remove(event, one.without, at)}
            onKeyDown={(event) => {
              if (event.key === 'Delete' || event.key === 'Backspace') remove(event, one.without, at);
            }}
          >
            {words(one)}
            <XIcon size={14} />
          </a>
        </li>
      ))}
      <li>
        <a
          href={withParty(listingHref(cleared(filter)))}
          rel="nofollow"
          className={css.clear}
          onClick={(event) => remove(event, cleared(filter), applied.length)}
        >
          {t('applied.clearAll')}
        </a>
      </li>
    </ul>
  );
}
