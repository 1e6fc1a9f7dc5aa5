import {
  MEASURES,
  type Measure,
  STEP_MS,
  STEPS,
  type VersionFigures,
} from '@cairn/shared-contracts/remote/version-figures';
import { Believed } from './believed.ts';
import { plainReason } from './plain-reason.ts';
import { type Measured, measuresIn, StepMeasures, sideOf, vitalsOf, windowsOf } from './step-measures.ts';

export interface Failure {
  side: VersionFigures['reasons'][number]['side'];
  /** 'route.tour' */
  part: string;
  reason: string;
  where?: string | undefined;
}

/** versions that figures are held of: what is live, and what was an hour ago */
const VERSIONS_MAX = 64;
/** different failures that are told apart of one version; others are counted, and not named */
const REASONS_MAX = 8;
/** networks that are told apart */
const NETWORKS_MAX = 500;
/** failures that one network's browsers are believed of one version: it is one household or one office */
const BELIEVED = 3;

interface Step {
  /** the number of the step since 1970 */
  number: number;
  pages: number;
  failed: number;
  told: number;
  loads: number;
  measures: StepMeasures;
  networks: Map<string, number>;
  reasons: Map<string, Failure & { times: number }>;
}

const emptyStep = (number: number): Step => ({
  ...{ number, pages: 0, failed: 0, told: 0, loads: 0 },
  measures: new StepMeasures(),
  networks: new Map(),
  reasons: new Map(),
});

const add = <K>(counts: Map<K, number>, key: K, times = 1): void =>
  void counts.set(key, (counts.get(key) ?? 0) + times);

const remoteOf = (key: string): string => key.slice(0, key.lastIndexOf('@'));

/**
 * Counts what becomes of versions: pages, failures of server and browser, times. An hour long, and of bounded size whoever tells what:
 * what goes beyond a bound is not counted, and nobody waits.
 */
export class VersionTallies {
  readonly #steps = new Map<string, Step[]>();
  /** by 'browser mf-tour' */
  readonly #believed = new Map<string, Believed>();

  /** a page stood, and these versions have a part in it */
  page(keys: Iterable<string>): void {
    for (const key of keys) {
      const step = this.#now(key);
      if (step) step.pages++;
    }
  }

  /** a page failed in this version, or went without that part of it */
  failed(key: string, failure: Failure): void {
    const step = this.#now(key);
    if (!step) return;
    step.pages++;
    step.failed++;
    name(step, failure);
  }

  /** it could not be loaded */
  loadFailed(key: string, reason: string): void {
    const step = this.#now(key);
    if (!step) return;
    step.loads++;
    name(step, { side: 'load', part: '', reason });
  }

  /**
   * A browser told of a failure.
   * @param network where from; the same one is believed a few times
   */
  told(key: string, failure: Failure, network: string): void {
    const step = this.#now(key);
    if (!step) return;
    const before = this.#of(key).reduce((sum, { networks }) => sum + (networks.get(network) ?? 0), 0);
    if (before >= BELIEVED || (!step.networks.has(network) && step.networks.size >= NETWORKS_MAX)) return;
    add(step.networks, network);
    step.told++;
    name(step, failure);
  }

  /**
   * A browser told how a page or its parts did, or the server how long a page took.
   * @param network where from: versions are compared by its first few values. Undefined: the value is shown, and nothing is compared by it
   */
  measured(key: string, measured: Measured, network: string | undefined): void {
    const measures = measuresIn(measured);
    const [first] = measures;
    const step = first && this.#now(key);
    if (!step) return;
    const isCompared =
      network !== undefined &&
      step.measures.hasRoom(sideOf(first)) &&
      this.#believedOf(first, key).take(network, key, measures);
    step.measures.add(measured, isCompared);
  }

