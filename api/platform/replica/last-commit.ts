import { sql } from 'kysely';
import type { DatabaseHandle } from '../db.ts';

/**
 * Everything that is committed by now lies before this place of the log: on the disk, or merely written where the server lets nobody wait
 * for the disk.
 */
export async function lastCommit(db: DatabaseHandle): Promise<string> {
  const { rows } = await sql<{ place: string }>`
    SELECT CASE WHEN current_setting('synchronous_commit') = 'off'
      THEN pg_current_wal_insert_lsn() ELSE pg_current_wal_flush_lsn() END::text AS place`.execute(db);
  if (!rows[0]) throw new Error('the database does not say where its log is');
  return rows[0].place;
}
