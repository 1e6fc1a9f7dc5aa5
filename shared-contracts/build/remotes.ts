import { existsSync, readdirSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';

const OWN = resolve(import.meta.dirname, '../..');
const INSTALLED = `${sep}node_modules${sep}`;

/** whether this is the published package, installed in a squad's repository */
export const isInstalled = OWN.includes(INSTALLED) || OWN.endsWith(`${sep}node_modules`);

/** The folder that remotes stand in: this repository, or the one that this package is installed in. */
export const WORKSPACE = isInstalled ? (`${OWN}${sep}`.split(INSTALLED)[0] ?? OWN) : OWN;

/** how the command is called there */
export const COMMAND = isInstalled ? 'npx cairn' : 'npm run cairn --';

/** The remotes that stand in a folder: every mf-* with a remote.ts. A new one is found, not listed. */
export const remotesIn = (root: string = WORKSPACE): `mf-${string}`[] =>
  readdirSync(root)
    .filter((name): name is `mf-${string}` => name.startsWith('mf-') && existsSync(join(root, name, 'remote.ts')))
    .sort();
