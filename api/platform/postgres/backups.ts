import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import * as z from 'zod/mini';
import { type Connection, clientConfig } from '../db.ts';
import { copyCluster } from './base-backup.ts';
import { archiveCommand, walFolder } from './wal-archive.ts';

const run = promisify(execFile);

/** for an archive that takes nothing: the server would wait for ever */
const ARCHIVE_LIMIT_MS = 120_000;
const ABOUT = 'backup.json';

const about = z.object({
  /** ISO 8601: restored to any moment from here on */
  endedAt: z.iso.datetime(),
  /** first file of the log that it needs */
  firstWal: z.string().check(z.regex(/^[0-9A-F]{24}$/)),
});
export type Backup = z.output<typeof about> & { name: string; folder: string };

const basesOf = (backupDir: string): string => join(resolve(backupDir), 'base');

/** The whole ones, oldest first: what a killed run has left has no description. */
export async function listBackups(backupDir: string): Promise<Backup[]> {
  const bases = basesOf(backupDir);
  const names = await readdir(bases).catch(() => []);
  const found = await Promise.all(
    names.map(async (name): Promise<Backup | undefined> => {
      const folder = join(bases, name);
      const text = await readFile(join(folder, ABOUT), 'utf8').catch(() => undefined);
      return text === undefined ? undefined : { ...about.parse(JSON.parse(text)), name, folder };
    }),
  );
  return found.filter((backup) => backup !== undefined).sort((one, other) => one.endedAt.localeCompare(other.endedAt));
}

export async function asSuperuser<T>(connection: Connection, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(clientConfig(connection));
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function requireArchive(client: pg.Client, backupDir: string): Promise<void> {
  const { rows } = await client.query<{ mode: string; command: string }>(
    "SELECT current_setting('archive_mode') AS mode, current_setting('archive_command') AS command",
  );
  if (rows[0]?.mode !== 'on' || rows[0].command !== archiveCommand(walFolder(backupDir)))
    throw new Error(`the database archives nothing in ${walFolder(backupDir)}: start it with BACKUP_DIR=${backupDir}`);
}

/** @throws with what the archive says of itself when it is not through in two minutes */
async function whileArchiving<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  await client.query(`SET statement_timeout = ${ARCHIVE_LIMIT_MS}`);
  try {
    return await work();
  } catch (error) {
    const { rows } = await client.query<{ wal: string | null }>(
      "SELECT last_failed_wal AS wal FROM pg_stat_archiver WHERE last_failed_time > coalesce(last_archived_time, last_failed_time - interval '1 second')",
    );
    const [failed] = rows;
    if (failed) throw new Error(`the archive does not take ${failed.wal}: is the disk full?`, { cause: error });
    throw error;
  }
}

/** Copies the running database beside its archived log. @throws when that is not the archive of this folder, or takes nothing */
export async function takeBackup(connection: Connection, backupDir: string): Promise<Backup> {
  const bases = basesOf(backupDir);
  await mkdir(bases, { recursive: true, mode: 0o700 });
  const draft = join(bases, `${process.pid}.draft`);
  try {
    const { label, endedAt } = await asSuperuser(connection, async (client) => {
      await requireArchive(client, backupDir);
      return whileArchiving(client, () =>
        copyCluster(client, { target: join(draft, 'pg18'), identity: undefined, isArchived: true }),
      );
    });
    const [, firstWal = ''] = /^START WAL LOCATION: \S+ \(file ([0-9A-F]{24})\)/m.exec(label) ?? [];
    const said = about.parse({ endedAt: endedAt.toISOString(), firstWal });
    await writeFile(join(draft, ABOUT), JSON.stringify(said));
    // on the disk before it counts as one
    await run('sync');
    const name = said.endedAt.replaceAll(':', '-');
    await rename(draft, join(bases, name));
    return { ...said, name, folder: join(bases, name) };
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

/** Everything that is committed by now is in the archive when this resolves. @returns the server's time then */
export const flushArchive = (connection: Connection, backupDir: string): Promise<Date> =>
  asSuperuser(connection, async (client) => {
    await requireArchive(client, backupDir);
    return whileArchiving(client, async () => {
      const { rows } = await client.query<{ wal: string; at: Date }>(
        'SELECT pg_walfile_name(pg_switch_wal()) AS wal, clock_timestamp() AS at',
      );
      const [switched] = rows;
      if (!switched) throw new Error('the database did not say where its log is');
      await untilArchived(client, switched.wal);
      return switched.at;
    });
  });

async function untilArchived(client: pg.Client, wal: string): Promise<void> {
  for (const end = Date.now() + ARCHIVE_LIMIT_MS; Date.now() < end; ) {
    const { rows } = await client.query<{ done: boolean }>(
      'SELECT coalesce(last_archived_wal >= $1, false) AS done FROM pg_stat_archiver, pg_sleep(0.1)',
      [wal],
    );
    if (rows[0]?.done) return;
  }
  throw new Error(`the archive did not take ${wal} in ${ARCHIVE_LIMIT_MS / 1000} s`);
}

/**
 * Removes all but the newest backups, and the log that only the others need.
 * @param keep how many stay, at least one
 */
export async function pruneBackups(backupDir: string, keep: number): Promise<{ backups: number; wal: number }> {
  const backups = await listBackups(backupDir);
  const old = backups.slice(0, -Math.max(1, keep));
  // after a restore the log goes on from an earlier place, on a time line of its own: a newer copy may begin before an older one
  const [first] = backups
    .slice(old.length)
    .map(({ firstWal }) => firstWal.slice(8))
    .sort();
  if (first === undefined) return { backups: 0, wal: 0 };
  for (const { folder } of old) {
    // it is none any more, whenever this is stopped
    await rm(join(folder, ABOUT));
    await rm(folder, { recursive: true });
  }
  const wal = walFolder(backupDir);
  // names begin with a time line
  const unneeded = (await readdir(wal)).filter((name) => /^[0-9A-F]{24}\b/.test(name) && name.slice(8, 24) < first);
  for (const name of unneeded) await rm(join(wal, name));
  return { backups: old.length, wal: unneeded.length };
}
