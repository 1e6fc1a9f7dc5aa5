import type { Facets } from '@cairn/shared-contracts/api/tours.schema';
import type { SearchFilter } from '@cairn/shared-contracts/domain/filter-params';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { changed } from '../model/listing-filter.ts';
import { FilterCheck } from './filter-check.tsx';
import { FilterSection } from './filter-section.tsx';

export interface GoodToKnowProps {
  filter: SearchFilter;
  facets: Facets;
  onChange: (next: SearchFilter) => void;
}

/** option 2 of `maxGroupSize`: at most 8 people */
const SMALL_GROUP = { option: 2, people: 8 };
/** old enough for most easy tours, young enough to be asked about */
const CHILD_AGE = 10;

/** Yes-or-no filters that belong to no list. */
export function GoodToKnow({ filter, facets, onChange }: GoodToKnowProps) {
  const { t } = useTranslation('mf-catalog');
  const isSmall = filter.maxGroupSize === SMALL_GROUP.option;
  const isForChildren = filter.minAge === CHILD_AGE;
  const isAuthor = filter.isAuthorTourSearch === true;
  const smallGroups = facets.group_size.find(({ value }) => value === String(SMALL_GROUP.option))?.count;
  return (
    <FilterSection title={t('filters.good')}>
      <FilterCheck
        name="maxGroupSize"
        value={String(SMALL_GROUP.option)}
        isSelected={isSmall}
        onChange={() => onChange(changed(filter, { maxGroupSize: isSmall ? undefined : SMALL_GROUP.option }))}
        count={smallGroups}
      >
        {t('good.group', { count: SMALL_GROUP.people })}
      </FilterCheck>
      <FilterCheck
        name="minAge"
        value={String(CHILD_AGE)}
        isSelected={isForChildren}
        onChange={() => onChange(changed(filter, { minAge: isForChildren ? undefined : CHILD_AGE }))}
      >
        {t('good.children', { age: CHILD_AGE })}
      </FilterCheck>
      <FilterCheck
        name="isAuthorTourSearch"
        value="1"
        isSelected={isAuthor}
        onChange={() => onChange(changed(filter, { isAuthorTourSearch: isAuthor ? undefined : 1 }))}
      >
        {t('good.author')}
      </FilterCheck>
    </FilterSection>
  );
}
