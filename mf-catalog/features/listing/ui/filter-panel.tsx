import type { ToursPage } from '@cairn/shared-contracts/api/tours.schema';
import type { SearchFilter } from '@cairn/shared-contracts/domain/search-filter';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Level } from '@cairn/shared-contracts/ui/level';
import { levelOf } from '../../../common/model/level-of.ts';
import { isOfCruises } from '../model/cruises.ts';
import type { FlexDays } from '../model/dates.ts';
import { facetOptions } from '../model/facet-names.ts';
import { type OptionKey, optionsOf, toggled } from '../model/listing-filter.ts';
import { hasCountryChoice } from '../model/shown-controls.ts';
import type { ApplyFilter } from '../model/use-listing-state.ts';
import { CruiseFilters } from './cruise-filters.tsx';
import { DatesFilter } from './dates-filter.tsx';
import { DestinationLinks } from './destination-filter.tsx';
import { FacetGroup } from './facet-group.tsx';
import css from './filter-panel.module.css';
import { FilterSection } from './filter-section.tsx';
import { LengthChips } from './length-chips.tsx';
import { OperatorFilter } from './operator-filter.tsx';
import { PeopleFilter } from './people-filter.tsx';
import { PriceSections } from './price-sections.tsx';

export interface FilterPanelProps {
  filter: SearchFilter;
  flex: FlexDays;
  /** Whose counts are shown. */
  answer: ToursPage;
  onChange: ApplyFilter;
  /** Countries lead to other listings: only where changes apply at once. Elsewhere, and on a place's own listing, one ticks them. */
  hasLinks?: boolean;
  /** Whether the sliders of prices may come: their code is for those who see them. */
  hasSlider?: boolean;
}

/** Long lists that few people want. */
const CLOSED: ReadonlySet<OptionKey> = new Set(['collections', 'languages']);

/** All filters of the listing, in the order of the guide. Who shows it decides when a change takes effect. */
export function FilterPanel({ filter, flex, answer, onChange, hasLinks = false, hasSlider = false }: FilterPanelProps) {
  const { t } = useTranslation('mf-catalog');
  const { filters: facets } = answer;
  if (!facets) return null;
  const group = (key: OptionKey) => (
    <FacetGroup
      key={key}
      name={key}
      title={t(`filters.${key}`)}
      options={facetOptions(facets, key)}
      selected={optionsOf(filter, key)}
      onToggle={(value) => onChange(toggled(filter, key, value))}
      isClosed={CLOSED.has(key)}
      {...(key === 'difficulty'
        ? {
            label: ({ value, name }) => (
              <Level value={levelOf(Number(value))} label={name} className={css.level ?? ''} />
            ),
          }
        : {})}
    />
  );
  return (
    <div>
      <DatesFilter filter={filter} flex={flex} months={facets.dates} onChange={onChange} />
      {hasCountryChoice(filter, answer) || !hasLinks ? (
        group('countries')
      ) : filter.slug ? null : (
        <DestinationLinks options={facets.tours_direction} filter={filter} />
      )}
      <PriceSections filter={filter} facet={facets.price} onChange={onChange} hasSlider={hasSlider} />
      {group('restKinds')}
      {isOfCruises(filter, answer) ? <CruiseFilters filter={filter} onChange={onChange} group={group} /> : null}
      {group('difficulty')}
      {group('comfort')}
      {group('accommodation')}
      <FilterSection title={t('filters.days')}>
        <LengthChips filter={filter} onChange={onChange} options={facets.duration} />
      </FilterSection>
      <PeopleFilter filter={filter} facets={facets} onChange={onChange} />
      {group('languages')}
      {group('collections')}
      <OperatorFilter filter={filter} facets={facets} onChange={onChange} />
    </div>
  );
}
