import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Programs that a cluster needs beside Node and the PostgreSQL that npm brings. */
export interface Programs {
  nginx: string;
  redis: string;
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

/** @throws with all that is missing, and the command that installs it */
export function findPrograms(path = process.env.PATH ?? '', more: readonly string[] = SYSTEM_FOLDERS): Programs {
  const folders = [...path.split(delimiter).filter(Boolean), ...more];
  const found = { nginx: find(WANTED.nginx.names, folders), redis: find(WANTED.redis.names, folders) };
  const missing = (Object.keys(WANTED) as (keyof Programs)[]).filter((name) => !found[name]);
  if (!found.nginx || !found.redis) {
    const packages = missing.flatMap((name) => WANTED[name].packages);
    throw new Error(`missing: ${missing.join(', ')}. Debian: apt-get install ${packages.join(' ')}`);
  }
  return { nginx: found.nginx, redis: found.redis };
}
