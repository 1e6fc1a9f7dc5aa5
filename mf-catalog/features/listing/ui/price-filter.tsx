import type { Facets } from '@cairn/shared-contracts/api/tours.schema';
import type { SearchFilter } from '@cairn/shared-contracts/domain/filter-params';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { RangeSlider } from '@cairn/shared-contracts/ui/range-slider';
import { currencySymbol, priceSpan, priceStep, withPrice } from '../model/price-span.ts';

export interface PriceFilterProps {
  facet: Facets['price'];
  filter: SearchFilter;
  onChange: (next: SearchFilter) => void;
}

/** The price of a tour per person, over how many tours cost how much. */
export default function PriceFilter({ facet, filter, onChange }: PriceFilterProps) {
  const { t } = useTranslation('mf-catalog');
  return (
    <RangeSlider
      label={t('filters.price')}
      value={priceSpan(filter, facet)}
      min={0}
      max={facet.max}
      step={priceStep(facet.max)}
      bars={facet.histogram}
      unit={currencySymbol(facet.currency)}
      fromLabel={t('filters.priceFrom')}
      toLabel={t('filters.priceTo')}
      onChangeEnd={(span) => onChange(withPrice(filter, span, facet))}
    />
  );
}
