import type { FacetOption } from '@cairn/shared-contracts/api/tours.schema';
import { listingHref, type SearchFilter } from '@cairn/shared-contracts/domain/filter-params';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { chosenBuckets, DAY_BUCKETS, toggledBucket } from '../model/day-buckets.ts';
import css from './length-chips.module.css';

export interface LengthChipsProps {
  filter: SearchFilter;
  onChange: (next: SearchFilter) => void;
  options: readonly FacetOption[];
}

/** Lengths of tours. Links, so that they work before any script; the filter knows one span, so neighbours join. */
export function LengthChips({ filter, onChange, options }: LengthChipsProps) {
  const { t } = useTranslation('mf-catalog');
  const chosen = chosenBuckets(filter);
  return (
    <ul className={css.row}>
      {DAY_BUCKETS.map((bucket) => {
        const next = toggledBucket(filter, bucket);
        const isOn = chosen.includes(bucket);
        const count = options.find(({ value }) => value === bucket.id)?.count;
        return (
          <li key={bucket.id}>
            <a
              href={listingHref(next)}
              rel="nofollow"
              className={css.chip}
              aria-current={isOn ? 'true' : undefined}
              data-empty={(count === 0 && !isOn) || undefined}
              onClick={(event) => {
                event.preventDefault();
                onChange(next);
              }}
            >
              {t(`filters.length.${bucket.id}`)}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