  /** of the last hour, by 'mf-tour@1.1.0' */
  get figures(): Record<string, VersionFigures> {
    const windows = new Map([...this.#steps.keys()].map((key) => [key, windowsOf(this.#of(key))]));
    const compared = [...windows].flatMap(([key, own]) => (own.length > 0 ? [remoteOf(key)] : []));
    return Object.fromEntries(
      [...windows].map(([key, own]) => {
        // where there is one version there is nothing to compare it with
        const isOneOfSeveral = compared.filter((remote) => remote === remoteOf(key)).length > 1;
        const networks = () =>
          Object.fromEntries(
            MEASURES.map((measure) => [measure, this.#believedOf(measure, key).networksOf(key, measure)]),
          );
        return [
          key,
          {
            ...figuresOf(this.#of(key)),
            ...(isOneOfSeveral && own.length > 0 ? { compared: { networks: networks(), windows: own } } : {}),
          },
        ];
      }),
    );
  }

  #believedOf(measure: Measure, key: string): Believed {
    const name = `${sideOf(measure)} ${remoteOf(key)}`;
    const believed = this.#believed.get(name) ?? new Believed();
    this.#believed.set(name, believed);
    return believed;
  }

  #of(key: string): Step[] {
    const oldest = stepNow() - STEPS;
    return (this.#steps.get(key) ?? []).filter(({ number }) => number > oldest);
  }

  /** undefined where there is no room for one version more */
  #now(key: string): Step | undefined {
    const known = this.#of(key);
    const number = stepNow();
    const last = known.at(-1);
    if (last?.number === number) return last;
    if (!this.#steps.has(key) && this.#steps.size >= VERSIONS_MAX && !this.#makeRoom()) return undefined;
    const step = emptyStep(number);
    this.#steps.set(key, [...known, step]);
    return step;
  }

  /** forgets what nobody has had for an hour */
  #makeRoom(): boolean {
    for (const key of this.#steps.keys()) if (this.#of(key).length === 0) this.#steps.delete(key);
    const remotes = new Set([...this.#steps.keys()].map(remoteOf));
    for (const name of this.#believed.keys()) if (!remotes.has(name.split(' ')[1] ?? '')) this.#believed.delete(name);
    return this.#steps.size < VERSIONS_MAX;
  }
}

const stepNow = (): number => Math.floor(Date.now() / STEP_MS);

function name({ reasons }: Step, failure: Failure): void {
  const reason = plainReason(failure.reason);
  const key = [failure.side, failure.part, reason, failure.where].join(' ');
  const known = reasons.get(key);
  if (known) known.times++;
  else if (reasons.size < REASONS_MAX) reasons.set(key, { ...failure, reason, times: 1 });
}

function merged<T>(steps: readonly Step[], of: (step: Step) => Map<T, number>): Map<T, number> {
  const all = new Map<T, number>();
  for (const step of steps) for (const [key, times] of of(step)) add(all, key, times);
  return all;
}

function figuresOf(steps: readonly Step[]): VersionFigures {
  const byNumber = new Map(steps.map((step) => [step.number, step]));
  const first = stepNow() - STEPS + 1;
  const reasons = new Map<string, Failure & { times: number }>();
  for (const step of steps)
    for (const [key, failure] of step.reasons)
      reasons.set(key, { ...failure, times: failure.times + (reasons.get(key)?.times ?? 0) });
  return {
    steps: Array.from({ length: STEPS }, (_, at): [number, number, number] => {
      const { pages, failed, told } = byNumber.get(first + at) ?? { pages: 0, failed: 0, told: 0 };
      return [pages, failed, told];
    }),
    networks: merged(steps, ({ networks }) => networks).size,
    loads: steps.reduce((sum, { loads }) => sum + loads, 0),
    vitals: vitalsOf(steps),
    reasons: [...reasons.values()]
      .sort((a, b) => b.times - a.times)
      .slice(0, REASONS_MAX)
      .map(({ side, part, reason, where, times }) => ({ side, part, reason, ...(where ? { where } : {}), times })),
  };
}
