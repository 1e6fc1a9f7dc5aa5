import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { asSuperuser, flushArchive, listBackups, takeBackup } from './backups.ts';
import { type EmbeddedPostgres, startEmbedded } from './embedded.ts';
import { restoreBackup } from './restore.ts';
import { archiveSettings } from './wal-archive.ts';

const SMALL = { shared_buffers: '16MB' };
let folder: string;
let backupDir: string;
let server: EmbeddedPostgres;

const ask = async (postgres: EmbeddedPostgres, statement: string): Promise<unknown[]> =>
  asSuperuser(postgres.connection, async (client) => (await client.query(statement)).rows);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cairn-restore-'));
  chmodSync(folder, 0o755);
  // a path that a shell, and the server's own %f, would read otherwise
  backupDir = join(folder, "guide's 100%f");
  mkdirSync(join(folder, 'data'));
  server = await startEmbedded(join(folder, 'data'), { ...SMALL, ...archiveSettings(join(folder, 'data'), backupDir) });
  await ask(server, 'CREATE TABLE notes (id int)');
  await takeBackup(server.connection, backupDir);
  await ask(server, 'INSERT INTO notes VALUES (1), (2)');
  await flushArchive(server.connection, backupDir);
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('a restore', () => {
  it('without a moment has all that was archived', async () => {
    const dataDir = join(folder, 'all');
    await restoreBackup({ backupDir, dataDir, settings: SMALL });
    const restored = await startEmbedded(dataDir, SMALL);
    const rows = await ask(restored, 'SELECT count(*) AS rows, pg_is_in_recovery() AS recovers FROM notes');
    await restored.stop();
    expect(rows).toEqual([{ rows: 2, recovers: false }]);
  });

  it('to a moment that the archive does not reach says so, and leaves nothing that looks restored', async () => {
    const dataDir = join(folder, 'later');
    const options = { backupDir, dataDir, settings: SMALL, to: new Date('2099-01-01T00:00:00Z') };
    const refusal = 'the archive ends before 2099-01-01T00:00:00.000Z';
    await expect(restoreBackup(options)).rejects.toThrow(refusal);
    // a folder without a database, as it was
    await expect(restoreBackup(options)).rejects.toThrow(refusal);
  });

  it('to a moment before the oldest backup is refused', async () => {
    const [first] = await listBackups(backupDir);
    const options = { backupDir, dataDir: join(folder, 'earlier'), to: new Date('2020-01-01T00:00:00Z') };
    await expect(restoreBackup(options)).rejects.toThrow(`the oldest backup is of ${first?.endedAt}`);
  });

  it('never replaces a database', async () => {
    const options = { backupDir, dataDir: join(folder, 'data') };
    await expect(restoreBackup(options)).rejects.toThrow('is a database already');
    expect(await ask(server, 'SELECT id FROM notes')).toHaveLength(2);
  });
});

it('a backup beside an archive of another folder is refused: it could not be restored', async () => {
  const elsewhere = join(folder, 'elsewhere');
  await expect(takeBackup(server.connection, elsewhere)).rejects.toThrow(`start it with BACKUP_DIR=${elsewhere}`);
  expect(await listBackups(elsewhere)).toEqual([]);
});
