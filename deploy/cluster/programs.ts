import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installOnCi } from '@cairn/api/testing/install-on-ci';
import { hasStream } from './nginx-modules.ts';

/** Programs that a cluster needs beside Node and the PostgreSQL that npm brings. */
export interface Programs {
  nginx: string;
  redis: string;
  /** a search engine, where one is asked for */
  groonga?: string;
}

interface Wanted {
  /** names to look for, the best first */
  names: readonly string[];
  /** what installs it on Debian and its like */
  packages: readonly string[];
  /** it is of no use without */
  has?(file: string): boolean;
}

const WANTED: Record<keyof Programs, Wanted> = {
  nginx: {
    names: ['nginx'],
    packages: ['nginx', 'libnginx-mod-stream', 'libnginx-mod-http-brotli-filter'],
    has: hasStream,
  },
  redis: { names: ['redis-server', 'valkey-server'], packages: ['redis-server'] },
  groonga: { names: ['groonga'], packages: ['groonga-bin'] },
};

/** where servers are, which not every user's path has */
const SYSTEM_FOLDERS = ['/usr/sbin', '/usr/local/sbin'];

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const find = ({ names, has }: Wanted, folders: readonly string[]): string | undefined =>
  names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((file) => isProgram(file) && (has?.(file) ?? true));

interface ProgramOptions {
  path?: string;
  more?: readonly string[];
  /** a search engine is wanted, too */
  isEngineWanted?: boolean;
}

/** Told to whoever has not all of them. */
class ProgramsMissing extends Error {
  readonly packages: readonly string[];

  constructor(names: readonly string[], packages: readonly string[]) {
    super(`missing: ${names.join(', ')}. Debian: apt-get install ${packages.join(' ')}`);
    this.packages = packages;
  }
}

/** @throws ProgramsMissing with all that is missing, and the command that installs it */
export function findPrograms({
  path = process.env.PATH ?? '',
  more = SYSTEM_FOLDERS,
  isEngineWanted = false,
}: ProgramOptions = {}): Programs {
  const folders = [...path.split(delimiter).filter(Boolean), ...more];
  const nginx = find(WANTED.nginx, folders);
  const redis = find(WANTED.redis, folders);
  const groonga = isEngineWanted ? find(WANTED.groonga, folders) : undefined;
  const wanted = { nginx, redis, ...(isEngineWanted ? { groonga } : {}) };
  // keys of the object above
  const missing = (Object.keys(wanted) as (keyof typeof wanted)[]).filter((name) => !wanted[name]);
  if (!nginx || !redis || missing.length > 0) {
    const packages = missing.flatMap((name) => WANTED[name].packages);
    throw new ProgramsMissing(missing, packages);
  }
  return { nginx, redis, ...(groonga ? { groonga } : {}) };
}

/**
 * What is missing is installed, on a machine of CI that may.
 * @returns nothing where all is there in the end, else what is missing
 */
export function missingForTests(
  find: () => Programs = findPrograms,
  install: (...packages: readonly string[]) => boolean = installOnCi,
): string | undefined {
  try {
    find();
    return undefined;
  } catch (error) {
    if (!(error instanceof ProgramsMissing)) throw error;
    return install(...error.packages) ? missingForTests(find, () => false) : error.message;
  }
}
