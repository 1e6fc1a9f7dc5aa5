import { type Release, releaseKey } from '@cairn/shared-contracts/remote/release';
import type { FastifyBaseLogger } from 'fastify';
import type { PageRenderer } from '../composed-page.ts';
import type { CompositionPlan } from '../composition-plan.ts';
import type { PageAnswer } from '../page-answer.ts';
import type { PageOrder, PagePorts } from '../page-order.ts';
import type { LoadResult, VerifiedVersion, VersionLoader } from '../version-loader.ts';
import { Docket, type Verdicts } from './docket.ts';
import { lossesOf } from './load-losses.ts';
import { type Death, ProcessLost, type ProcessOptions, type RenderProcess } from './render-process.ts';
import { Seat } from './seat.ts';

interface Options extends Pick<ProcessOptions, 'program' | 'args' | 'nodeEnv' | 'records' | 'memoryLimit' | 'onStray'> {
  /** how many processes serve everybody, besides the one where versions are tried */
  size: number;
  verdicts: Verdicts & {
    /** it ended the process that loaded it: it is not to be loaded again */
    refuse(release: Release, reason: string): void;
  };
  log: FastifyBaseLogger;
}

/** what a page waits for a process at most, milliseconds */
const WAIT_LIMIT_MS = 4000;
/** a version that ends processes on their way up so often is taken out */
const START_DEATHS = 2;

const lostOver = ({ server }: Release, { message }: ProcessLost): string =>
  `${server.file}: the process that loaded it was lost: ${message}`;

/**
 * The processes that run code of remotes. One is apart: versions are loaded there first, and those that few visitors get are rendered
 * there alone, so that what they do to it costs nobody else anything. The others have what is for everybody.
 */
export class RenderPool implements VersionLoader, PageRenderer {
  readonly #options: Options;
  readonly #apart: Seat;
  readonly #common: readonly Seat[];
  readonly #docket: Docket;
  /** versions that loaded, in that order */
  readonly #versions = new Map<string, VerifiedVersion>();
  #served: ReadonlySet<string> = new Set();
  /** one after the other, as versions are loaded apart */
  #spreading: Promise<unknown> = Promise.resolve();
  /** on trial, and without a process at the moment */
  readonly #waiting = new Set<string>();
  readonly #startDeaths = new Map<string, number>();
  #loading: Promise<unknown> = Promise.resolve();
  /** whose code ran last in the process that is tried */
  #lastWords: string | undefined;
  #isStopped = false;
  readonly deaths = new Map<Death['cause'], number>();

  constructor(options: Options) {
    this.#options = options;
    this.#docket = new Docket(options.verdicts);
    const all = () => [...this.#versions.values()];
    this.#apart = this.#seat('apart', all);
    this.#common = Array.from({ length: options.size }, (_, index) =>
      this.#seat(String(index + 1), () => all().filter(({ release }) => this.#isServed(release))),
    );
  }

