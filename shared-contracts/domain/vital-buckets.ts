import type { Vital } from '../api/experiments.schema.ts';

/** two buckets a tenth apart: a percentile is told to 5 % */
const STEP = 1.1;
const LEAST = 10;

/** Vitals are counted in buckets that grow with their value: a histogram of at most some hundred rows, whoever sends what. */
export const bucketOf = (value: number): number =>
  value < LEAST ? 0 : 1 + Math.floor(Math.log(value / LEAST) / Math.log(STEP));

/** the middle of a bucket */
const middleOf = (bucket: number): number => (bucket === 0 ? 0 : LEAST * STEP ** (bucket - 0.5));

/** so few tell nothing about a percentile */
const LEAST_COUNT = 20;

export interface Counted {
  vital: string;
  bucket: number;
  count: number;
}

export function percentile75(rows: readonly Counted[], vital: Vital): { count: number; p75: number | null } {
  const own = rows.filter((row) => row.vital === vital).sort((a, b) => a.bucket - b.bucket);
  const count = own.reduce((sum, row) => sum + row.count, 0);
  let rest = 0.75 * count;
  const found = own.find((row) => {
    rest -= row.count;
    return rest <= 0;
  });
  return { count, p75: found && count >= LEAST_COUNT ? Math.round(middleOf(found.bucket)) : null };
}
