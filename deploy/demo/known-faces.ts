import type { DatabaseHandle } from '@cairn/api/database';
import { sql } from 'kysely';

/** Faces are drawn of any word: only those of somebody whom the site knows are, so that nobody has others drawn and kept. */
export async function isKnownFace(db: DatabaseHandle, key: string): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`SELECT
    EXISTS (SELECT FROM organizers WHERE avatar->>'key' = ${key})
    OR EXISTS (SELECT FROM journal_authors WHERE portrait->>'key' = ${key}) AS known`.execute(db);
  return rows[0]?.known ?? false;
}
