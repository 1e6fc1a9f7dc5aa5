import { type Release, releaseKey } from '@cairn/shared-contracts/remote/release';
import { type Composed, composedOf, type LoadedVersion } from './composed.ts';
import type { CompositionPlan } from './composition-plan.ts';
import { loadContainer, unloadContainer } from './federation.ts';
import type { LoadResult, VerifiedVersion, VersionLoader } from './version-loader.ts';

/** compositions that are put together once for all their pages */
const COMPOSED_MAX = 200;

/** The versions whose code is loaded in this process. */
export class LoadedVersions implements VersionLoader {
  readonly #versions = new Map<string, LoadedVersion>();
  readonly #composed = new Map<string, Composed>();

  async load({ release, code, styles }: VerifiedVersion): Promise<LoadResult> {
    const { modules, failures, late } = await loadContainer(release, code);
    this.#versions.set(releaseKey(release.name, release.version), { release, modules, styles });
    this.#composed.clear();
    return { failures, ...(late ? { late } : {}) };
  }

  unload(release: Release): void {
    this.#versions.delete(releaseKey(release.name, release.version));
    this.#composed.clear();
    unloadContainer(release);
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
