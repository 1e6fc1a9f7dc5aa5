import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createDb } from '@cairn/api/database';
import { type EmbeddedPostgres, startEmbedded } from '@cairn/api/embedded-postgres';
import { baseBackup } from '@cairn/api/postgres/base-backup';
import { sql } from 'kysely';
import { endWithUs } from './warden.ts';

const SLOT = 'standby';
const POLL_MS = 100;

/** both may be primary one day */
const SETTINGS = {
  wal_level: 'replica',
  max_wal_senders: '6',
  max_replication_slots: '6',
  hot_standby: 'on',
  max_connections: '200',
  // a standby whose place is taken would hold the log back for ever
  max_slot_wal_keep_size: '1GB',
};

export type ServerName = 'postgres-1' | 'postgres-2';

/** Two servers: what is committed on one is on the other's disk before anybody hears of it, as long as there is another. */
export interface PostgresPair {
  primary(): { name: ServerName; server: EmbeddedPostgres };
  standby(): { name: ServerName; server: EmbeddedPostgres } | undefined;
  /** makes a standby anew from the primary; waits until it has caught up and commits wait for it */
  addStandby(): Promise<void>;
  /** it is gone: commits wait for nobody */
  dropStandby(): Promise<void>;
  /** the primary is gone: the standby takes its place; where there is none it is started anew */
  failOver(): Promise<void>;
  stop(): Promise<void>;
}

/** A server that ends when this process does, however that is. */
async function startServer(...asked: Parameters<typeof startEmbedded>): Promise<EmbeddedPostgres> {
  const server = await startEmbedded(...asked);
  const forget = endWithUs(server.pid, 'database');
  return {
    ...server,
    async stop() {
      await server.stop();
      forget();
    },
  };
}

async function ask<T>(server: EmbeddedPostgres, statement: string): Promise<T[]> {
  const db = createDb(server.connection, { max: 1 });
  try {
    const { rows } = await sql.raw<T>(statement).execute(db);
    return rows;
  } finally {
    await db.destroy();
  }
}

async function setSynchronous(server: EmbeddedPostgres, names: string): Promise<void> {
  await ask(server, `ALTER SYSTEM SET synchronous_standby_names = '${names}'`);
  await ask(server, 'SELECT pg_reload_conf()');
}

export async function startPostgresPair(dataDir: string): Promise<PostgresPair> {
  const dirOf = (name: ServerName) => join(dataDir, name);
  const other = (name: ServerName): ServerName => (name === 'postgres-1' ? 'postgres-2' : 'postgres-1');
  const place = join(dataDir, 'primary');
  const remember = (name: ServerName) => writeFile(place, name);
  const name: ServerName =
    (await readFile(place, 'utf8').catch(() => '')) === 'postgres-2' ? 'postgres-2' : 'postgres-1';
  await mkdir(dataDir, { recursive: true });
  await remember(name);
  // an earlier run may have left it waiting for a standby that is not there yet: what the command line says goes before what it remembers
  const waitsForNobody = await startServer(dirOf(name), { ...SETTINGS, synchronous_standby_names: '' });
  await setSynchronous(waitsForNobody, '');
  await waitsForNobody.stop();
  let primary = { name, server: await startServer(dirOf(name), SETTINGS) };
  let standby: typeof primary | undefined;

  async function untilStreaming(): Promise<void> {
    for (;;) {
      const rows = await ask<{ state: string }>(primary.server, 'SELECT state FROM pg_stat_replication');
      if (rows.some(({ state }) => state === 'streaming')) return;
      await wait(POLL_MS);
    }
  }

  const pair: PostgresPair = {
    primary: () => primary,
    standby: () => standby,
    async addStandby() {
      const name = other(primary.name);
      await rm(join(dirOf(name), 'pg18'), { recursive: true, force: true });
      await baseBackup({ connection: primary.server.connection, dataDir: dirOf(name), slot: SLOT });
      const server = await startServer(dirOf(name), {
        ...SETTINGS,
        primary_conninfo: `host=${primary.server.connection.host} user=postgres application_name=${SLOT}`,
        primary_slot_name: SLOT,
      });
      standby = { name, server };
      await untilStreaming();
      await setSynchronous(primary.server, SLOT);
    },
    async dropStandby() {
      standby = undefined;
      await setSynchronous(primary.server, '');
    },
    async failOver() {
      if (!standby) {
        // nobody takes its place: it comes back itself, with all that it had acknowledged
        primary = { ...primary, server: await startServer(dirOf(primary.name), SETTINGS) };
        await setSynchronous(primary.server, '');
        return;
      }
      const next = standby;
      standby = undefined;
      await ask(next.server, 'SELECT pg_promote()');
      primary = next;
      await remember(next.name);
      // copied from the one that waited for it
      await setSynchronous(primary.server, '');
    },
    async stop() {
      await standby?.server.stop();
      await primary.server.stop();
    },
  };
  return pair;
}
