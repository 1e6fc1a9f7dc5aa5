import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isAlive } from '@cairn/shared-contracts/node/with-lock';
import { asSuperuser, type Backup, listBackups } from './backups.ts';
import { copyFolder, writeOwned } from './base-backup.ts';
import { type EmbeddedPostgres, startEmbedded } from './embedded.ts';
import { placeDatabase } from './placement.ts';
import { restoreCommand, walFolder } from './wal-archive.ts';

const LOOK_MS = 100;

export interface RestoreOptions {
  backupDir: string;
  /** what was committed later is not there; without it all that was archived is */
  to?: Date | undefined;
  /** data folder as `startEmbedded` takes it, without a database */
  dataDir: string;
  /** of the server while it restores */
  settings?: Readonly<Record<string, string>>;
}

function choose(backups: readonly Backup[], to: Date | undefined): Backup {
  const fit = backups.filter(({ endedAt }) => to === undefined || endedAt <= to.toISOString()).at(-1);
  if (fit) return fit;
  const [first] = backups;
  throw new Error(
    first ? `the oldest backup is of ${first.endedAt}: no earlier moment can be had` : 'there is no backup',
  );
}

const RECOVERY = {
  recovery_target_action: 'promote',
  hot_standby: 'on',
  // the history of its time line waits to be archived: whoever takes it into use says where to, and the next restore must find it
  archive_mode: 'on',
  archive_command: '',
};

const logOf = (home: string): Promise<string> => readFile(join(home, 'pg18.log'), 'utf8').catch(() => '');

/** what the server said last of why it does not go on, beside what it tells whoever asks meanwhile */
const lastFatal = (log: string): string =>
  [...log.matchAll(/FATAL: +(.*)/g)]
    .map(([, text = '']) => text)
    .filter((text) => !/^the database system is|^terminating/.test(text))
    .at(-1) ?? '';

async function untilPromoted(server: EmbeddedPostgres): Promise<void> {
  for (;;) {
    if (!isAlive(server.pid)) throw new Error('it ended before it was there');
    const isThere = await asSuperuser(server.connection, async (client) => {
      const { rows } = await client.query<{ recovers: boolean }>('SELECT pg_is_in_recovery() AS recovers');
      return rows[0]?.recovers === false;
    }).catch(() => false);
    if (isThere) return;
    await wait(LOOK_MS);
  }
}

/** Plays the log onto the copy up to the moment. @throws with what the server says */
async function recover({ backupDir, to, dataDir, settings }: RestoreOptions): Promise<void> {
  // the server knows no Z while it starts
  const target: Record<string, string> = to
    ? { recovery_target_time: to.toISOString().replace('T', ' ').replace('Z', '+00') }
    : {};
  const restore = { restore_command: restoreCommand(walFolder(backupDir)) };
  const server = await startEmbedded(dataDir, { ...settings, ...RECOVERY, ...restore, ...target });
  try {
    await untilPromoted(server);
  } finally {
    await server.stop();
  }
}

/**
 * Makes the database as it was at a moment: the newest backup before it, and the log from there on. Nothing is left of one that fails.
 * @returns the backup that it began from
 * @throws when there is a database already, no backup is old enough, or the archive ends before the moment
 */
export async function restoreBackup(options: RestoreOptions): Promise<Backup> {
  const { backupDir, dataDir, to } = options;
  const { data, home, identity } = placeDatabase(dataDir);
  if (existsSync(data)) throw new Error(`${data} is a database already: restore into a folder without one`);
  const backup = choose(await listBackups(backupDir), to);
  const draft = `${data}.restore`;
  await rm(draft, { recursive: true, force: true });
  await copyFolder(join(backup.folder, 'pg18'), draft, identity);
  // with it the server takes the log from the archive, and begins a time line of its own
  await writeOwned(join(draft, 'recovery.signal'), '', identity);
  await mkdir(dirname(data), { recursive: true });
  await rename(draft, data);
  const before = (await logOf(home)).length;
  try {
    await recover(options);
    return backup;
  } catch (error) {
    await rm(data, { recursive: true, force: true });
    const reason = lastFatal((await logOf(home)).slice(before));
    throw new Error(
      /before configured recovery target/.test(reason)
        ? `the archive ends before ${to?.toISOString()}: leave the moment out to have all of it`
        : `the database could not be restored: ${reason || String(error)}`,
      { cause: error },
    );
  }
}
