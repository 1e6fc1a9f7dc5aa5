import pg from 'pg';
import { type Connection, clientConfig } from '../db.ts';

/** how many connections of other processes the server has; 0 when it cannot be asked */
export async function countOtherClients(connection: Connection): Promise<number> {
  const client = new pg.Client(clientConfig(connection));
  try {
    await client.connect();
    const { rows } = await client.query<{ count: number }>(
      `SELECT count(*) AS count FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`,
    );
    return rows[0]?.count ?? 0;
  } catch {
    return 0;
  } finally {
    await client.end().catch(() => {});
  }
}
