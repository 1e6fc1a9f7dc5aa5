import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { errorCode } from '../platform/error-code.ts';

/** set by the global set-up for all test processes: the socket folder of the run's own PostgreSQL */
export const SOCKET_VARIABLE = 'CAIRN_TEST_PG_SOCKET';
/** where a database follows the run's own: its socket folder */
export const REPLICA_VARIABLE = 'CAIRN_TEST_REPLICA_SOCKET';
/** migrated once per run; every test file gets a copy */
export const TEMPLATE = 'cairn_template';

/** of PostgreSQL: another one holds it at this moment */
export const IN_USE = '55006';
const FOLLOWS_WITHIN_MS = 60_000;
const LOOK_MS = 20;

export interface TestDatabase {
  connection: { host: string; user: string; database: string };
  drop(): Promise<void>;
}

/** Runs statements of a superuser outside of the tests' databases. @param host socket folder of the server */
export async function maintain<T>(host: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ host, user: 'postgres', database: 'postgres' });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function admin<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const host = process.env[SOCKET_VARIABLE];
  if (!host) throw new Error(`${SOCKET_VARIABLE} is not set: run API tests through the root jest config`);
  return maintain(host, work);
}

/** All that was committed before is on the run's replica too, where it has one. @throws after a minute */
async function untilFollowed(primary: pg.Client): Promise<void> {
  const host = process.env[REPLICA_VARIABLE];
  if (!host) return;
  // a new database is flushed, whatever synchronous_commit says
  const { rows } = await primary.query<{ place: string }>('SELECT pg_current_wal_flush_lsn()::text AS place');
  const place = rows[0]?.place;
  await maintain(host, async (replica) => {
    const until = performance.now() + FOLLOWS_WITHIN_MS;
    for (;;) {
      const { rows } = await replica.query<{ follows: boolean }>(
        'SELECT pg_last_wal_replay_lsn() >= $1::pg_lsn AS follows',
        [place],
      );
      if (rows[0]?.follows) return;
      if (performance.now() > until) throw new Error(`the replica has not come to ${place} within a minute`);
      await wait(LOOK_MS);
    }
  });
}

/**
 * A fresh, migrated database without rows, on the run's replica too.
 * @param template `template0` for one without tables
 */
export async function createTestDatabase(template: typeof TEMPLATE | 'template0' = TEMPLATE): Promise<TestDatabase> {
  const database = `test_${randomUUID().replaceAll('-', '')}`;
  await admin(async (client) => {
    for (let tries = 1; ; tries++) {
      try {
        // through the log, block by block, costs twice as much; the checkpoint that this takes costs nothing where nothing is synced
        await client.query(`CREATE DATABASE ${database} TEMPLATE ${template} STRATEGY FILE_COPY`);
        break;
      } catch (error) {
        // another test file copies the template at this moment
        if (tries === 40 || errorCode(error) !== IN_USE) throw error;
        await wait(50);
      }
    }
    await untilFollowed(client);
  });
  return {
    connection: { host: process.env[SOCKET_VARIABLE] ?? '', user: 'postgres', database },
    drop: () => admin(async (client) => void (await client.query(`DROP DATABASE IF EXISTS ${database} WITH (FORCE)`))),
  };
}
