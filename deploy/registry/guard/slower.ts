import { type Histogram, middleOf, startOf } from '@cairn/shared-contracts/domain/vital-buckets';
import { MEASURES, type Measure, type VersionFigures } from '@cairn/shared-contracts/remote/version-figures';
import { evidenceBeyond, ONE_IN, PAGES_LEAST, SIGMAS } from './rule.ts';

/** the share of pages that a percentile is about: the 75th, as https://web.dev/articles/vitals asks for */
const SHARE = 0.75;

/** How much higher a percentile may be than the one it is held against: by both the factor and the difference. */
interface Bound {
  factor: number;
  /** milliseconds; shifts times 1000 */
  more: number;
}

const BOUNDS: Readonly<Record<Measure, Bound>> = {
  lcp: { factor: 1.25, more: 300 },
  inp: { factor: 1.25, more: 100 },
  cls: { factor: 1.25, more: 50 },
  // a new version's code is in nobody's cache, neither in the browser's nor on the way there
  load: { factor: 1.5, more: 500 },
  render: { factor: 1.25, more: 200 },
  // nor is its code warm
  server: { factor: 1.5, more: 200 },
};

/** values that anybody may tell count from so many networks on */
const NETWORKS_LEAST = 10;
/** where fewer values of the other version are known within a window, it says too little about that window */
const WINDOW_LEAST = 10;

interface SlowerJudgement {
  /** values in the windows in which both versions were measured */
  values: number;
  /** of the other version, as many as those of its windows are worth when they are weighted as the version's own are */
  reference: number;
  /** 75th percentiles */
  found: number;
  before: number;
  /** what the 75th percentile may be */
  limit: number;
  /** how many times better a higher share of values above the limit explains what was seen than a quarter does */
  evidence: number;
  isWorse: boolean;
}

const total = (histogram: Histogram): number => histogram.reduce((sum, [, count]) => sum + count, 0);

/** the lowest bucket up to which there is that share of all weights */
function bucketAt(weights: ReadonlyMap<number, number>, share: number): number {
  const sorted = [...weights].sort(([a], [b]) => a - b);
  let rest = share * sorted.reduce((sum, [, weight]) => sum + weight, 0) - 1e-9;
  for (const [bucket, weight] of sorted) {
    rest -= weight;
    if (rest <= 0) return bucket;
  }
  return sorted.at(-1)?.[0] ?? 0;
}

function weighed(all: readonly { histogram: Histogram; weight: number }[]): Map<number, number> {
  const weights = new Map<number, number>();
  for (const { histogram, weight } of all)
    for (const [bucket, count] of histogram) weights.set(bucket, (weights.get(bucket) ?? 0) + weight * count);
  return weights;
}

type Windows = NonNullable<VersionFigures['compared']>['windows'];

/**
 * Whether a version's 75th percentile is higher than that of the version it is held against, beyond the bound and beyond chance. Both are
 * compared within the same windows only, and the other one's windows are weighted as the version's own are: neither a slow evening nor a share of
 * visitors that was raised meanwhile looks like the version's fault. The limit is the bound above the other one's percentile, at that percentile's upper end
 * of three standard deviations. Of a version within the limit at most a quarter of all values lie above it, so what is asked is what is asked of failed
 * pages (rule.ts): whether more than that quarter does.
 */
export function judgeMeasure(measure: Measure, found: Windows, reference: Windows): SlowerJudgement | undefined {
  const pairs = found.flatMap(({ at, measures }) => {
    const own = measures[measure] ?? [];
    const other = reference.find((window) => window.at === at)?.measures[measure] ?? [];
    return own.length > 0 && total(other) >= WINDOW_LEAST ? [{ own, other }] : [];
  });
  const values = pairs.reduce((sum, { own }) => sum + total(own), 0);
  if (values === 0) return undefined;
  const shares = pairs.map(({ own, other }) => ({ share: total(own) / values, known: total(other) }));
  const known = 1 / shares.reduce((sum, { share, known: count }) => sum + share ** 2 / count, 0);
  const before = weighed(
    pairs.map(({ other }, at) => ({ histogram: other, weight: (shares[at]?.share ?? 0) / total(other) })),
  );
  const own = weighed(pairs.map(({ own: histogram }) => ({ histogram, weight: 1 })));
  const upper = Math.min(SHARE + SIGMAS * Math.sqrt((SHARE * (1 - SHARE)) / known), 0.99);
  const usual = startOf(bucketAt(before, upper) + 1);
  const { factor, more } = BOUNDS[measure];
  const limit = Math.max(usual * factor, usual + more);
  // only what lies above the limit with the whole of its bucket
  const above = [...own].reduce((sum, [bucket, count]) => sum + (startOf(bucket) >= limit ? count : 0), 0);
  const evidence = evidenceBeyond(1 - SHARE, { pages: values, failed: above });
  return {
    ...{ values, reference: Math.round(known), limit: Math.round(limit), evidence },
    found: Math.round(middleOf(bucketAt(own, SHARE))),
    before: Math.round(middleOf(bucketAt(before, SHARE))),
    isWorse: values >= PAGES_LEAST && known >= PAGES_LEAST && evidence > ONE_IN,
  };
}

type Slower = Omit<SlowerJudgement, 'isWorse'> & { measure: Measure };

/** In what a version is worse than the one it is held against; nothing where too few networks were heard of it. */
export function slowerIn(found: VersionFigures | undefined, reference: VersionFigures | undefined): Slower[] {
  const [own, other] = [found?.compared, reference?.compared];
  if (!own || !other) return [];
  return MEASURES.flatMap((measure): Slower[] => {
    if (Math.min(own.networks[measure] ?? 0, other.networks[measure] ?? 0) < NETWORKS_LEAST) return [];
    const judgement = judgeMeasure(measure, own.windows, other.windows);
    if (!judgement?.isWorse) return [];
    const { isWorse: _, evidence, ...said } = judgement;
    return [{ measure, ...said, evidence: Math.round(evidence) }];
  });
}
