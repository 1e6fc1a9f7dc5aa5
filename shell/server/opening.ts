import { type LiveRemote, type Release, releaseKey } from '@cairn/shared-contracts/remote/release';
import type { Registry, Snapshot } from './registry.ts';

type Misfit = (release: Release) => string | undefined;

/** the versions of a remote that everybody may get: one that is on trial has none, and visitors who do without it */
const keysOf = (name: string, { stable, fallback }: LiveRemote): string[] =>
  [stable, fallback?.version].flatMap((version) => (version ? [releaseKey(name, version)] : []));

/** Remotes of which no version that everybody may get fits this shell, each with the reason. One that cannot be read is another matter. */
export function unfitRemotes({ live, versions }: Snapshot, misfit: Misfit): string[] {
  return Object.entries(live.remotes).flatMap(([name, remote]) => {
    const reasons = keysOf(name, remote).map((key) => {
      const release = versions.get(key)?.release;
      const reason = release && misfit(release);
      return reason && `${key} ${reason}`;
    });
    return reasons.every((reason) => reason !== undefined) ? reasons.slice(0, 1) : [];
  });
}

/** Whether each remote has a version for everybody that could be read, and fits: one that could not may turn out not to. */
const fitsAll = ({ live, versions }: Snapshot, misfit: Misfit): boolean =>
  Object.entries(live.remotes).every(([name, remote]) => {
    const releases = keysOf(name, remote).map((key) => versions.get(key)?.release);
    return releases.length === 0 || releases.some((release) => release && misfit(release) === undefined);
  });

/**
 * When a shell begins to count. One whose kit is too old or too new for what is live would show pages without those remotes: until it has
 * fitted once it is not ready, and nobody waits for its word, so shells from before it go on, and releases do.
 */
export class Opening {
  readonly #registry: Pick<Registry, 'snapshot'>;
  readonly #misfit: Misfit;
  /** it has fitted once */
  #hasFitted = false;

  constructor(registry: Pick<Registry, 'snapshot'>, misfit: Misfit) {
    this.#registry = registry;
    this.#misfit = misfit;
  }

  /** what keeps it from opening; once all that is live has fitted, nothing closes it */
  get unfit(): readonly string[] {
    const { snapshot } = this.#registry;
    if (this.#hasFitted || !snapshot) return [];
    this.#hasFitted = fitsAll(snapshot, this.#misfit);
    return this.#hasFitted ? [] : unfitRemotes(snapshot, this.#misfit);
  }

  /** also while a release cannot be read: a store that is away keeps no shell from starting */
  get isOpen(): boolean {
    return this.#registry.snapshot !== undefined && this.unfit.length === 0;
  }
}
