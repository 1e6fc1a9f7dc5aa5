import { type Release, releaseKey } from '@cairn/shared-contracts/remote/release';
import { type Composed, composedOf, type LoadedVersion } from './composed.ts';
import type { CompositionPlan } from './composition-plan.ts';
import { type Compartment, loadContainer, unloadContainer } from './federation.ts';
import type { LoadResult, VerifiedVersion, VersionLoader } from './version-loader.ts';
import { watched } from './watched-module.tsx';

/** compositions that are put together once for all their pages */
const COMPOSED_MAX = 200;

/** Whoever wants to know whose code runs. */
export interface VersionWatch {
  /** a loader or a component of this version begins to run */
  running(key: string): void;
  compartmentOf(key: string): Compartment;
}

/** The versions whose code is loaded in this process. */
export class LoadedVersions implements VersionLoader {
  readonly #watch: VersionWatch | undefined;
  readonly #versions = new Map<string, LoadedVersion>();
  /** a version that is loaded again without having been unloaded is the code of before, in its own */
  readonly #compartments = new Map<string, Compartment>();
  readonly #composed = new Map<string, Composed>();

  constructor(watch?: VersionWatch) {
    this.#watch = watch;
  }

  async load({ release, code, styles }: VerifiedVersion): Promise<LoadResult> {
    const key = releaseKey(release.name, release.version);
    const watch = this.#watch;
    const compartment = this.#compartments.get(key) ?? watch?.compartmentOf(key);
    if (compartment) this.#compartments.set(key, compartment);
    const { modules, failures, late } = await loadContainer(release, code, {
      ...(compartment ? { compartment } : {}),
      ...(watch ? { wrap: (module) => watched(module, () => watch.running(key)) } : {}),
    });
    this.#versions.set(key, { release, modules, styles });
    this.#composed.clear();
    return { failures, ...(late ? { late } : {}) };
  }

  /** one process: what is loaded serves everybody */
  async serve(): Promise<void> {}

  async prepare(): Promise<void> {}

  unload(release: Release): void {
    const key = releaseKey(release.name, release.version);
    this.#versions.delete(key);
    this.#composed.clear();
    this.#compartments.get(key)?.close();
    this.#compartments.delete(key);
    unloadContainer(release);
  }

  /** container → 'mf-tour@1.1.0' */
  get keys(): ReadonlyMap<string, string> {
    return new Map([...this.#versions].map(([key, { release }]) => [release.container, key]));
  }

  /** undefined when it is not loaded */
  of(key: string): LoadedVersion | undefined {
    return this.#versions.get(key);
  }

  /** @throws when a version of the plan is not loaded */
  composed(plan: CompositionPlan): Composed {
    const key = JSON.stringify(plan);
    const known = this.#composed.get(key);
    if (known) return known;
    const composed = composedOf(plan, this.#versions);
    this.#composed.set(key, composed);
    const [oldest] = this.#composed.keys();
    if (this.#composed.size > COMPOSED_MAX && oldest !== undefined) this.#composed.delete(oldest);
    return composed;
  }
}
