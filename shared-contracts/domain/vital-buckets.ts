/** two buckets a tenth apart: a percentile is told to 5 % */
const STEP = 1.1;
const LEAST = 10;

/** Vitals are counted in buckets that grow with their value: a histogram of at most some hundred rows, whoever sends what. */
export const bucketOf = (value: number): number =>
  value < LEAST ? 0 : 1 + Math.floor(Math.log(value / LEAST) / Math.log(STEP));

/** Where a bucket begins; the next one begins where it ends. */
export const startOf = (bucket: number): number => (bucket === 0 ? 0 : LEAST * STEP ** (bucket - 1));

/** the middle of a bucket */
export const middleOf = (bucket: number): number => (bucket === 0 ? 0 : LEAST * STEP ** (bucket - 0.5));

/** so few tell nothing about a percentile */
const LEAST_COUNT = 20;

export interface Counted {
  vital: string;
  bucket: number;
  count: number;
}

export function percentile75(rows: readonly Counted[], vital: string): { count: number; p75: number | null } {
  const own = rows.filter((row) => row.vital === vital).sort((a, b) => a.bucket - b.bucket);
  const count = own.reduce((sum, row) => sum + row.count, 0);
  let rest = 0.75 * count;
  const found = own.find((row) => {
    rest -= row.count;
    return rest <= 0;
  });
  return { count, p75: found && count >= LEAST_COUNT ? Math.round(middleOf(found.bucket)) : null };
}

/** [bucket, how many values fell into it], the lowest first */
export type Histogram = readonly (readonly [bucket: number, count: number])[];

/** The 75th percentile of a histogram; null where so few values say nothing about it. */
export const p75Of = (histogram: Histogram): number | null =>
  percentile75(
    histogram.map(([bucket, count]) => ({ vital: '', bucket, count })),
    '',
  ).p75;
