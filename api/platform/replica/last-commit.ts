import { sql } from 'kysely';
import type { DatabaseHandle } from '../db.ts';

/** Everything that is committed by now lies before this place of the log. */
export async function lastCommit(db: DatabaseHandle): Promise<string> {
  const { rows } = await sql<{ place: string }>`SELECT pg_current_wal_flush_lsn()::text AS place`.execute(db);
  if (!rows[0]) throw new Error('the database does not say where its log is');
  return rows[0].place;
}
