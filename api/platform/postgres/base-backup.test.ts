import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { clientConfig } from '../db.ts';
import { baseBackup } from './base-backup.ts';
import { type EmbeddedPostgres, startEmbedded } from './embedded.ts';

const folder = mkdtempSync(join(tmpdir(), 'cairn-backup-'));
const servers: EmbeddedPostgres[] = [];
afterAll(async () => {
  for (const server of servers.reverse()) await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function start(name: string, settings: Record<string, string>): Promise<EmbeddedPostgres> {
  const server = await startEmbedded(join(folder, name), { wal_level: 'replica', shared_buffers: '16MB', ...settings });
  servers.push(server);
  return server;
}
async function ask(server: EmbeddedPostgres, statement: string): Promise<unknown[]> {
  const client = new pg.Client(clientConfig(server.connection));
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

describe('a copy of a running database', () => {
  it('follows the one it was made from, and takes its place with all that was committed', async () => {
    const primary = await start('one', {});
    await ask(primary, 'CREATE TABLE notes (id int); INSERT INTO notes VALUES (1)');
    await baseBackup({ connection: primary.connection, dataDir: join(folder, 'two'), slot: 'two' });
    // after the copy: it comes by the log
    await ask(primary, 'INSERT INTO notes VALUES (2)');
    const standby = await start('two', {
      primary_conninfo: `host=${primary.connection.host} user=postgres application_name=two`,
      primary_slot_name: 'two',
    });
    await ask(primary, 'INSERT INTO notes VALUES (3)');
    const ids = async () => ask(standby, 'SELECT id FROM notes ORDER BY id');
    for (const end = Date.now() + 20_000; (await ids()).length < 3 && Date.now() < end; await wait(20));
    expect(await ids()).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
    await expect(ask(standby, 'INSERT INTO notes VALUES (4)')).rejects.toThrow('read-only');

    await ask(standby, 'SELECT pg_promote()');
    await ask(standby, 'INSERT INTO notes VALUES (4)');
    expect(await ids()).toHaveLength(4);
  });
});
