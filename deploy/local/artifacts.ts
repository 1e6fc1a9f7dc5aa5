import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from '@cairn/shared-contracts/build/files';
import { packageVersion } from '@cairn/shared-contracts/build/remote-config';
import { withLock } from '@cairn/shared-contracts/node/with-lock';
import { DEVELOPMENT_DIST, SHELL_DIST } from '@cairn/shell/dist';
import { buildNamed, REMOTES, ROOT } from '../registry/build.ts';
import { reportKey } from '../registry/keys.ts';
import { step } from './progress.ts';
import { developmentVersion, releaseTree, type WorkingTree } from './working-tree.ts';

const SOURCES = /\.(tsx?|mjs|css|json|svg)$/;

/** Of what a folder of the workspace is built from: sources, styles, texts; no tests. */
export async function folderHash(folder: string): Promise<string> {
  const hash = createHash('sha256');
  const dir = join(ROOT, folder);
  for (const file of await filesBelow(dir)) {
    if (!SOURCES.test(file) || /(^|\/)(dist|node_modules)\//.test(file) || /\.test\.tsx?$/.test(file)) continue;
    hash.update(`${file}\n`).update(await readFile(join(dir, file)));
  }
  return hash.digest('hex');
}

/** Of the sources that builds depend on: a build's own and the contracts', which are read once for all of a start. */
function sourceHashes(): (folder: string) => Promise<string> {
  let contracts: Promise<string> | undefined;
  return async (folder) => {
    contracts ??= folderHash('shared-contracts');
    return createHash('sha256')
      .update(await folderHash(folder))
      .update(await contracts)
      .digest('hex');
  };
}

const LOCKS = join(ROOT, 'node_modules', '.cache', 'cairn');
const BUILD_LIMIT_MS = 300_000;

/** builds unless the stamp says that the same sources are built already; of two starts at once one builds */
async function buildOnce(name: string, stamp: string, hash: string, build: () => Promise<unknown>): Promise<void> {
  await mkdir(LOCKS, { recursive: true });
  await withLock(join(LOCKS, `${name}.lock`), BUILD_LIMIT_MS, async () => {
    const known = await readFile(stamp, 'utf8').catch(() => '');
    if (known === hash) return step(`${name} is built`);
    await build();
    await writeFile(stamp, hash);
    return step(`${name} built`);
  });
}

/** versions of a working tree that are no longer its own go with their builds: the store has them */
async function dropOldBuilds(dist: string, version: string): Promise<void> {
  const entries = await readdir(dist).catch(() => []);
  const old = entries.filter((entry) => entry.includes('-dev.') && !entry.startsWith(version));
  await Promise.all(old.map((entry) => rm(join(dist, entry), { recursive: true })));
}

const treeOf = (sourceHash: (folder: string) => Promise<string>): WorkingTree => ({
  remotes: REMOTES,
  packageVersion: (name) => packageVersion(join(ROOT, name)),
  sourceHash,
  async build(name, version, hash) {
    const dist = join(ROOT, name, 'dist');
    await buildOnce(`${name}@${version}`, join(dist, `${version}.stamp`), hash, () => buildNamed(name, { version }));
    await dropOldBuilds(dist, version);
    return join(dist, version);
  },
});

/** The shell whose pages take changes of remotes, unless it is built. @returns its folder */
export async function buildDevelopmentShell(): Promise<string> {
  const hash = await sourceHashes()('shell');
  const build = { dist: DEVELOPMENT_DIST, isDevelopment: true };
  await buildOnce('shell for development', join(DEVELOPMENT_DIST, 'stamp'), hash, async () =>
    (await import('@cairn/shell/build')).buildShell(build),
  );
  return DEVELOPMENT_DIST;
}

/** The shell that visitors get, unless it is built. */
export async function buildReleasedShell(sourceHash = sourceHashes()): Promise<void> {
  await buildOnce('shell', join(SHELL_DIST, 'stamp'), await sourceHash('shell'), async () =>
    (await import('@cairn/shell/build')).buildShell(),
  );
}

/** Builds one remote of the working tree as a version named after its content, unless it is built. @returns the folder of the build */
export async function buildTreeVersion(name: string): Promise<string> {
  const tree = treeOf(sourceHashes());
  const hash = await tree.sourceHash(name);
  return tree.build(name, developmentVersion(tree.packageVersion(name), hash), hash);
}

/**
 * Builds shell and remotes, unless they are built, and makes the remotes live where nothing else is: see releaseTree.
 * @param variables name the store
 */
export async function buildAndRelease(dataDir: string, variables = process.env): Promise<void> {
  const sourceHash = sourceHashes();
  await buildReleasedShell(sourceHash);
  await reportKey(dataDir);
  await releaseTree(dataDir, treeOf(sourceHash), step, variables);
}
