import type { FacetOption, Facets } from '@cairn/shared-contracts/api/tours.schema';
import type { SearchFilter } from '@cairn/shared-contracts/domain/search-filter';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { groupSizeOf } from '../../../common/model/group-sizes.ts';
import { changed } from '../model/listing-filter.ts';
import type { ApplyFilter } from '../model/use-listing-state.ts';
import { ChoiceChips } from './choice-chips.tsx';
import { FilterSection } from './filter-section.tsx';
import css from './people-filter.module.css';

export interface PeopleFilterProps {
  filter: SearchFilter;
  facets: Facets;
  onChange: ApplyFilter;
}

/** Who goes: the largest group one likes to be in, and the youngest of one's own. */
export function PeopleFilter({ filter, facets, onChange }: PeopleFilterProps) {
  const { t } = useTranslation('mf-catalog');
  return (
    <>
      <FilterSection title={t('filters.groupSize')}>
        <ChoiceChips
          label={t('filters.groupSize')}
          onChoose={onChange}
          choices={facets.group_size.map(({ value, count }) => {
            const isOn = filter.maxGroupSize === Number(value);
            return {
              id: value,
              label: t('filters.upTo', { count: groupSizeOf(Number(value)) }),
              isOn,
              next: changed(filter, { maxGroupSize: isOn ? undefined : value }),
              count,
            };
          })}
        />
        {/* links choose it: without scripts the form still has to say it */}
        {filter.maxGroupSize ? <input type="hidden" name="maxGroupSize" value={filter.maxGroupSize} /> : null}
      </FilterSection>
      <FilterSection title={t('filters.age')}>
        <ChildAge options={facets.age} filter={filter} onChange={onChange} />
      </FilterSection>
    </>
  );
}

function ChildAge({
  options,
  filter,
  onChange,
}: {
  options: readonly FacetOption[];
  filter: SearchFilter;
  onChange: ApplyFilter;
}) {
  const { t } = useTranslation('mf-catalog');
  return (
    <label className={css.age}>
      {t('filters.youngest')}
      <select
        name="minAge"
        value={filter.minAge ?? ''}
        onChange={({ target }) => onChange(changed(filter, { minAge: target.value || undefined }))}
        className={css.select}
      >
        <option value="">{t('filters.grownUps')}</option>
        {options.map(({ value, count }) => (
          <option key={value} value={value} disabled={count === 0 && String(filter.minAge) !== value}>
            {t('filters.ageOption', { age: Number(value), count })}
          </option>
        ))}
      </select>
    </label>
  );
}
