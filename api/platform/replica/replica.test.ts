import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseLsn } from '@cairn/shared-contracts/api/lsn';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { createDb, type DatabaseHandle } from '../db.ts';
import { createLog } from '../log.ts';
import { baseBackup } from '../postgres/base-backup.ts';
import { type EmbeddedPostgres, startEmbedded } from '../postgres/embedded.ts';
import { lastCommit } from './last-commit.ts';
import { createReplica, type Replica } from './replica.ts';

const SMALL = { shared_buffers: '16MB', wal_level: 'replica' };
let folder: string;
let primary: EmbeddedPostgres;
let standby: EmbeddedPostgres;
let replica: Replica;
let db: DatabaseHandle;
/** straight to the standby */
let aside: DatabaseHandle;

const startStandby = () =>
  startEmbedded(join(folder, 'standby'), {
    ...SMALL,
    primary_conninfo: `host=${primary.connection.host} user=postgres`,
    primary_slot_name: 'standby',
  });

/** which server answers */
async function reads(after = 0n): Promise<'primary' | 'replica'> {
  return replica.reading(after, async () => {
    const { rows } = await sql<{ recovers: boolean }>`SELECT pg_is_in_recovery() AS recovers`.execute(db);
    return rows[0]?.recovers ? 'replica' : 'primary';
  });
}
async function until(who: 'primary' | 'replica', after = 0n): Promise<void> {
  while ((await reads(after)) !== who) await wait(20);
}
const write = () => sql`INSERT INTO notes DEFAULT VALUES`.execute(db);
const seen = (after: bigint) =>
  replica.reading(after, async () => {
    const { rows } = await sql<{ rows: number }>`SELECT count(*)::int AS rows FROM notes`.execute(db);
    return rows[0]?.rows;
  });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cairn-replica-'));
  chmodSync(folder, 0o755);
  for (const name of ['primary', 'standby']) mkdirSync(join(folder, name));
  primary = await startEmbedded(join(folder, 'primary'), SMALL);
  const { connection } = primary;
  const setUp = createDb(connection, { max: 1 });
  await sql`CREATE TABLE notes (id int GENERATED ALWAYS AS IDENTITY)`.execute(setUp);
  await setUp.destroy();
  await baseBackup({ connection, dataDir: join(folder, 'standby'), slot: 'standby' });
  standby = await startStandby();
  replica = createReplica({
    connection: standby.connection,
    max: 4,
    log: createLog('silent'),
    // a machine that stalls is no replica that is gone
    patience: { connectMs: 30_000, answerMs: 30_000 },
    primaryPlace: () => lastCommit(db),
  });
  db = createDb(connection, { max: 4, replica });
  aside = createDb(standby.connection, { max: 1 });
});
afterAll(async () => {
  await replica.close();
  await db.destroy();
  await aside.destroy();
  await standby.stop();
  await primary.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('reads from a replica', () => {
  beforeEach(() => until('replica'));

  it('are those that are asked for, and no others', async () => {
    const { rows } = await sql<{ recovers: boolean }>`SELECT pg_is_in_recovery() AS recovers`.execute(db);
    expect(rows).toEqual([{ recovers: false }]);
  });

  it('show a visitor what they have written, from the primary as long as the replica is behind', async () => {
    await sql`SELECT pg_wal_replay_pause()`.execute(aside);
    const before = (await seen(0n)) ?? 0;
    await write();
    const own = parseLsn(await lastCommit(db)) ?? 0n;
    expect(await seen(own)).toBe(before + 1);
    expect(await reads(own)).toBe('primary');
    await sql`SELECT pg_wal_replay_resume()`.execute(aside);
    await until('replica', own);
    expect(await seen(own)).toBe(before + 1);
  });

  it('come from the primary for everybody when the replica falls behind, and from the replica when it is there again', async () => {
    await sql`SELECT pg_wal_replay_pause()`.execute(aside);
    await write();
    await until('primary');
    await sql`SELECT pg_wal_replay_resume()`.execute(aside);
    await until('replica');
  });

  it('have what was announced: nothing is read there until its place is known', async () => {
    await sql`SELECT pg_wal_replay_pause()`.execute(aside);
    const before = (await seen((1n << 64n) - 1n)) ?? 0;
    await write();
    replica.renew();
    expect(await seen(0n)).toBe(before + 1);
    await sql`SELECT pg_wal_replay_resume()`.execute(aside);
  });

  it('that write after all are done again on the primary, once', async () => {
    let servers: string[] = [];
    let count = 0;
    // a standby that is behind for a moment leaves all of it to the primary
    do {
      servers = [];
      count = await replica.reading(0n, async () => {
        servers.push(await reads());
        await write();
        return servers.length;
      });
    } while (servers[0] !== 'replica');
    expect(count).toBe(2);
  });

  /** kills the standby under a statement of its. @returns false where the primary was asked */
  const isKilledAsleep = () =>
    db.connection().execute(async (one) => {
      const { rows } = await sql<{ recovers: boolean }>`SELECT pg_is_in_recovery() AS recovers`.execute(one);
      if (!rows[0]?.recovers) return false;
      const sleeping = sql`SELECT pg_sleep(60)`.execute(one);
      sleeping.catch(() => undefined);
      const asleep = sql<{
        n: number;
      }>`SELECT count(*)::int AS n FROM pg_stat_activity WHERE query LIKE 'SELECT pg_sleep(60)%'`;
      while ((await asleep.execute(aside)).rows[0]?.n !== 1) await wait(20);
      process.kill(standby.pid, 'SIGKILL');
      await sleeping;
      return true;
    });

  it('go on from the primary when the replica is gone in the middle of one, and from the replica when it is back', async () => {
    let tries = 0;
    const rows = replica.reading(0n, async () => {
      tries += 1;
      // a standby that is behind for a moment leaves it to the primary
      while (tries === 1 && !(await isKilledAsleep())) await wait(20);
      return reads();
    });
    expect(await rows).toBe('primary');
    expect(tries).toBe(2);
    expect(await reads()).toBe('primary');
    await aside.destroy();
    standby = await startStandby();
    aside = createDb(standby.connection, { max: 1 });
    await until('replica');
  });
});
