import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Progress } from './schema-change.ts';

/** a batch holds its rows that long, more or less: whoever wants one of them waits so long at most */
const BATCH_MS = 200;
const FIRST_ROWS = 500;
const MOST_ROWS = 20_000;

export interface Batches extends Progress {
  /** whose rows are changed */
  table: string;
  /** One statement that changes at most so many of the rows that are left, and none when nothing is left. */
  change(rows: number): RawBuilder<unknown>;
}

/** rows by PostgreSQL's own estimate; undefined before it has looked at the table */
async function estimate<Tables>(db: Kysely<Tables>, table: string): Promise<number | undefined> {
  const { rows } = await sql<{ rows: number }>`
    SELECT reltuples::float8 AS rows FROM pg_class WHERE oid = to_regclass(${table})`.execute(db);
  const [{ rows: count } = { rows: -1 }] = rows;
  return count < 0 ? undefined : Math.round(count);
}

/**
 * Changes many rows a few at a time, each batch committed by itself; as many at once as take a fifth of a second, with a pause as long as the batch
 * took, for replicas and visitors. Where it was broken off, it goes on with what is left.
 * @returns rows that were changed
 */
export async function inBatches<Tables>(db: Kysely<Tables>, { table, change, tell }: Batches): Promise<number> {
  const about = await estimate(db, table);
  let size = FIRST_ROWS;
  let done = 0;
  for (;;) {
    const since = performance.now();
    const { numAffectedRows = 0n } = await change(size).execute(db);
    const ms = performance.now() - since;
    if (numAffectedRows === 0n) return done;
    done += Number(numAffectedRows);
    tell(`${table}: ${done} rows${about === undefined ? '' : ` of about ${about}`}`);
    size = Math.min(MOST_ROWS, Math.max(1, Math.round(size * Math.min(2, BATCH_MS / Math.max(ms, 1)))));
    await wait(Math.min(ms, BATCH_MS));
  }
}
