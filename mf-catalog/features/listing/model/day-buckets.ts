import { DAYS_RANGE } from '@cairn/shared-contracts/domain/limits';
import type { SearchFilter } from '@cairn/shared-contracts/domain/search-filter';
import { changed } from './listing-filter.ts';

/** Lengths of tours that one press chooses. Days, inclusive; the last one has no upper end. */
export const DAY_BUCKETS = [
  { id: '1-3', min: 1, max: 3 },
  { id: '4-7', min: 4, max: 7 },
  { id: '8-14', min: 8, max: 14 },
  { id: '15-20', min: 15, max: DAYS_RANGE.max },
] as const;
export type DayBucket = (typeof DAY_BUCKETS)[number];

const isNarrowed = ({ daysMin, daysMax }: SearchFilter): boolean => daysMin !== undefined || daysMax !== undefined;

/** The buckets that the filter's span covers as a whole; none when days are not filtered. */
export function chosenBuckets(filter: SearchFilter): DayBucket[] {
  if (!isNarrowed(filter)) return [];
  const { daysMin = DAYS_RANGE.min, daysMax = DAYS_RANGE.max } = filter;
  return DAY_BUCKETS.filter(({ min, max }) => min >= daysMin && max <= daysMax);
}

function span(buckets: readonly DayBucket[]): { daysMin: number | undefined; daysMax: number | undefined } {
  const [first, last] = [buckets[0], buckets.at(-1)];
  return { daysMin: first?.min === 1 ? undefined : first?.min, daysMax: last?.max };
}

/**
 * Chooses a bucket, or takes it back. The filter knows one span of days: choosing stretches the span to the bucket, taking back one
 * from the middle keeps the shorter side.
 */
export function toggledBucket(filter: SearchFilter, bucket: DayBucket): SearchFilter {
  const chosen = chosenBuckets(filter);
  const at = chosen.indexOf(bucket);
  if (at < 0) {
    const both = [...chosen, bucket].sort((a, b) => a.min - b.min);
    return changed(filter, span(both));
  }
  return changed(filter, span(at === 0 ? chosen.slice(1) : chosen.slice(0, at)));
}
