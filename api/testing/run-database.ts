import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { createDb } from '../platform/db.ts';
import { migrate } from '../platform/migrator.ts';
import { type EmbeddedPostgres, startEmbedded } from '../platform/postgres/embedded.ts';
import { TEMPLATE } from './test-database.ts';

/** nothing of a test run has to survive a power cut */
const FAST = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' };

export interface RunDatabase {
  socket: string;
  stop(): Promise<void>;
}

/** The test run's own PostgreSQL with the migrated template. */
export async function startRunDatabase(): Promise<RunDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'cairn-test-'));
  // as root the database runs as another user, who must get in
  chmodSync(folder, 0o755);
  const postgres = await startEmbedded(folder, FAST);
  const stop = async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
    rmSync(postgres.connection.host, { recursive: true, force: true });
  };
  try {
    await makeTemplate(postgres.connection);
  } catch (error) {
    await stop();
    throw error;
  }
  return { socket: postgres.connection.host, stop };
}

async function makeTemplate(connection: EmbeddedPostgres['connection']): Promise<void> {
  const maintenance = createDb(connection, { max: 1 });
  await sql.raw(`CREATE DATABASE ${TEMPLATE}`).execute(maintenance);
  await maintenance.destroy();
  const template = createDb({ ...connection, database: TEMPLATE }, { max: 2 });
  await migrate(template);
  await template.destroy();
}
