import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isAlive } from '@cairn/shared-contracts/node/with-lock';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { type EmbeddedPostgres, startEmbedded } from './embedded.ts';
import { canReach } from './identity.ts';

const FAST = { shared_buffers: '16MB' };
let folder: string;
const sockets = new Set<string>();

async function start(): Promise<EmbeddedPostgres> {
  const postgres = await startEmbedded(folder, FAST);
  sockets.add(postgres.connection.host);
  return postgres;
}

async function query(postgres: EmbeddedPostgres, text: string): Promise<object[]> {
  const client = new pg.Client(postgres.connection);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cairn-embedded-'));
  chmodSync(folder, 0o755);
});
afterAll(() => {
  for (const path of [folder, ...sockets]) rmSync(path, { recursive: true, force: true });
});

describe('embedded PostgreSQL', () => {
  it('starts once when two start at once, over the lock of a start that died, and keeps what was committed over a kill -9', async () => {
    // a process number that no process can have
    writeFileSync(join(folder, 'pg18.lock'), '4194999');
    const [first, second] = await Promise.all([start(), start()]);
    expect(first.pid).toBe(second.pid);
    await query(first, 'CREATE TABLE kept (n int)');
    await query(first, 'INSERT INTO kept VALUES (7)');

    process.kill(first.pid, 'SIGKILL');
    while (isAlive(first.pid)) await wait(10);
    const recovered = await start();
    expect(recovered.pid).not.toBe(first.pid);
    expect(await query(recovered, 'SELECT n FROM kept')).toEqual([{ n: 7 }]);

    const adopting = await start();
    expect(adopting).toMatchObject({ pid: recovered.pid, adopted: true });
    await adopting.stop();
    await expect(query(recovered, 'SELECT 1')).rejects.toThrow();
    // stopping what has stopped is no error
    await recovered.stop();
  });

  it('listens on its socket only', async () => {
    const postgres = await start();
    expect(await query(postgres, 'SHOW listen_addresses')).toEqual([{ listen_addresses: '' }]);
    expect(await query(postgres, "SELECT lower('ПРИВЕТ Ё') AS text")).toEqual([{ text: 'привет ё' }]);
    await postgres.stop();
  });

  it("knows which folders are out of another user's reach", () => {
    const closed = mkdtempSync(join(tmpdir(), 'cairn-closed-'));
    const stranger = { uid: 64_321, gid: 64_321 };
    expect(canReach(join(closed, 'a', 'b'), stranger)).toBe(false);
    chmodSync(closed, 0o755);
    expect(canReach(join(closed, 'a', 'b'), stranger)).toBe(true);
    rmSync(closed, { recursive: true });
  });
});
