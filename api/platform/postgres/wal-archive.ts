import { chownSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { canReach, type Identity } from './identity.ts';
import { placeDatabase } from './placement.ts';

/** at the most so much of what was committed last is on one disk only */
const TIMEOUT_S = 60;

export const walFolder = (backupDir: string): string => join(resolve(backupDir), 'wal');

const quoted = (path: string): string => `'${path.replaceAll("'", `'\\''`)}'`;

/** A command of the server's: %f is a file of the log, %p where it is or is to be. A percent sign of the path itself is written twice. */
const command = (folder: string, of: (folder: string) => string): string => of(quoted(folder).replaceAll('%', '%%'));

/**
 * A file that is there already is left alone: the same one was archived before the server could note it, or another server writes here,
 * and then the command fails and the log is held back. Only whole files get their name.
 */
export const archiveCommand = (folder: string): string =>
  command(
    folder,
    (dir) =>
      `if [ -e ${dir}/%f.gz ]; then gzip -dc ${dir}/%f.gz | cmp -s - %p; ` +
      `else gzip -c %p > ${dir}/%f.part && sync ${dir}/%f.part && mv ${dir}/%f.part ${dir}/%f.gz && sync ${dir}; fi`,
  );

/** Fails for a file that is not there: that is how the server learns where the log ends. */
export const restoreCommand = (folder: string): string =>
  command(folder, (dir) => `[ -e ${dir}/%f.gz ] && gzip -dc ${dir}/%f.gz > %p`);

/** @throws when the database's user cannot get to the folder */
function makeArchive(folder: string, identity: Identity | undefined): void {
  // others may pass through the folder above, and read nothing in this one
  mkdirSync(dirname(folder), { recursive: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (!identity) return;
  chownSync(folder, identity.uid, identity.gid);
  if (!canReach(folder, identity))
    throw new Error(`BACKUP_DIR must be a folder that the database's user (${identity.uid}) can reach: ${folder}`);
}

/**
 * Settings with which an embedded server hands every piece of its log to a folder, once it is full or a minute old. They hold from the
 * server's start on. Makes the folder.
 */
export function archiveSettings(dataDir: string, backupDir: string): Record<string, string> {
  const folder = walFolder(backupDir);
  makeArchive(folder, placeDatabase(dataDir).identity);
  return {
    wal_level: 'replica',
    archive_mode: 'on',
    archive_timeout: `${TIMEOUT_S}s`,
    archive_command: archiveCommand(folder),
  };
}
