import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { errorCode } from '../platform/error-code.ts';
import { baseBackup } from '../platform/postgres/base-backup.ts';
import { startEmbedded } from '../platform/postgres/embedded.ts';
import { createRedisServer, findRedis } from './redis-server.ts';
import type { RunDatabase } from './run-database.ts';
import { IN_USE, maintain, REPLICA_VARIABLE } from './test-database.ts';

export const REDIS_VARIABLE = 'CAIRN_TEST_REDIS';

const SLOT = 'tests';

export interface Nodes {
  /** for all test processes */
  variables: Record<string, string>;
  stop(): Promise<void>;
}

/**
 * API_TESTS=cluster: the apis of a test run have what nodes of a cluster have, a Redis, and a database that follows theirs.
 * @throws where there is no Redis
 */
export async function startNodes({ socket }: Pick<RunDatabase, 'socket'>): Promise<Nodes> {
  const program = findRedis();
  if (!program) throw new Error('API_TESTS=cluster takes a Redis. Debian: apt-get install redis-server');
  const redis = await createRedisServer(program);
  await redis.start();
  const folder = mkdtempSync(join(tmpdir(), 'cairn-replica-'));
  // as root the database runs as another user, who must get in
  chmodSync(folder, 0o755);
  await baseBackup({
    connection: { host: socket, user: 'postgres', database: 'postgres' },
    dataDir: folder,
    slot: SLOT,
  });
  const replica = await startEmbedded(folder, {
    ...{ fsync: 'off', full_page_writes: 'off', max_connections: '200', hot_standby: 'on' },
    primary_conninfo: `host=${socket} user=postgres application_name=${SLOT}`,
    primary_slot_name: SLOT,
  });
  return {
    variables: { [REDIS_VARIABLE]: redis.url, [REPLICA_VARIABLE]: replica.connection.host },
    async stop() {
      await replica.stop();
      await redis.kill();
      for (const path of [folder, replica.connection.host]) rmSync(path, { recursive: true, force: true });
      // the primary would hold its log back for one that never comes again
      await dropSlot(socket);
    },
  };
}

/** who sent the log through it may be a moment behind its end: then it is in use still */
async function dropSlot(socket: string): Promise<void> {
  await maintain(socket, async (client) => {
    for (let tries = 1; ; tries++) {
      try {
        await client.query('SELECT pg_drop_replication_slot($1)', [SLOT]);
        return;
      } catch (error) {
        if (tries === 100 || errorCode(error) !== IN_USE) throw error;
        await wait(50);
      }
    }
  });
}

/** Of an api on this database; nothing where the run has no nodes. */
export function nodeVariables(
  { host, database }: { host: string; database: string },
  { [REDIS_VARIABLE]: redis, [REPLICA_VARIABLE]: replica } = process.env,
): Record<string, string> {
  const at = (socket: string) => `postgres://postgres@localhost/${database}?host=${encodeURIComponent(socket)}`;
  if (!redis || !replica) return {};
  return { REDIS_URL: redis, DATABASE_URL: at(host), DATABASE_READ_URL: at(replica) };
}
