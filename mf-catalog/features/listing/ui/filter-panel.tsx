import type { Facets } from '@cairn/shared-contracts/api/tours.schema';
import type { SearchFilter } from '@cairn/shared-contracts/domain/filter-params';
import { CalendarDaysIcon } from '@cairn/shared-contracts/icons';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Level } from '@cairn/shared-contracts/ui/level';
import { lazy } from 'react';
import { LazyPlace } from '../../../common/lazy-place.tsx';
import { LazyDates } from '../../finder/ui/lazy-dates.tsx';
import { levelOf } from '../../tour-card/model/level-of.ts';
import { facetOptions } from '../model/facet-names.ts';
import { changed, type OptionKey, optionsOf, toggled } from '../model/listing-filter.ts';
import { DestinationLinks } from './destination-links.tsx';
import { FacetGroup } from './facet-group.tsx';
import css from './filter-panel.module.css';
import { FilterSection } from './filter-section.tsx';
import { GoodToKnow } from './good-to-know.tsx';
import { LengthChips } from './length-chips.tsx';

const PriceFilter = lazy(() => import('./price-filter.tsx'));

export interface FilterPanelProps {
  filter: SearchFilter;
  facets: Facets;
  onChange: (next: SearchFilter) => void;
  /** Destinations lead to other listings: only where changes apply at once. */
  hasDestinations?: boolean;
  /** Whether the slider of prices may come: its code is for those who see it. */
  hasSlider?: boolean;
}

const GROUPS: readonly OptionKey[] = ['restKinds', 'difficulty', 'comfort', 'accommodation'];

const LOOK = { field: css.dates, text: undefined, placeholder: css.placeholder, hasLabel: false };

/** All filters of the listing, in the order of the guide. Who shows it decides when a change takes effect. */
export function FilterPanel({
  filter,
  facets,
  onChange,
  hasDestinations = false,
  hasSlider = false,
}: FilterPanelProps) {
  const { t } = useTranslation('mf-catalog');
  const { dateFrom, dateTo } = filter;
  const group = (key: OptionKey) => (
    <FacetGroup
      key={key}
      name={key}
      title={t(`filters.${key}`)}
      options={facetOptions(facets, key)}
      selected={optionsOf(filter, key)}
      onToggle={(value) => onChange(toggled(filter, key, value))}
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
      <FilterSection title={t('filters.dates')} isFixed>
        <LazyDates
          value={dateFrom && dateTo ? { start: dateFrom, end: dateTo } : null}
          onChange={(dates) => onChange(changed(filter, { dateFrom: dates?.start, dateTo: dates?.end }))}
          look={LOOK}
          icon={<CalendarDaysIcon />}
        />
      </FilterSection>
      {hasDestinations ? <DestinationLinks options={facets.tours_direction} filter={filter} /> : null}
      <FilterSection title={t('filters.price')} isFixed>
        <div className={css.priceSpace}>
          {hasSlider ? (
            <LazyPlace fallback={null}>
              <PriceFilter facet={facets.price} filter={filter} onChange={onChange} />
            </LazyPlace>
          ) : (
            <PlainPrice filter={filter} />
          )}
        </div>
      </FilterSection>
      {GROUPS.map(group)}
      <FilterSection title={t('filters.days')}>
        <LengthChips filter={filter} onChange={onChange} options={facets.duration} />
      </FilterSection>
      {group('languages')}
      <GoodToKnow filter={filter} facets={facets} onChange={onChange} />
    </div>
  );
}

/** Prices without scripts. */
function PlainPrice({ filter }: { filter: SearchFilter }) {
  const { t } = useTranslation('mf-catalog');
  return (
    <noscript>
      <label className={css.plain}>
        {t('filters.priceFrom')} <input type="number" name="priceMin" min={0} defaultValue={filter.priceMin} />
      </label>
      <label className={css.plain}>
        {t('filters.priceTo')} <input type="number" name="priceMax" min={0} defaultValue={filter.priceMax} />
      </label>
    </noscript>
  );
}
