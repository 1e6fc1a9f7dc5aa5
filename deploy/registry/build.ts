import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { BuildOptions } from '@cairn/shared-contracts/build/remote-preset';
import { isInstalled, remotesIn, WORKSPACE } from '@cairn/shared-contracts/build/remotes';

/** the folder that remotes stand in */
export const ROOT = WORKSPACE;
/** below the root, since what sources there import is found from it, and outside of packages, where Node strips no types; never committed */
export const SCRATCH = join(ROOT, isInstalled ? 'dist/cairn' : 'deploy/dist');
export const REMOTES = remotesIn(ROOT);

/** the bundler is loaded for builds only: every other command starts without it */
export async function buildFolder(folder: string, options: BuildOptions = {}) {
  const { buildRemote } = await import('@cairn/shared-contracts/build/build-remote');
  return buildRemote(folder, options);
}

export const buildNamed = (name: string, options: BuildOptions = {}) => buildFolder(join(ROOT, name), options);

if (import.meta.main) {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { version: { type: 'string' } } });
  for (const name of positionals) {
    const { release, out } = await buildNamed(name, values.version ? { version: values.version } : {});
    process.stdout.write(`built ${release.name}@${release.version} in ${out}\n`);
  }
}
