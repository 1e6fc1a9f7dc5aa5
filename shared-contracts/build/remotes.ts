import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** of the repository, or of whatever stands around this package */
export const WORKSPACE = resolve(import.meta.dirname, '../..');

/** The remotes that stand in a folder: every mf-* with a remote.ts. A new one is found, not listed. */
export const remotesIn = (root: string = WORKSPACE): `mf-${string}`[] =>
  readdirSync(root)
    .filter((name): name is `mf-${string}` => name.startsWith('mf-') && existsSync(join(root, name, 'remote.ts')))
    .sort();
