import { bucketOf } from '@cairn/shared-contracts/domain/vital-buckets';
import { STEP_MS, STEPS, type VersionFigures } from '@cairn/shared-contracts/remote/version-figures';
import { plainReason } from './plain-reason.ts';

export const VITAL_NAMES = ['lcp', 'inp', 'cls'] as const;
type VitalName = (typeof VITAL_NAMES)[number];
export type MeasuredVitals = Partial<Record<VitalName, number>>;

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
/** measurements of one version that a step takes: more change no percentile */
const MEASURED_MAX = 2000;

interface Step {
  /** the number of the step since 1970 */
  number: number;
  pages: number;
  failed: number;
  told: number;
  loads: number;
  measured: number;
  vitals: Record<VitalName, Map<number, number>>;
  networks: Map<string, number>;
  reasons: Map<string, Failure & { times: number }>;
}

const emptyStep = (number: number): Step => ({
  ...{ number, pages: 0, failed: 0, told: 0, loads: 0, measured: 0 },
  vitals: { lcp: new Map(), inp: new Map(), cls: new Map() },
  networks: new Map(),
  reasons: new Map(),
});

const add = <K>(counts: Map<K, number>, key: K, times = 1): void =>
  void counts.set(key, (counts.get(key) ?? 0) + times);

/**
 * Counts what becomes of versions: pages, failures of server and browser, vitals. An hour long, and of bounded size whoever tells what:
 * what goes beyond a bound is not counted, and nobody waits.
 */
export class VersionTallies {
  readonly #steps = new Map<string, Step[]>();

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

  measured(key: string, vitals: MeasuredVitals): void {
    const step = this.#now(key);
    if (!step || step.measured >= MEASURED_MAX) return;
    step.measured++;
    for (const vital of VITAL_NAMES) {
      const value = vitals[vital];
      if (value !== undefined) add(step.vitals[vital], bucketOf(value));
    }
  }

  /** of the last hour, by 'mf-tour@1.1.0' */
  get figures(): Record<string, VersionFigures> {
    return Object.fromEntries([...this.#steps.keys()].map((key) => [key, figuresOf(this.#of(key))]));
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
  const histogram = (vital: VitalName): [number, number][] =>
    [...merged(steps, ({ vitals }) => vitals[vital])].sort(([a], [b]) => a - b);
  return {
    steps: Array.from({ length: STEPS }, (_, at): [number, number, number] => {
      const { pages, failed, told } = byNumber.get(first + at) ?? { pages: 0, failed: 0, told: 0 };
      return [pages, failed, told];
    }),
    networks: merged(steps, ({ networks }) => networks).size,
    loads: steps.reduce((sum, { loads }) => sum + loads, 0),
    vitals: { lcp: histogram('lcp'), inp: histogram('inp'), cls: histogram('cls') },
    reasons: [...reasons.values()]
      .sort((a, b) => b.times - a.times)
      .slice(0, REASONS_MAX)
      .map(({ side, part, reason, where, times }) => ({ side, part, reason, ...(where ? { where } : {}), times })),
  };
}
