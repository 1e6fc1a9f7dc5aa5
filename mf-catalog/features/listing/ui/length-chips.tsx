import type { FacetOption } from '@cairn/shared-contracts/api/tours.schema';
import { listingHref, type SearchFilter } from '@cairn/shared-contracts/domain/filter-params';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { useWithParty } from '../../party/model/use-with-party.ts';
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
  const withParty = useWithParty();
  const chosen = chosenBuckets(filter);
  return (
    <ul className={css.row}>
      {DAY_BUCKETS.map((bucket) => {
        const next = toggledBucket(filter, bucket);
        const isOn = chosen.includes(bucket);
        const count = options.find(({ value }) => value === bucket.id)?.count;
        // nothing to add, and nothing to press: still in sight
        if (count === 0 && !isOn) {
          return (
            <li key={bucket.id}>
              {/* biome-ignore lint/a11y/useValidAnchor: a link without a target, for now */}
              <a role="link" aria-disabled="true" className={css.chip}>
                {t(`filters.length.${bucket.id}`)}
              </a>
            </li>
          );
        }
        return (
          <li key={bucket.id}>
            <a
              href={withParty(listingHref(next))}
              rel="nofollow"
              className={css.chip}
              aria-current={isOn ? 'true' : undefined}
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
