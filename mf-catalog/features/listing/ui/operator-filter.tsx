import type { Facets } from '@cairn/shared-contracts/api/tours.schema';
import { OPERATOR_TYPES } from '@cairn/shared-contracts/domain/enumerations';
import type { SearchFilter } from '@cairn/shared-contracts/domain/search-filter';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { changed } from '../model/listing-filter.ts';
import type { ApplyFilter } from '../model/use-listing-state.ts';
import { FilterCheck } from './filter-check.tsx';
import { FilterSection } from './filter-section.tsx';

export interface OperatorFilterProps {
  filter: SearchFilter;
  facets: Facets;
  onChange: ApplyFilter;
}

/** Who leads: a company or a private guide; tours by their author; cruises. */
export function OperatorFilter({ filter, facets, onChange }: OperatorFilterProps) {
  const { t } = useTranslation('mf-catalog');
  const operators = facets.author_tours_operator;
  const flag = (key: 'isAuthorTourSearch' | 'isCruisesSearch', words: string) => (
    <FilterCheck
      name={key}
      value="1"
      isSelected={filter[key] === true}
      onChange={() => onChange(changed(filter, { [key]: filter[key] ? undefined : 1 }))}
    >
      {words}
    </FilterCheck>
  );
  return (
    <>
      {operators.length > 0 ? (
        <FilterSection title={t('filters.operator')}>
          {OPERATOR_TYPES.map((value) => (
            <FilterCheck
              key={value}
              type="radio"
              name="operatorType"
              value={value}
              isSelected={filter.operatorType === value}
              onChange={() => onChange(changed(filter, { operatorType: value }))}
              count={operators.find((option) => option.value === value)?.count}
            >
              {t(`operator.${value}`)}
            </FilterCheck>
          ))}
        </FilterSection>
      ) : null}
      <FilterSection title={t('filters.good')}>
        {flag('isAuthorTourSearch', t('good.author'))}
        {flag('isCruisesSearch', t('good.cruises'))}
      </FilterSection>
    </>
  );
}
