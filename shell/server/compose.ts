import { splitName } from '@cairn/shared-contracts/remote/part-name';
import { releaseKey } from '@cairn/shared-contracts/remote/release';
import type { CompositionPlan, PlannedExperiment, PlannedRemote } from './composition-plan.ts';
import { variantFor } from './experiments/assign.ts';
import { candidates } from './pick.ts';
import type { Snapshot } from './registry.ts';
import { claimsOfDown } from './table-of-releases.ts';
import type { Version } from './version-store.ts';

type Ready = Extract<Version, { state: 'ready' }>;

/** What one visitor gets: a version of every remote, or none where there is none to be had. */
export interface Composition {
  plan: CompositionPlan;
  versions: Ready[];
}

const isWhole = (version: Version | undefined): version is Ready =>
  version?.state === 'ready' && version.container.failures.size === 0;

/** versions that fail on most of their pages, as 'mf-tour@1.1.0' */
export type FailingKeys = Pick<ReadonlySet<string>, 'has'>;
const NONE: FailingKeys = new Set();

/**
 * The first candidate that loaded whole and does not fail on most of its pages, else the first that loaded whole, else the first that
 * loaded at all: its broken parts are down, the others work.
 */
export function choose(
  snapshot: Snapshot,
  name: string,
  versions: readonly string[],
  failing: FailingKeys = NONE,
): Ready | undefined {
  const found = versions.map((version) => snapshot.versions.get(releaseKey(name, version)));
  const usable =
    found.find((version) => isWhole(version) && !failing.has(releaseKey(name, version.release.version))) ??
    found.find(isWhole) ??
    found.find((version) => version?.state === 'ready');
  return usable?.state === 'ready' ? usable : undefined;
}

/** the version of a plan that a unit is of */
export function versionIn({ remotes }: CompositionPlan, unit: string): { key: string; expose: string } | undefined {
  const [name, expose] = splitName(unit);
  const remote = remotes.find((candidate) => candidate.name === name);
  return remote?.kind === 'version' ? { key: remote.key, expose } : undefined;
}

/** how `compose` knows a unit that failed, with the version it failed in: 'mf-tour@1.1.0/route.tour' */
export function spoiledIn(plan: CompositionPlan, unit: string): string {
  const { key, expose } = versionIn(plan, unit) ?? { key: unit, expose: '' };
  return `${key}/${expose}`;
}

/**
 * Composes the site for one visitor. `spoiled` units failed while this very page rendered: the next version that the visitor may get
 * takes their version's place; where there is none they are left out. A version that is `failing` gives way to one that is not.
 * @param subject what the visitor falls to variants of experiments by; undefined for who is in none
 */
export function compose(
  snapshot: Snapshot,
  visitor: string,
  cdn: string,
  spoiled: ReadonlySet<string> = new Set(),
  failing: FailingKeys = NONE,
  subject?: string,
): Composition {
  const isSpoiled = (prefix: string) => [...spoiled].some((unit) => unit.startsWith(prefix));
  const versions: Ready[] = [];
  const remotes: PlannedRemote[] = [];
  const header: string[] = [];
  const experiments: PlannedExperiment[] = [];
  for (const [name, remote] of Object.entries(snapshot.live.remotes)) {
    const variant = subject === undefined ? undefined : variantFor(remote.experiment, subject);
    const rest = candidates(remote, visitor, name);
    const all = variant ? [...new Set([variant.version, ...rest])] : rest;
    // a new remote that is tried on other visitors: this one's site has no such remote
    if (all.length === 0) continue;
    const unspoiled = all.filter((version) => !isSpoiled(`${name}@${version}/`));
    const chosen = choose(snapshot, name, unspoiled, failing) ?? choose(snapshot, name, all, failing);
    // what is on trial is not missed by whom it fails
    if (!chosen && remote.stable === null) continue;
    header.push(`${name}@${chosen?.release.version ?? 'down'}`);
    if (!chosen) {
      const releaseOf = (version: string) => snapshot.versions.get(releaseKey(name, version))?.release;
      remotes.push({ kind: 'down', name, claims: claimsOfDown(remote, releaseOf) });
      continue;
    }
    versions.push(chosen);
    if (remote.experiment && variant) {
      const hasFallen = chosen.release.version !== variant.version;
      experiments.push({ name: remote.experiment.name, remote: name, variant: variant.name, hasFallen });
    }
    const others = unspoiled.filter((version) => version !== chosen.release.version);
    const key = releaseKey(name, chosen.release.version);
    const down = Object.keys(chosen.release.exposes).filter(
      (expose) => chosen.container.failures.has(expose) || spoiled.has(`${key}/${expose}`),
    );
    remotes.push({ kind: 'version', name, key, down, hasNext: choose(snapshot, name, others) !== undefined });
  }
  const plan = { header: header.join(','), cdn, remotes, ...(experiments.length > 0 ? { experiments } : {}) };
  return { plan, versions };
}
