import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Progress } from './schema-change.ts';

/** of advisory locks: the one of whoever changes the schema ("cairn", "sche" in ASCII) */
const LOCK = [0x6361_6972, 0x7363_6865] as const;
const AGAIN_MS = 100;

/**
 * One process of all changes the schema at a time. Others ask again and again rather than wait in the database: a statement that waits there
 * is a transaction that the build of an index waits for, which is what they would be waiting for.
 * @param db one connection
 * @param tell hears once that somebody else has the turn
 */
export async function inTurn<Tables, T>(
  db: Kysely<Tables>,
  tell: Progress['tell'],
  work: () => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const { rows } = await sql<{ isMine: boolean }>`
      SELECT pg_try_advisory_lock(${sql.lit(LOCK[0])}, ${sql.lit(LOCK[1])}) AS "isMine"`.execute(db);
    if (rows[0]?.isMine) break;
    if (attempt === 1) tell('another start changes the schema: waits for its turn');
    await wait(AGAIN_MS);
  }
  try {
    return await work();
  } finally {
    // a connection that broke took it along
    await sql`SELECT pg_advisory_unlock(${sql.lit(LOCK[0])}, ${sql.lit(LOCK[1])})`.execute(db).catch(() => undefined);
  }
}
