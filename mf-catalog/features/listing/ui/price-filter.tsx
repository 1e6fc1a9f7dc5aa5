import { currencySign } from '@cairn/shared-contracts/domain/money';
import type { SearchFilter } from '@cairn/shared-contracts/domain/search-filter';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { RangeSlider } from '@cairn/shared-contracts/ui/range-slider';
import { type PriceKeys, priceSpan, priceStep, withPrice } from '../model/price-span.ts';
import type { ApplyFilter } from '../model/use-listing-state.ts';

export interface PriceFilterProps {
  label: string;
  keys: PriceKeys;
  /** Upper end, whole units of the currency; there it means "and more". */
  end: number;
  currency: string;
  /** Tours by equal parts of the range. */
  bars?: readonly number[];
  filter: SearchFilter;
  onChange: ApplyFilter;
}

/** A price by slider and fields, over how many tours cost how much. */
export default function PriceFilter({ label, keys, end, currency, bars, filter, onChange }: PriceFilterProps) {
  const { t } = useTranslation('mf-catalog');
  return (
    <RangeSlider
      label={label}
      value={priceSpan(filter, keys, end)}
      min={0}
      max={end}
      step={priceStep(keys, currency, end)}
      {...(bars ? { bars } : {})}
      unit={currencySign(currency)}
      fromLabel={t('filters.priceFrom')}
      toLabel={t('filters.priceTo')}
      onChangeEnd={(span) => onChange(withPrice(filter, keys, span, end))}
    />
  );
}
