import type { Facets } from '@cairn/shared-contracts/api/tours.schema';
import { maxPricePerDayOf } from '@cairn/shared-contracts/domain/max-price';
import type { SearchFilter } from '@cairn/shared-contracts/domain/search-filter';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { lazy, useState } from 'react';
import { LazyPlace } from '../../../common/ui/lazy-place.tsx';
import { PRICE, PRICE_PER_DAY } from '../model/price-span.ts';
import type { ApplyFilter } from '../model/use-listing-state.ts';
import { FilterSection } from './filter-section.tsx';
import css from './price-sections.module.css';

const PriceFilter = lazy(() => import('./price-filter.tsx'));

export interface PriceSectionsProps {
  filter: SearchFilter;
  facet: Facets['price'];
  onChange: ApplyFilter;
  /** Whether sliders may come: their code is for those who see them. */
  hasSlider: boolean;
}

/** What a tour costs, and what a day of it does. */
export function PriceSections({ filter, facet, onChange, hasSlider }: PriceSectionsProps) {
  const { t } = useTranslation('mf-catalog');
  const isPerDaySet = filter.pricePerDayMin !== undefined || filter.pricePerDayMax !== undefined;
  const [isPerDayOpen, setPerDayOpen] = useState(isPerDaySet);
  const { currency } = facet;
  const given = { currency, filter, onChange };
  return (
    <>
      <FilterSection title={t('filters.price')} isFixed>
        <div className={css.space}>
          {hasSlider ? (
            <LazyPlace fallback={null}>
              <PriceFilter {...given} label={t('filters.price')} keys={PRICE} end={facet.max} bars={facet.histogram} />
            </LazyPlace>
          ) : (
            <PlainPrice filter={filter} />
          )}
        </div>
      </FilterSection>
      <FilterSection title={t('filters.pricePerDay')} isClosed={!isPerDaySet} onToggle={setPerDayOpen}>
        <div className={css.low}>
          {hasSlider && isPerDayOpen ? (
            <LazyPlace fallback={null}>
              <PriceFilter
                {...given}
                label={t('filters.pricePerDay')}
                keys={PRICE_PER_DAY}
                // an api of before tells no end
                end={facet.max_per_day ?? maxPricePerDayOf(currency)}
              />
            </LazyPlace>
          ) : null}
        </div>
      </FilterSection>
    </>
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
