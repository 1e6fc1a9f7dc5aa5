import { type Release, releaseKey } from '@cairn/shared-contracts/remote/release';
import type { CompositionPlan } from '../composition-plan.ts';
import type { LoadResult, VerifiedVersion } from '../version-loader.ts';
import { type Death, ProcessLost, type ProcessOptions, RenderProcess } from './render-process.ts';

/** after so many deaths on the way up it is tried less often, up to this long */
const BACKOFF_MS = [0, 0, 200, 1000, 5000] as const;

interface Options extends Omit<ProcessOptions, 'onDeath'> {
  name: string;
  /** what a process has to load before it serves */
  versions(): readonly VerifiedVersion[];
  /** what is to be tried in a new process before it serves; it may end it */
  before(process: RenderProcess, seat: Seat): Promise<void>;
  onUp(): void;
  onDeath(death: Death, seat: Seat): void;
  onFailedStart(reason: string): void;
}

/** A place for one render process: whenever its process ends, the next one is started. */
export class Seat {
  readonly name: string;
  readonly #options: Options;
  readonly #loaded = new Set<string>();
  /** two that want a version at once get one and the same */
  readonly #loading = new Map<string, Promise<LoadResult>>();
  /** given up while they were loaded */
  readonly #unwanted = new Set<string>();
  #process: RenderProcess | undefined;
  #isUp = false;
  /** what the process does beside pages: whose deaths tell nothing of them */
  duty: 'start' | 'load' | 'trial' | undefined;
  #up: Promise<void> = Promise.resolve();
  #isStopped = false;
  #failures = 0;

  constructor(options: Options) {
    this.name = options.name;
    this.#options = options;
  }

  start(): void {
    this.#up = this.#begin();
  }

  stop(): void {
    this.#isStopped = true;
    this.#process?.stop();
  }

  /** resolves when there is a process that serves */
  get up(): Promise<void> {
    return this.#up;
  }

  get process(): RenderProcess | undefined {
    return this.#isUp ? this.#process : undefined;
  }

  /** whether it serves pages of this plan now */
  serves(plan: CompositionPlan): boolean {
    return this.#isUp && plan.remotes.every((remote) => remote.kind === 'down' || this.#loaded.has(remote.key));
  }

  has(key: string): boolean {
    return this.#loaded.has(key);
  }

  isLoading(key: string): boolean {
    return this.#loading.has(key);
  }

  /** @throws ProcessLost when the process ends over it */
  load(version: VerifiedVersion): Promise<LoadResult> {
    const key = releaseKey(version.release.name, version.release.version);
    this.#unwanted.delete(key);
    let loading = this.#loading.get(key);
    if (!loading) {
      loading = this.#load(key, version).finally(() => {
        this.#loading.delete(key);
        if (this.#unwanted.delete(key)) this.unload(version.release);
      });
      this.#loading.set(key, loading);
    }
    return loading;
  }

  async #load(key: string, version: VerifiedVersion): Promise<LoadResult> {
    const process = this.#process;
    if (!process) throw new Error('there is no process');
    this.duty ??= 'load';
    try {
      const result = await process.load(version);
      this.#loaded.add(key);
      return result;
    } finally {
      if (this.duty === 'load') this.duty = undefined;
    }
  }

  unload(release: Release): void {
    const key = releaseKey(release.name, release.version);
    if (this.#loading.has(key)) this.#unwanted.add(key);
    else if (this.#loaded.delete(key)) this.#process?.unload(release);
  }

  async #begin(): Promise<void> {
    while (!this.#isStopped) {
      const pause = BACKOFF_MS[Math.min(this.#failures, BACKOFF_MS.length - 1)] ?? 0;
      if (pause) await new Promise((resolve) => setTimeout(resolve, pause));
      if (this.#isStopped) return;
      try {
        await this.#bringUp();
        this.#failures = 0;
        return;
      } catch (error) {
        this.#failures++;
        if (!this.#isStopped) this.#options.onFailedStart(String(error instanceof Error ? error.message : error));
        this.#process?.stop();
      }
    }
  }

  async #bringUp(): Promise<void> {
    this.#loaded.clear();
    this.duty = 'start';
    const process = new RenderProcess({ ...this.#options, onDeath: (death) => this.#died(process, death) });
    this.#process = process;
    await process.ready;
    await this.#loadMissing();
    this.duty = 'trial';
    await this.#options.before(process, this);
    // more may have come meanwhile
    await this.#loadMissing();
    this.duty = undefined;
    this.#isUp = true;
    this.#options.onUp();
  }

  async #loadMissing(): Promise<void> {
    for (let next = this.#missing(); next; next = this.#missing()) {
      const { release } = next;
      await this.load(next).catch((error: unknown) => {
        if (error instanceof ProcessLost) throw error;
        // it was tried before: pages find out what it lacks
        this.#loaded.add(releaseKey(release.name, release.version));
      });
    }
  }

  #missing(): VerifiedVersion | undefined {
    return this.#options.versions().find(({ release }) => !this.#loaded.has(releaseKey(release.name, release.version)));
  }

  #died(process: RenderProcess, death: Death): void {
    if (process !== this.#process || this.#isStopped) return;
    const wasUp = this.#isUp;
    this.#isUp = false;
    this.#options.onDeath(death, this);
    // one on its way up is begun again by whoever brings it up
    if (wasUp) this.start();
  }
}
