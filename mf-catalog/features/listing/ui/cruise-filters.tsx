import type { SearchFilter } from '@cairn/shared-contracts/domain/search-filter';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import type { ReactNode } from 'react';
import { changed, type OptionKey, optionsOf, toggled } from '../model/listing-filter.ts';
import type { ApplyFilter } from '../model/use-listing-state.ts';
import { ChoiceChips } from './choice-chips.tsx';
import { FilterCheck } from './filter-check.tsx';
import { FilterSection } from './filter-section.tsx';

export interface CruiseFiltersProps {
  filter: SearchFilter;
  onChange: ApplyFilter;
  group: (key: OptionKey) => ReactNode;
}

/** Guests of one cabin. */
const CABINS = ['1', '2', '3', '4'] as const;

/** What only cruises have. */
export function CruiseFilters({ filter, onChange, group }: CruiseFiltersProps) {
  const { t } = useTranslation('mf-catalog');
  const cabins = optionsOf(filter, 'cruisesCabinsCapacity');
  return (
    <>
      {group('cruisesType')}
      {group('waterObject')}
      {group('cruisesStartCity')}
      {group('ships')}
      <FilterSection title={t('filters.cabin')}>
        <ChoiceChips
          label={t('filters.cabin')}
          onChoose={onChange}
          choices={CABINS.map((value) => ({
            id: value,
            label: t('filters.cabins', { count: Number(value) }),
            isOn: cabins.includes(value),
            next: toggled(filter, 'cruisesCabinsCapacity', value),
          }))}
        />
        <FilterCheck
          name="onlyReturningCruises"
          value="1"
          isSelected={filter.onlyReturningCruises === true}
          onChange={() =>
            onChange(changed(filter, { onlyReturningCruises: filter.onlyReturningCruises ? undefined : 1 }))
          }
        >
          {t('good.returning')}
        </FilterCheck>
      </FilterSection>
    </>
  );
}
