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

/** measurements of one side that a step takes of a version: more change no percentile */
const MEASURED_MAX = 2000;

type Side = 'server' | 'browser';

/** whose word a measure is: whoever asks for pages at the server need not be who tells of browsers */
export const sideOf = (measure: Measure): Side => (measure === 'server' ? 'server' : 'browser');

/** of one side, since nobody tells of both at once */
export const measuresIn = (measured: Measured): Measure[] =>
  MEASURES.filter((measure) => measured[measure] !== undefined);

/** Values by measure and bucket: so many of each side, and what one side tells takes no room from the other's. */
class Counts {
  readonly #taken: Record<Side, number> = { server: 0, browser: 0 };
  readonly #counts = new Map<Measure, Map<number, number>>();

  hasRoom(side: Side): boolean {
    return this.#taken[side] < MEASURED_MAX;
  }

  add(measured: Measured): void {
    const [first] = measuresIn(measured);
    if (!first || !this.hasRoom(sideOf(first))) return;
    this.#taken[sideOf(first)]++;
    for (const measure of MEASURES) {
      const value = measured[measure];
      if (value === undefined) continue;
      const own = this.#counts.get(measure) ?? new Map<number, number>();
      own.set(bucketOf(value), (own.get(bucketOf(value)) ?? 0) + 1);
      this.#counts.set(measure, own);
    }
  }

  get isEmpty(): boolean {
    return this.#counts.size === 0;
  }

  of(measure: Measure): ReadonlyMap<number, number> | undefined {
    return this.#counts.get(measure);
  }
}

/**
 * What was measured of a version within one step: bounded, whoever measures what. Anybody may tell what is only shown, so that it has a bound of
 * its own beside what versions are compared by.
 */
export class StepMeasures {
  readonly #shown = new Counts();
  readonly #compared = new Counts();

  /** whether one more of that side would be compared: asked before a network is held to have told it */
  hasRoom(side: Side): boolean {
    return this.#compared.hasRoom(side);
  }

  /** @param isCompared - whether versions are compared by it; it is shown in any case */
  add(measured: Measured, isCompared: boolean): void {
    this.#shown.add(measured);
    if (isCompared) this.#compared.add(measured);
  }

  get isCompared(): boolean {
    return !this.#compared.isEmpty;
  }

  shown(measure: Measure): ReadonlyMap<number, number> | undefined {
    return this.#shown.of(measure);
  }

  compared(measure: Measure): ReadonlyMap<number, number> | undefined {
    return this.#compared.of(measure);
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
