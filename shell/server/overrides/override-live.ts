import type { Mix } from '@cairn/shared-contracts/remote/override';
import { withdrawnOf } from '@cairn/shared-contracts/remote/past-versions';
import { type Live, type LiveRemote, versionsOf } from '@cairn/shared-contracts/remote/release';
import type { WantedVersion } from '../version-store.ts';

type Hashes = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** remote → version → hash: all that a signed document of this environment vouches for */
export function vouchedFor(
  live: Live,
  offers: Readonly<Record<string, readonly { version: string; integrity: string }[]>> = {},
): Hashes {
  const found = new Map<string, Map<string, string>>();
  const add = (name: string, version: string, integrity: string) =>
    found.set(name, (found.get(name) ?? new Map<string, string>()).set(version, integrity));
  for (const [name, versions] of Object.entries(offers))
    for (const { version, integrity } of versions) add(name, version, integrity);
  // what is live goes by the document of now
  for (const [name, remote] of Object.entries(live.remotes))
    for (const { version, integrity } of versionsOf(remote)) add(name, version, integrity);
  // a link that was made before goes on without it
  for (const [name, versions] of found) for (const version of withdrawnOf(live, name).keys()) versions.delete(version);
  return found;
}

/** @returns the first that nothing vouches for, 'mf-tour@9.9.9' */
export const unknownIn = (mix: Mix, hashes: Hashes): string | undefined =>
  Object.entries(mix)
    .filter(([name, version]) => !hashes.get(name)?.has(version))
    .map(([name, version]) => `${name}@${version}`)[0];

/** the chosen version for everybody, and the stable one where it fails */
function overridden(live: LiveRemote | undefined, version: string, integrity: string): LiveRemote {
  const stable = live?.stable ?? null;
  const own = live && stable !== null ? live.versions.find((known) => known.version === stable) : undefined;
  const chosen = { version, weight: 100, integrity };
  return {
    stable,
    versions: version === stable || !own ? [chosen] : [chosen, { ...own, weight: 0 }],
    ...(live?.fallback ? { fallback: live.fallback } : {}),
  };
}

/**
 * What is live for a browser with a mix: the chosen versions, and of all other remotes the stable one. No canary and no experiment: two
 * who open one link see the same.
 */
export function overriddenLive(live: Live, mix: Mix, hashes: Hashes): Live {
  const remotes: Record<string, LiveRemote> = {};
  for (const [name, remote] of Object.entries(live.remotes)) {
    const { stable, versions, fallback } = remote;
    const own = versions.filter(({ version }) => version === stable).map((version) => ({ ...version, weight: 100 }));
    if (own.length > 0) remotes[name] = { stable, versions: own, ...(fallback ? { fallback } : {}) };
  }
  for (const [name, version] of Object.entries(mix))
    remotes[name] = overridden(live.remotes[name], version, hashes.get(name)?.get(version) ?? '');
  return { ...live, remotes };
}

export const wantedOf = ({ remotes }: Live): WantedVersion[] =>
  Object.entries(remotes).flatMap(([name, remote]) =>
    versionsOf(remote).map(({ version, integrity }) => ({ name, version, integrity })),
  );
