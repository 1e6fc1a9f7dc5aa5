import type { FacetOption } from '@cairn/shared-contracts/api/tours.schema';
import type { SearchFilter } from '@cairn/shared-contracts/domain/search-filter';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { chosenBuckets, DAY_BUCKETS, toggledBucket } from '../model/day-buckets.ts';
import type { ApplyFilter } from '../model/use-listing-state.ts';
import { ChoiceChips } from './choice-chips.tsx';

export interface LengthChipsProps {
  filter: SearchFilter;
  onChange: ApplyFilter;
  options: readonly FacetOption[];
}

/** Lengths of tours. The filter knows one span, so neighbours join. */
export function LengthChips({ filter, onChange, options }: LengthChipsProps) {
  const { t } = useTranslation('mf-catalog');
  const chosen = chosenBuckets(filter);
  return (
    <ChoiceChips
      label={t('filters.days')}
      onChoose={onChange}
      choices={DAY_BUCKETS.map((bucket) => ({
        id: bucket.id,
        label: t(`filters.length.${bucket.id}`),
        isOn: chosen.includes(bucket),
        next: toggledBucket(filter, bucket),
        count: options.find(({ value }) => value === bucket.id)?.count,
      }))}
    />
  );
}
