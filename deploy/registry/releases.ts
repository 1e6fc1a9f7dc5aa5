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
  const known = await store.get(`${folder}/release.json`);
  if (known?.equals(manifest)) return release;
  if (known) {
    throw new Refusal(
      'released_otherwise',
      `${releaseKey(release.name, release.version)} is released already with another content: raise its version`,
    );
  }
  const files = (await filesBelow(built)).filter((file) => file !== 'release.json');
  for (const file of files) await store.put(`${folder}/${file}`, await readFile(join(built, file)));
  await store.put(`${folder}/release.json`, manifest);
  return release;
}

/** hash of a release's manifest, as live.json carries it. @throws when it is not in the store */
export async function releaseIntegrity(store: ObjectStore, name: string, version: string): Promise<string> {
  const manifest = await store.get(`${releaseFolder(name, version)}/release.json`);
  if (!manifest)
    throw new Refusal('not_released', `${releaseKey(name, version)} is not in the store: release it first`);
  return integrityOf(manifest);
}

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
