import { median } from '../composition/statistics.ts';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

/** what a mobile visit must reach, of 100 */
export const TARGETS: Record<Category, number> = {
  performance: 100,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};

/** Lighthouse's ids of what makes up the performance score; in ms, CLS without a unit */
export const METRICS = {
  'first-contentful-paint': 'FCP, ms',
  'largest-contentful-paint': 'LCP, ms',
  'speed-index': 'Speed Index, ms',
  'total-blocking-time': 'TBT, ms',
  'cumulative-layout-shift': 'CLS',
} as const;
export type Metric = keyof typeof METRICS;
// the keys of an object literal
export const METRIC_NAMES = Object.keys(METRICS) as readonly Metric[];

/** One audit of one page. */
export interface Audit {
  /** 0 to 100 */
  scores: Record<Category, number>;
  metrics: Record<Metric, number>;
  /** audits outside performance that did not pass: 'label-content-name-mismatch: <button …>' */
  faults: string[];
  /** Lighthouse's own measure of the machine during the visit: a busy or slower one has a lower one, and longer tasks */
  benchmarkIndex: number;
}

export interface PageScores extends Audit {
  name: string;
  path: string;
}

const each = <K extends string>(keys: readonly K[], value: (key: K) => number): Record<K, number> =>
  // every key is given
  Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<K, number>;

/** The medians of a page's audits; a fault of any of them counts. */
export function medianAudit(audits: readonly Audit[]): Audit {
  return {
    scores: each(CATEGORIES, (category) => Math.floor(median(audits.map(({ scores }) => scores[category])))),
    metrics: each(METRIC_NAMES, (metric) => median(audits.map(({ metrics }) => metrics[metric]))),
    faults: [...new Set(audits.flatMap(({ faults }) => faults))],
    benchmarkIndex: median(audits.map(({ benchmarkIndex }) => benchmarkIndex)),
  };
}

export const reaches = ({ scores }: Pick<Audit, 'scores'>): boolean =>
  CATEGORIES.every((category) => scores[category] >= TARGETS[category]);
