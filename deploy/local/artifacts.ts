import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from '@cairn/shared-contracts/build/files';
import { buildShell, SHELL_DIST } from '@cairn/shell/build';
import { buildNamed, REMOTES, ROOT } from '../registry/build.ts';
import { releaseKey } from '../registry/keys.ts';
import { changeLive, readLive } from '../registry/live.ts';
import { diskStore, storeDir } from '../registry/object-store.ts';
import { publish, releaseIntegrity } from '../registry/releases.ts';
import { step } from './progress.ts';

const SOURCES = /\.(tsx?|mjs|css|json|svg)$/;

/** what a build depends on: its own sources and the contracts' */
async function sourceHash(folders: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const dir = join(ROOT, folder);
    for (const file of await filesBelow(dir)) {
      if (!SOURCES.test(file) || /(^|\/)(dist|node_modules)\//.test(file) || /\.test\.tsx?$/.test(file)) continue;
      hash.update(`${file}\n`).update(await readFile(join(dir, file)));
    }
  }
  return hash.digest('hex');
}

/** builds unless the stamp says that the same sources are built already */
async function buildOnce(
  name: string,
  stamp: string,
  folders: readonly string[],
  build: () => Promise<unknown>,
): Promise<void> {
  const hash = await sourceHash(folders);
  const known = await readFile(stamp, 'utf8').catch(() => '');
  if (known === hash) return step(`${name} is built`);
  await build();
  await writeFile(stamp, hash);
  return step(`${name} built`);
}

/** Builds what is not built: the shell and the first version of every remote. */
export async function buildAll(): Promise<void> {
  await buildOnce('shell', join(SHELL_DIST, 'stamp'), ['shell', 'shared-contracts'], buildShell);
  for (const name of REMOTES) {
    await buildOnce(name, join(ROOT, name, 'dist', 'stamp'), [name, 'shared-contracts'], () => buildNamed(name));
  }
}

/**
 * Releases the built remotes into the local store and makes live what has no live version yet. A remote whose sources changed under
 * the same version is released anew: this store is nobody's production.
 */
export async function releaseAll(dataDir: string): Promise<void> {
  const store = diskStore(storeDir(dataDir));
  const key = await releaseKey(dataDir);
  const integrity = new Map<string, string>();
  const versions = new Map<string, string>();
  for (const name of REMOTES) {
    const version = (JSON.parse(await readFile(join(ROOT, name, 'package.json'), 'utf8')) as { version: string })
      .version;
    const release = await publish(store, join(ROOT, name, 'dist', version), { replace: true });
    versions.set(name, release.version);
    integrity.set(name, await releaseIntegrity(store, name, release.version));
  }
  const live = await readLive(store, 'local');
  const isCurrent = REMOTES.every((name) =>
    live.remotes[name]?.versions.some(
      (version) => version.version === versions.get(name) && version.integrity === integrity.get(name),
    ),
  );
  if (isCurrent) return step(`releases are live, revision ${live.revision}`);
  const next = await changeLive(
    store,
    { environment: 'local', by: 'start', note: 'first versions', key },
    (remotes) => {
      for (const name of REMOTES) {
        const [version, hash] = [versions.get(name) ?? '', integrity.get(name) ?? ''];
        remotes[name] = { stable: version, versions: [{ version, weight: 100, integrity: hash }] };
      }
      return remotes;
    },
  );
  return step(`released, revision ${next.revision}`);
}
