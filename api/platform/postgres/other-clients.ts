import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { APPLICATION_NAME, type Connection, clientConfig } from '../db.ts';

const QUERY = `SELECT count(*) AS count FROM pg_stat_activity WHERE backend_type = 'client backend' AND application_name <> $1`;
const TRIES = 20;
const PAUSE_MS = 100;

/**
 * How many connections of other processes the server has; 0 when it cannot be asked. Those of a process that was killed take a
 * moment to go: only what stays for two seconds counts.
 */
export async function countOtherClients(connection: Connection): Promise<number> {
  const client = new pg.Client(clientConfig(connection));
  try {
    await client.connect();
    for (let tries = 1; ; tries++) {
      const { rows } = await client.query<{ count: number }>(QUERY, [APPLICATION_NAME]);
      const count = rows[0]?.count ?? 0;
      if (count === 0 || tries === TRIES) return count;
      await wait(PAUSE_MS);
    }
  } catch {
    return 0;
  } finally {
    await client.end().catch(() => {});
  }
}
