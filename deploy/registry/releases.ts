import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow, integrityOf } from '@cairn/shared-contracts/build/files';
import { type LiveRemote, type Release, release as releaseSchema } from '@cairn/shared-contracts/remote/release';
import type { ObjectStore } from './object-store.ts';

const folderOf = (name: string, version: string): string => `remotes/${name}/${version}`;

/**
 * Puts a built version into the store. A release is immutable: the same content again is fine, another content is refused
 * (`replace` is for a local store under development).
 * release.json goes last, so that a release that is there is there whole.
 */
export async function publish(store: ObjectStore, built: string, { replace = false } = {}): Promise<Release> {
  const manifest = await readFile(join(built, 'release.json'));
  const release = releaseSchema.parse(JSON.parse(manifest.toString()));
  const folder = folderOf(release.name, release.version);
  const known = await store.get(`${folder}/release.json`);
  if (known && !replace && !known.equals(manifest)) {
    throw new Error(`${release.name}@${release.version} is released already with another content: raise its version`);
  }
  const files = (await filesBelow(built)).filter((file) => file !== 'release.json');
  for (const file of files) await store.put(`${folder}/${file}`, await readFile(join(built, file)));
  await store.put(`${folder}/release.json`, manifest);
  return release;
}

/** hash of a release's manifest, as live.json carries it. @throws when it is not in the store */
export async function releaseIntegrity(store: ObjectStore, name: string, version: string): Promise<string> {
  const manifest = await store.get(`${folderOf(name, version)}/release.json`);
  if (!manifest) throw new Error(`${name}@${version} is not in the store: release it first`);
  return integrityOf(manifest);
}

type Remotes = Record<string, LiveRemote>;

/** gives `version` a share: `percent` of the visitors, the stable one the rest. 100 makes it the stable one. */
export function rollout(remotes: Remotes, name: string, version: string, integrity: string, percent: number): Remotes {
  const current = remotes[name];
  if (!current || percent >= 100) {
    return { ...remotes, [name]: { stable: version, versions: [{ version, weight: 100, integrity }] } };
  }
  const stable = current.versions.find((candidate) => candidate.version === current.stable);
  if (!stable) throw new Error(`${name} has no stable version`);
  if (stable.version === version) throw new Error(`${name}@${version} is the stable version already`);
  return {
    ...remotes,
    [name]: {
      stable: stable.version,
      versions: [
        { ...stable, weight: 100 - percent },
        { version, weight: percent, integrity },
      ],
    },
  };
}