  start(): void {
    for (const seat of this.#seats) seat.start();
  }

  stop(): void {
    this.#isStopped = true;
    for (const seat of this.#seats) seat.stop();
  }

  /** by the name of their place; undefined while there is none */
  get processes(): ReadonlyMap<string, RenderProcess | undefined> {
    return new Map(this.#seats.map((seat) => [seat.name, seat.process]));
  }

  get #seats(): Seat[] {
    return [this.#apart, ...this.#common];
  }

  #isServed({ name, version }: Release): boolean {
    return this.#served.has(releaseKey(name, version));
  }

  #seat(name: string, versions: () => VerifiedVersion[]): Seat {
    const { program, args, nodeEnv, records, memoryLimit, onStray, log } = this.#options;
    return new Seat({
      ...{ name, versions, program, args, nodeEnv, records, memoryLimit, onStray },
      before: (process) => this.#docket.hear(process, () => this.#lastWords),
      onUp: () => {
        if (name !== 'apart') return;
        for (const key of this.#waiting) this.#options.verdicts.acquit(key);
        this.#waiting.clear();
      },
      onDeath: (death, seat) => this.#died(death, seat),
      onFailedStart: (reason) => log.warn({ process: name, reason }, 'a render process did not come up'),
    });
  }

  /** One after the other: whoever ends the process is known. */
  load(version: VerifiedVersion): Promise<LoadResult> {
    const loading = this.#loading.then(() => this.#load(version));
    this.#loading = loading.catch(() => undefined);
    return loading;
  }

  async #load(version: VerifiedVersion): Promise<LoadResult> {
    const { release } = version;
    const judge = lossesOf(releaseKey(release.name, release.version));
    for (;;) {
      try {
        return await this.#try(version);
      } catch (error) {
        if (!(error instanceof ProcessLost) || this.#isStopped) throw error;
        const verdict = judge(error);
        if (verdict === 'again') continue;
        const reason = lostOver(release, error);
        if (verdict === 'guilty') this.#options.verdicts.refuse(release, reason);
        throw new Error(reason);
      }
    }
  }

  async #try(version: VerifiedVersion): Promise<LoadResult> {
    await this.#apart.up;
    const result = await this.#apart.load(version);
    this.#versions.set(releaseKey(version.release.name, version.release.version), version);
    return result;
  }

  async serve(keys: ReadonlySet<string>): Promise<void> {
    // pages of what leaves are made until what comes is there
    this.#served = new Set([...this.#served, ...keys]);
    await this.prepare(keys);
    this.#served = keys;
  }

  prepare(keys: ReadonlySet<string>): Promise<void> {
    const spreading = this.#spreading.then(() => this.#spread(keys));
    this.#spreading = spreading.catch(() => undefined);
    return spreading;
  }

  /**
   * Each version goes from process to process, one version at a time in each: where one is lost over it, who did that is known, and the
   * processes behind never see it.
   */
  async #spread(keys: ReadonlySet<string>): Promise<void> {
    const wanted = [...this.#versions].filter(([key]) => keys.has(key));
    let before = wanted.map(() => Promise.resolve(true));
    for (const seat of this.#common) {
      let last: Promise<unknown> = Promise.resolve();
      before = wanted.map(([key, version], at) => {
        const loaded = Promise.all([before[at], last]).then(
          ([goesOn]) => goesOn === true && this.#loadIn(seat, key, version),
        );
        last = loaded;
        return loaded;
      });
    }
    await Promise.all(before);
  }

  /** @returns whether the next process may load it */
  async #loadIn(seat: Seat, key: string, version: VerifiedVersion): Promise<boolean> {
    const judge = lossesOf(key);
    for (;;) {
      await seat.up;
      // taken out meanwhile, or unloaded
      if (this.#isStopped || this.#versions.get(key) !== version) return false;
      if (seat.has(key)) return true;
      try {
        await seat.load(version);
        return true;
      } catch (error) {
        // what it lacks was found out apart
        if (!(error instanceof ProcessLost)) return true;
        if (this.#isStopped) return false;
        const verdict = judge(error);
        if (verdict === 'again') continue;
        const reason = lostOver(version.release, error);
        if (verdict === 'guilty') this.#options.verdicts.convict(key, reason);
        else this.#options.log.warn({ process: seat.name, remote: key, reason }, 'a version is not loaded for now');
        // the only one of its remote stays, whatever it has done
        return this.#versions.get(key) === version;
      }
    }
  }

  unload(release: Release): void {
    this.#versions.delete(releaseKey(release.name, release.version));
    for (const seat of this.#seats) seat.unload(release);
  }

  async render(plan: CompositionPlan, order: PageOrder, ports: PagePorts): Promise<PageAnswer> {
    const seat = this.#seatFor(plan) ?? (await this.#nextSeatFor(plan, ports.signal));
    const process = seat?.process;
    if (!process) return { kind: 'lost', reason: 'no process renders it' };
    try {
      return await process.render(plan, order, ports);
    } catch (error) {
      const suspect = error instanceof ProcessLost ? error.running : undefined;
      const reason = String(error instanceof Error ? error.message : error);
      return { kind: 'lost', reason, ...(suspect ? { suspect } : {}) };
    }
  }

  #seatFor(plan: CompositionPlan): Seat | undefined {
    // one that was for everybody may be on trial since: it is loaded there still
    const isCommon = plan.remotes.every((remote) => remote.kind === 'down' || this.#served.has(remote.key));
    const [best] = this.#common
      .filter((seat) => isCommon && seat.serves(plan))
      .sort((one, other) => (one.process?.busy ?? 0) - (other.process?.busy ?? 0));
    return best ?? (this.#apart.serves(plan) ? this.#apart : undefined);
  }

  async #nextSeatFor(plan: CompositionPlan, gone: AbortSignal): Promise<Seat | undefined> {
    const until = performance.now() + WAIT_LIMIT_MS;
    while (performance.now() < until && !gone.aborted) {
      const pause = new Promise((resolve) => setTimeout(resolve, 50));
      await Promise.race([pause, ...this.#seats.filter((seat) => !seat.process).map(({ up }) => up)]);
      const seat = this.#seatFor(plan);
      if (seat) return seat;
    }
    return undefined;
  }

  #died(death: Death, seat: Seat): void {
    const { cause, reason, running, pages } = death;
    const { duty } = seat;
    this.deaths.set(cause, (this.deaths.get(cause) ?? 0) + 1);
    const { log, verdicts } = this.#options;
    log.error(
      { process: seat.name, reason, running: running?.key, pages: pages.length, duty },
      'a render process is lost',
    );
    this.#lastWords = running?.key;
    if (duty === 'start' && running) this.#diedAtStart(running.key, reason);
    const isOfPage = !duty || (duty === 'load' && running !== undefined && !seat.isLoading(running.key));
    if (isOfPage) this.#docket.open(death, (key) => !this.#served.has(key));
    if (seat !== this.#apart || duty === 'start') return;
    // nobody renders them until the next one is up
    for (const key of this.#versions.keys())
      if (!this.#served.has(key) && verdicts.suspend(key, 'its process is being replaced')) this.#waiting.add(key);
  }

  #diedAtStart(key: string, reason: string): void {
    const deaths = (this.#startDeaths.get(key) ?? 0) + 1;
    this.#startDeaths.set(key, deaths);
    const version = this.#versions.get(key);
    if (deaths < START_DEATHS || !version) return;
    this.#versions.delete(key);
    this.#options.verdicts.convict(key, `${reason} while it was loaded again`);
  }
}
