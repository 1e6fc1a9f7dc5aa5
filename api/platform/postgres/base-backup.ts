import { chown, copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { type Connection, clientConfig } from '../db.ts';
import { errorCode } from '../error-code.ts';
import type { Identity } from './identity.ts';
import { placeDatabase } from './placement.ts';

/** What a copy of a running cluster leaves out: https://www.postgresql.org/docs/18/continuous-archiving.html#BACKUP-LOWLEVEL-BASE-BACKUP-DATA */
const FILES_LEFT_OUT = /^(postmaster\.(pid|opts)|standby\.signal|recovery\.signal|pg_internal\.init.*|pgsql_tmp.*)$/;
const EMPTY_FOLDERS = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);

const give = async (path: string, identity: Identity | undefined): Promise<void> => {
  if (identity) await chown(path, identity.uid, identity.gid);
};

async function makeFolder(path: string, identity: Identity | undefined): Promise<void> {
  await mkdir(path, { mode: 0o700, recursive: true });
  await give(path, identity);
}

/** the server goes on writing: files that vanish meanwhile are in the log */
export async function copyFolder(from: string, to: string, identity: Identity | undefined, depth = 0): Promise<void> {
  await makeFolder(to, identity);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) {
      if (depth === 0 && EMPTY_FOLDERS.has(entry.name)) await makeFolder(target, identity);
      else await copyFolder(source, target, identity, depth + 1);
    } else if (!FILES_LEFT_OUT.test(entry.name)) {
      await copyFile(source, target).then(
        () => give(target, identity),
        (error: unknown) => {
          if (errorCode(error) !== 'ENOENT') throw error;
        },
      );
    }
  }
}

interface CopyOptions {
  /** folder that is made anew */
  target: string;
  /** whose files they will be; undefined: ours */
  identity: Identity | undefined;
  /** waits until the archive has all of the log that the copy needs */
  isArchived: boolean;
}

/** What PostgreSQL says of a copy: https://www.postgresql.org/docs/18/continuous-archiving.html#BACKUP-LOWLEVEL-BASE-BACKUP */
export interface CopiedCluster {
  /** content of the file backup_label */
  label: string;
  /** by the server's clock: from then on the log leads to any moment */
  endedAt: Date;
}

/** Copies a running cluster's files. With its label, and the log from its beginning, it is a cluster again. */
export async function copyCluster(
  client: pg.Client,
  { target, identity, isArchived }: CopyOptions,
): Promise<CopiedCluster> {
  const { rows } = await client.query<{ folder: string }>("SELECT current_setting('data_directory') AS folder");
  await client.query("SELECT pg_backup_start('cairn', fast => true)");
  await rm(target, { recursive: true, force: true });
  await copyFolder(rows[0]?.folder ?? '', target, identity);
  const stopped = await client.query<{ labelfile: string; ended_at: Date }>(
    'SELECT labelfile, clock_timestamp() AS ended_at FROM pg_backup_stop($1)',
    [isArchived],
  );
  const [end] = stopped.rows;
  if (!end) throw new Error('the database did not say that the copy is whole');
  await writeOwned(join(target, 'backup_label'), end.labelfile, identity);
  return { label: end.labelfile, endedAt: end.ended_at };
}

/** A small file of a cluster that only its user may read. */
export async function writeOwned(path: string, text: string, identity: Identity | undefined): Promise<void> {
  await writeFile(path, text, { mode: 0o600 });
  await give(path, identity);
}

export interface BaseBackupOptions {
  /** of a server on this machine, as a superuser */
  connection: Connection;
  /** data folder as `startEmbedded` takes it; what a database has there already is replaced */
  dataDir: string;
  /** replication slot that holds the log back from now on; made where there is none */
  slot: string;
}

/**
 * Copies a running cluster's files, as a standby: started with `primary_conninfo` and the slot it follows the server from here.
 * On other machines pg_basebackup does the same.
 */
export async function baseBackup({ connection, dataDir, slot }: BaseBackupOptions): Promise<void> {
  const { data, identity } = placeDatabase(dataDir);
  const draft = `${data}.copy`;
  const client = new pg.Client(clientConfig(connection));
  await client.connect();
  try {
    await client.query(
      `SELECT pg_create_physical_replication_slot($1, true)
       WHERE NOT EXISTS (SELECT FROM pg_replication_slots WHERE slot_name = $1)`,
      [slot],
    );
    await copyCluster(client, { target: draft, identity, isArchived: false });
    await writeOwned(join(draft, 'standby.signal'), '', identity);
  } finally {
    await client.end();
  }
  await mkdir(dirname(data), { recursive: true });
  await rm(data, { recursive: true, force: true });
  await rename(draft, data);
}
