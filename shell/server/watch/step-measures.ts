import { bucketOf } from '@cairn/shared-contracts/domain/vital-buckets';
import {
  MEASURES,
  type Measure,
  type VersionFigures,
  WINDOW_STEPS,
} from '@cairn/shared-contracts/remote/version-figures';

/** milliseconds; shifts times 1000 */
export type Measured = Partial<Record<Measure, number>>;
type Histogram = [bucket: number, count: number][];

/** measurements of one version that a step takes: more change no percentile */
const MEASURED_MAX = 2000;

/** What was measured of a version within one step: bounded, whoever measures what. */
export class StepMeasures {
  #count = 0;
  readonly #shown = new Map<Measure, Map<number, number>>();
  readonly #compared = new Map<Measure, Map<number, number>>();

  /** @param isCompared - whether versions are compared by it; it is shown in any case */
  add(measured: Measured, isCompared: boolean): void {
    if (this.#count >= MEASURED_MAX) return;
    this.#count++;
    for (const measure of MEASURES) {
      const value = measured[measure];
      if (value === undefined) continue;
      for (const counts of isCompared ? [this.#shown, this.#compared] : [this.#shown]) {
        const own = counts.get(measure) ?? new Map<number, number>();
        own.set(bucketOf(value), (own.get(bucketOf(value)) ?? 0) + 1);
        counts.set(measure, own);
      }
    }
  }

  get isCompared(): boolean {
    return this.#compared.size > 0;
  }

  shown(measure: Measure): ReadonlyMap<number, number> | undefined {
    return this.#shown.get(measure);
  }

  compared(measure: Measure): ReadonlyMap<number, number> | undefined {
    return this.#compared.get(measure);
  }
}

function histogram(all: readonly (ReadonlyMap<number, number> | undefined)[]): Histogram {
  const sum = new Map<number, number>();
  for (const counts of all) for (const [bucket, count] of counts ?? []) sum.set(bucket, (sum.get(bucket) ?? 0) + count);
  return [...sum].sort(([a], [b]) => a - b);
}

interface Step {
  number: number;
  measures: StepMeasures;
}

/** the whole hour, for whoever looks */
export function vitalsOf(steps: readonly Step[]): VersionFigures['vitals'] {
  const of = (measure: Measure): Histogram => histogram(steps.map(({ measures }) => measures.shown(measure)));
  return {
    ...{ lcp: of('lcp'), inp: of('inp'), cls: of('cls') },
    ...{ load: of('load'), render: of('render'), server: of('server') },
  };
}

/** window by window, for whoever compares */
export function windowsOf(steps: readonly Step[]): NonNullable<VersionFigures['compared']>['windows'] {
  const windows = Map.groupBy(
    steps.filter(({ measures }) => measures.isCompared),
    ({ number }) => Math.floor(number / WINDOW_STEPS),
  );
  return [...windows].map(([at, own]) => ({
    at,
    measures: Object.fromEntries(
      MEASURES.flatMap((measure) => {
        const all = histogram(own.map(({ measures }) => measures.compared(measure)));
        return all.length > 0 ? [[measure, all] as const] : [];
      }),
    ),
  }));
}
