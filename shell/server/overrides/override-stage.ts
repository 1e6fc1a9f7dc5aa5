import { type Live, releaseKey } from '@cairn/shared-contracts/remote/release';
import type { FastifyBaseLogger } from 'fastify';
import type { PageRenderer } from '../composed-page.ts';
import { failingText, PageFailures } from '../page-failures.ts';
import type { Verdicts } from '../pool/docket.ts';
import type { PageRegistry, Snapshot } from '../registry.ts';
import type { VersionLoader } from '../version-loader.ts';
import { faultOf, type Version, VersionStore, type WantedVersion } from '../version-store.ts';
import { wantedOf } from './override-live.ts';

/** mixes whose versions stay loaded; who comes back to an older one waits for it again */
const MIXES_MOST = 6;

export interface StageRenderer extends PageRenderer {
  versions: VersionLoader;
  stop(): void;
}

export interface StageOptions
  extends Omit<ConstructorParameters<typeof VersionStore>[0], 'loader' | 'log' | 'quarantine' | 'isDevelopment'> {
  log: FastifyBaseLogger;
  quarantine: NonNullable<ConstructorParameters<typeof VersionStore>[0]['quarantine']>;
  /** @param stage - hears of what becomes of versions */
  renderer(stage: Verdicts & Pick<PageRegistry, 'failed'>): StageRenderer;
}

/**
 * Where pages of overridden browsers are made: versions, a process and a quarantine of their own. Whatever a version does here, loading
 * included, costs nobody a page who does not see it by their own choice.
 */
export class OverrideStage implements PageRegistry, Verdicts {
  readonly #store: VersionStore;
  readonly #options: StageOptions;
  readonly #failures = new PageFailures();
  readonly #suspended = new Map<string, string>();
  /** in the order of their last use */
  readonly #mixes = new Map<string, { live: Live; wanted: readonly WantedVersion[] }>();
  readonly renderer: StageRenderer;

  constructor(options: StageOptions) {
    this.#options = options;
    this.renderer = options.renderer(this);
    this.#store = new VersionStore({ ...options, loader: this.renderer.versions });
  }

  stop(): void {
    this.renderer.stop();
  }

  /** Resolves when all versions of a mix are loaded, or known not to load. */
  async prepare(mix: string, live: Live): Promise<void> {
    const wanted = wantedOf(live);
    this.#mixes.delete(mix);
    this.#mixes.set(mix, { live, wanted });
    for (const [oldest] of [...this.#mixes].slice(0, Math.max(0, this.#mixes.size - MIXES_MOST))) {
      this.#mixes.delete(oldest);
      this.#store.letGo(oldest);
    }
    // nobody's any more: who comes back to one of these tries it again
    for (const key of this.#suspended.keys()) if (!this.#store.all.has(key)) this.#suspended.delete(key);
    const keys = new Set(wanted.map(({ name, version }) => releaseKey(name, version)));
    this.#store.keep(mix, keys);
    await this.#store.load(wanted);
    await this.#store.settle(keys);
  }

  snapshotOf(live: Live): Snapshot {
    const found = this.#store.of(wantedOf(live));
    const versions = [...found].map(([key, version]): [string, Version] => {
      const reason = this.#suspended.get(key);
      const { release } = version;
      return [key, reason && release ? { state: 'broken', release, reason, at: Date.now() } : version];
    });
    return { live, versions: new Map(versions) };
  }

  releaseOf(name: string, version: string) {
    return this.#store.releaseOf(name, version);
  }

  /** why a version is not shown, as far as this shell knows */
  reasonOf(key: string): string | undefined {
    const failing = this.failing.get(key);
    return this.#suspended.get(key) ?? faultOf(this.#store.all.get(key)) ?? (failing && failingText(failing));
  }

  get failing() {
    return this.#failures.failing;
  }

  failed(key: string, expose: string, reason: string): void {
    if (this.#failures.failed(key, expose, reason))
      this.#options.log.warn({ remote: key, reason: `${expose}: ${reason}` }, 'an override failed on its page');
  }

  made(key: string, expose: string): void {
    this.#failures.made(key, expose);
  }

  hold(versions: readonly Version[]): () => void {
    return this.#store.hold(versions);
  }

  /** whether another version of its remote can stand in for it wherever it is shown */
  #hasOther(key: string): boolean {
    const [name] = key.split('@');
    return ![...this.#mixes.values()].some(({ wanted }) => {
      const own = wanted.filter((version) => version.name === name);
      const isShown = own.some(({ version }) => releaseKey(name ?? '', version) === key);
      return (
        isShown &&
        !own.some(({ version }) => {
          const other = releaseKey(name ?? '', version);
          return other !== key && this.#store.all.get(other)?.state === 'ready';
        })
      );
    });
  }

  suspend(key: string, reason: string): boolean {
    if (!this.#hasOther(key)) return false;
    this.#suspended.set(key, reason);
    return true;
  }

  acquit(key: string): void {
    this.#suspended.delete(key);
  }

  convict(key: string, reason: string): void {
    const release = this.#store.all.get(key)?.release;
    const canGo = this.#hasOther(key);
    this.#suspended.delete(key);
    if (!release || !canGo) return;
    this.#options.quarantine.add(release, reason);
    this.#store.refuse(key, reason);
  }
}
