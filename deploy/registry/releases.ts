import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow, integrityOf } from '@cairn/shared-contracts/build/files';
import {
  type Release,
  releaseFolder,
  releaseKey,
  release as releaseSchema,
} from '@cairn/shared-contracts/remote/release';
import * as z from 'zod';
import { clearedOf, clearedPath, clearedRefusal, isCleared } from './cleared.ts';
import { isRemoteName, isVersion } from './names.ts';
import type { ObjectStore } from './object-store.ts';
import { Refusal } from './refusal.ts';

/**
 * Puts a built version into the store. A release is immutable: the same content again is fine, another content is refused.
 * release.json goes last, so that a release that is there is there whole.
 */
export async function publish(store: ObjectStore, built: string): Promise<Release> {
  const manifest = await readFile(join(built, 'release.json'));
  const release = releaseSchema.parse(JSON.parse(manifest.toString()));
  if (!isRemoteName(release.name) || !isVersion(release.version))
    throw new Error(`${releaseKey(release.name, release.version)} is no name of a release`);
  const folder = releaseFolder(release.name, release.version);
  const cleared = await clearedOf(store, release.name, release.version);
  const known = await store.get(`${folder}/release.json`);
  if (!cleared && known?.equals(manifest)) return release;
  if (cleared ? cleared.integrity !== integrityOf(manifest) : known) {
    throw new Refusal(
      'released_otherwise',
      `${releaseKey(release.name, release.version)} is released already with another content: raise its version`,
    );
  }
  if (cleared) {
    // what is stopped from here on is half a release, and looks like one
    await store.remove(`${folder}/release.json`);
    await store.remove(clearedPath(release.name, release.version));
  }
  const files = (await filesBelow(built)).filter((file) => file !== 'release.json');
  for (const file of files) await store.put(`${folder}/${file}`, await readFile(join(built, file)));
  await store.put(`${folder}/release.json`, manifest);
  return release;
}

/** release.json of a version. @throws Refusal when it is not in the store, or not any more */
export async function readManifest(store: ObjectStore, name: string, version: string): Promise<Buffer> {
  const cleared = await clearedOf(store, name, version);
  if (cleared) throw clearedRefusal(name, version, cleared);
  const manifest = await store.get(`${releaseFolder(name, version)}/release.json`);
  if (!manifest)
    throw new Refusal('not_released', `${releaseKey(name, version)} is not in the store: release it first`);
  return manifest;
}

/** @throws Refusal when it is not in the store, or not any more */
export const readRelease = async (store: ObjectStore, name: string, version: string): Promise<Release> =>
  releaseSchema.parse(JSON.parse((await readManifest(store, name, version)).toString()));

/** hash of a release's manifest, as live.json carries it. @throws Refusal when it is not in the store */
export const releaseIntegrity = async (store: ObjectStore, name: string, version: string): Promise<string> =>
  integrityOf(await readManifest(store, name, version));

const accepted = z.object({ heavier: z.string() });
const acceptedPath = (name: string, version: string): string => `${releaseFolder(name, version)}/accepted.json`;

/** Writes down why a version was released in spite of its weight: beside the release, which is the same bytes for whoever builds it. */
export const accept = (store: ObjectStore, { name, version }: Release, heavier: string): Promise<void> =>
  store.put(acceptedPath(name, version), Buffer.from(JSON.stringify({ heavier })));

/** why a version may be heavier; undefined where nobody had to say */
export async function acceptedOf(store: ObjectStore, name: string, version: string): Promise<string | undefined> {
  const content = await store.get(acceptedPath(name, version));
  return content && accepted.parse(JSON.parse(content.toString())).heavier;
}

/** Newest first: by precedence of semantic versions, as far as numbers go. */
const byPrecedence = new Intl.Collator('en', { numeric: true }).compare;

/** every version of a remote that is in the store whole, the newest first */
export async function versionsInStore(store: ObjectStore, name: string): Promise<string[]> {
  const versions = (await store.folders(`remotes/${name}`)).map((path) => path.slice(path.lastIndexOf('/') + 1));
  const isGone = await isCleared(store, name);
  const whole = await Promise.all(
    versions.map(async (version) =>
      !isGone(version) && (await store.get(`${releaseFolder(name, version)}/release.json`)) ? [version] : [],
    ),
  );
  return whole.flat().sort((one, other) => byPrecedence(other, one));
}
