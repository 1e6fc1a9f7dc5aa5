import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

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
}

const WANTED: Record<keyof Programs, Wanted> = {
  nginx: { names: ['nginx'], packages: ['nginx', 'libnginx-mod-stream', 'libnginx-mod-http-brotli-filter'] },
  redis: { names: ['redis-server', 'valkey-server'], packages: ['redis-server'] },
  groonga: { names: ['groonga'], packages: ['groonga-bin'] },
};

/** where servers are, which not every user's path has */
const SYSTEM_FOLDERS = ['/usr/sbin', '/usr/local/sbin'];

function find(names: readonly string[], folders: readonly string[]): string | undefined {
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

interface ProgramOptions {
  path?: string;
  more?: readonly string[];
  /** a search engine is wanted, too */
  isEngineWanted?: boolean;
}

/** @throws with all that is missing, and the command that installs it */
export function findPrograms({
  path = process.env.PATH ?? '',
  more = SYSTEM_FOLDERS,
  isEngineWanted = false,
}: ProgramOptions = {}): Programs {
  const folders = [...path.split(delimiter).filter(Boolean), ...more];
  const nginx = find(WANTED.nginx.names, folders);
  const redis = find(WANTED.redis.names, folders);
  const groonga = isEngineWanted ? find(WANTED.groonga.names, folders) : undefined;
  const wanted = { nginx, redis, ...(isEngineWanted ? { groonga } : {}) };
  // keys of the object above
  const missing = (Object.keys(wanted) as (keyof typeof wanted)[]).filter((name) => !wanted[name]);
  if (!nginx || !redis || missing.length > 0) {
    const packages = missing.flatMap((name) => WANTED[name].packages);
    throw new Error(`missing: ${missing.join(', ')}. Debian: apt-get install ${packages.join(' ')}`);
  }
  return { nginx, redis, ...(groonga ? { groonga } : {}) };
}
