import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDb, type DatabaseHandle } from '@cairn/api/database';
import { type EmbeddedPostgres, startEmbedded } from '@cairn/api/embedded-postgres';
import { migrate } from '@cairn/api/migrator';
import { flushArchive, pruneBackups, takeBackup } from '@cairn/api/postgres/backups';
import { restoreBackup } from '@cairn/api/postgres/restore';
import { archiveSettings } from '@cairn/api/postgres/wal-archive';
import { sql } from 'kysely';
import { differences, digestRows, type RowDigest } from './row-digest.ts';

const SMALL = { shared_buffers: '16MB', max_wal_size: '64MB' };

export interface Drill {
  /** the moment that was chosen: a second before the accident */
  to: Date;
  /** tables whose rows are not what they were then; none: the restore is good */
  differences: readonly string[];
  /** of a second accident, after the site went on with what was restored: all that was archived, that too */
  again: readonly string[];
  /** what the accident has changed, as the same comparison sees it */
  accident: readonly string[];
  tables: number;
  rows: number;
  backupMs: number;
  restoreMs: number;
}

async function timed<T>(work: () => Promise<T>): Promise<[result: T, ms: number]> {
  const since = performance.now();
  const result = await work();
  return [result, Math.round(performance.now() - since)];
}

async function withServer<T>(
  dataDir: string,
  settings: Record<string, string>,
  work: (server: EmbeddedPostgres, db: DatabaseHandle) => Promise<T>,
): Promise<T> {
  const server = await startEmbedded(dataDir, { ...SMALL, ...settings });
  const db = createDb(server.connection, { max: 2 });
  try {
    return await work(server, db);
  } finally {
    await db.destroy();
    await server.stop();
    await rm(server.connection.host, { recursive: true, force: true });
  }
}

/** rows that come after the backup are in the log alone */
async function write(db: DatabaseHandle, from: number, rows: number): Promise<void> {
  await sql`
    INSERT INTO places (id, kind, name, slug)
    SELECT n, 'regions', 'Place ' || n, 'place-' || n FROM generate_series(${from}::int, ${from + rows - 1}::int) AS n`.execute(
    db,
  );
}

async function serverTime(db: DatabaseHandle): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`SELECT clock_timestamp() AS at FROM pg_sleep(1)`.execute(db);
  if (!rows[0]) throw new Error('the database does not tell the time');
  return rows[0].at;
}

/** an hour's work of somebody in the wrong window */
async function accident(db: DatabaseHandle): Promise<void> {
  await sql`SELECT pg_sleep(1)`.execute(db);
  await sql`DELETE FROM places WHERE id % 2 = 0`.execute(db);
  await sql`UPDATE places SET name = 'Oops' WHERE id % 3 = 0`.execute(db);
  await sql`DROP TABLE requests CASCADE`.execute(db);
  await write(db, 1_000_000, 10);
}

/**
 * Backs up a database, goes on writing, ruins it, and restores it to the second before. Its schema is the product's, its server a private
 * one: nothing else is touched.
 */
export async function drillRestore(say: (text: string) => void = () => undefined): Promise<Drill> {
  const folder = await mkdtemp(join(tmpdir(), 'cairn-drill-'));
  // as root the database runs as another user, who must get in
  await chmod(folder, 0o755);
  const [dataDir, backupDir] = [join(folder, 'data'), join(folder, 'backup')];
  await mkdir(dataDir);
  await mkdir(backupDir);
  try {
    const lived = await withServer(dataDir, archiveSettings(dataDir, backupDir), async ({ connection }, db) => {
      await migrate(db);
      await write(db, 1, 2_000);
      // one that is pruned, so that what stays must be enough
      await takeBackup(connection, backupDir);
      const [backup, backupMs] = await timed(() => takeBackup(connection, backupDir));
      const pruned = await pruneBackups(backupDir, 1);
      say(`backup ${backup.name} in ${backupMs} ms; ${pruned.backups} older removed`);
      await write(db, 10_000, 3_000);
      const expected = await digestRows(db);
      const to = await serverTime(db);
      await accident(db);
      const ruined = differences(expected, await digestRows(db));
      say(`the accident: ${ruined.join('; ')}`);
      await flushArchive(connection, backupDir);
      return { expected, to, ruined, backupMs };
    });
    const target = join(folder, 'restored');
    const [, restoreMs] = await timed(() =>
      restoreBackup({ backupDir, to: lived.to, dataDir: target, settings: SMALL }),
    );
    say(`restored to ${lived.to.toISOString()} in ${restoreMs} ms`);
    const { restored, later } = await withServer(
      target,
      archiveSettings(target, backupDir),
      async ({ connection }, db) => {
        const asItWas = await digestRows(db);
        await write(db, 20_000, 500);
        await flushArchive(connection, backupDir);
        return { restored: asItWas, later: await digestRows(db) };
      },
    );
    const second = join(folder, 'again');
    await restoreBackup({ backupDir, dataDir: second, settings: SMALL });
    const again = await withServer(second, {}, (_server, db) => digestRows(db));
    say('the site went on, and was restored once more');
    return {
      to: lived.to,
      differences: differences(lived.expected, restored),
      again: differences(later, again),
      accident: lived.ruined,
      ...sumOf(restored),
      backupMs: lived.backupMs,
      restoreMs,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const sumOf = (digest: RowDigest) => ({
  tables: digest.size,
  rows: [...digest.values()].reduce((sum, { rows }) => sum + rows, 0),
});
