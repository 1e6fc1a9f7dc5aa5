import type { FacetOption } from '@cairn/shared-contracts/api/tours.schema';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import type { ReactNode } from 'react';
import type { OptionKey } from '../model/listing-filter.ts';
import css from './facet-group.module.css';
import { FilterCheck } from './filter-check.tsx';
import { FilterSection } from './filter-section.tsx';

export interface FacetGroupProps {
  name: OptionKey;
  title: string;
  options: readonly FacetOption[];
  selected: readonly string[];
  onToggle: (value: string) => void;
  /** Words of an option; its name by default. */
  label?: (option: FacetOption) => ReactNode;
}

/** more than these, and the rest folds away */
const SHOWN = 6;

/** Options of one filter with the tours that each would bring. */
export function FacetGroup({ name, title, options, selected, onToggle, label }: FacetGroupProps) {
  const { t } = useTranslation('mf-catalog');
  if (options.length === 0) return null;
  const check = (option: FacetOption) => (
    <FilterCheck
      key={option.value}
      name={name}
      value={option.value}
      isSelected={selected.includes(option.value)}
      onChange={() => onToggle(option.value)}
      count={option.count}
    >
      {label ? label(option) : option.name}
    </FilterCheck>
  );
  const rest = options.slice(SHOWN);
  return (
    <FilterSection title={title}>
      {options.slice(0, SHOWN).map(check)}
      {rest.length > 0 ? (
        <details className={css.rest} open={rest.some(({ value }) => selected.includes(value)) || undefined}>
          <summary className={css.more}>{t('filters.more', { count: rest.length })}</summary>
          {rest.map(check)}
        </details>
      ) : null}
    </FilterSection>
  );
}
