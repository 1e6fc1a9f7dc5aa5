import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Release, releaseFolder, release as releaseSchema } from '@cairn/shared-contracts/remote/release';
import { buildFolder, SCRATCH } from '../../registry/build.ts';
import type { ObjectStore } from '../../registry/object-store.ts';
import { standInSources } from './stand-in-sources.ts';

/** what every stand-in is made of, and how */
const PARTS = join(import.meta.dirname, 'parts');
/** below the root: what they import is found there; never committed */
const BUILDS = join(SCRATCH, 'stand-ins');

async function hashOf(files: Readonly<Record<string, string>>): Promise<string> {
  const hash = createHash('sha256');
  for (const part of ['stand-in.tsx', 'stand-in.module.css']) hash.update(await readFile(join(PARTS, part)));
  return hash.update(JSON.stringify(files)).digest('hex').slice(0, 8);
}

/** what the neighbours are held against is what the release promises, to the letter; it takes nothing for promised itself */
async function takeContract(out: string, { contract }: Release): Promise<void> {
  const file = join(out, 'release.json');
  const built = releaseSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  if (!contract || !built.contract) return;
  const { fragments, events, owner } = contract;
  await writeFile(file, JSON.stringify({ ...built, contract: { ...built.contract, owner, fragments, events } }));
}

/**
 * Builds a stand-in of a release: its addresses, fragments and events, without what is behind them.
 * @returns the folder of the build
 * @throws when there is no such release
 */
export async function buildStandIn(store: ObjectStore, name: string, version: string): Promise<string> {
  const manifest = await store.get(`${releaseFolder(name, version)}/release.json`);
  if (!manifest) throw new Error(`${name}@${version} is not in the store`);
  const release = releaseSchema.parse(JSON.parse(manifest.toString()));
  const files = standInSources(release);
  const dir = join(BUILDS, name);
  await rm(dir, { recursive: true, force: true });
  await cp(PARTS, dir, { recursive: true });
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(dir, file)), { recursive: true });
    await writeFile(join(dir, file), content);
  }
  const { out } = await buildFolder(dir, { version: `${version.split('+')[0]}-stand-in.${await hashOf(files)}` });
  await takeContract(out, release);
  return out;
}
