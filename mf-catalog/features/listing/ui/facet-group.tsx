import type { FacetOption } from '@cairn/shared-contracts/api/tours.schema';
import type { ReactNode } from 'react';
import { fold } from '../model/fold.ts';
import type { OptionKey } from '../model/listing-filter.ts';
import { useOptionName } from '../model/use-option-name.ts';
import { FilterCheck } from './filter-check.tsx';
import { FilterSection } from './filter-section.tsx';
import { Folded } from './folded.tsx';
import { OptionSearch, useOptionSearch } from './option-search.tsx';

export interface FacetGroupProps {
  name: OptionKey;
  title: string;
  options: readonly FacetOption[];
  selected: readonly string[];
  onToggle: (value: string) => void;
  /** Words of an option; its name by default. */
  label?: (option: FacetOption) => ReactNode;
  /** Folded until somebody wants it, or has chosen of it. */
  isClosed?: boolean;
}

/** more than these, and the rest folds away */
const SHOWN = 6;
/** more than these, and one looks for the name */
const SEARCHED = 12;

/** Options of one filter with the tours that each would bring. */
export function FacetGroup({ name, title, options, selected, onToggle, label, isClosed = false }: FacetGroupProps) {
  const nameOf = useOptionName();
  const named = options.map((option) => ({ ...option, name: nameOf(name, option) }));
  const [shown, rest] = fold(named, SHOWN);
  const search = useOptionSearch(rest);
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
  const isChosen = ({ value }: FacetOption) => selected.includes(value);
  return (
    <FilterSection title={title} isClosed={isClosed && !named.some(isChosen)}>
      {shown.map(check)}
      {rest.length > 0 ? (
        <Folded count={rest.length} isOpen={rest.some(isChosen)}>
          {options.length > SEARCHED ? <OptionSearch title={title} search={search} /> : null}
          {search.found(rest).map(check)}
        </Folded>
      ) : null}
    </FilterSection>
  );
}
