import type { DatabaseHandle } from '@cairn/api/database';
import { sql } from 'kysely';

/** Of all rows of a table, in whatever order they lie. */
export interface TableDigest {
  rows: number;
  /** sum of the rows' hashes: a row that differs, is missing or is there twice changes it */
  sum: string;
}
export type RowDigest = ReadonlyMap<string, TableDigest>;

/** Every table that outlives a crash, as one moment has it. */
export async function digestRows(db: DatabaseHandle): Promise<RowDigest> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      // rows are hashed as text, which tells moments in the session's zone
      await sql`SET LOCAL TimeZone = 'UTC'`.execute(trx);
      const tables = await sql<{ name: string }>`
        SELECT relname AS name FROM pg_class
        WHERE relkind = 'r' AND relpersistence = 'p' AND relnamespace = 'public'::regnamespace ORDER BY relname`.execute(
        trx,
      );
      const digest = new Map<string, TableDigest>();
      for (const { name } of tables.rows) {
        const { rows } = await sql<TableDigest>`
          SELECT count(*)::int AS rows, coalesce(sum(hashtextextended(row::text, 0)), 0)::text AS sum
          FROM ${sql.table(name)} AS row`.execute(trx);
        if (rows[0]) digest.set(name, rows[0]);
      }
      return digest;
    });
}

/** One line for each table that is not the same in both. */
export function differences(expected: RowDigest, got: RowDigest): string[] {
  return [...new Set([...expected.keys(), ...got.keys()])].sort().flatMap((name) => {
    const [one, other] = [expected.get(name), got.get(name)];
    if (!one) return `${name}: was not there, now has ${other?.rows} rows`;
    if (!other) return `${name}: had ${one.rows} rows, is not there`;
    if (one.rows !== other.rows) return `${name}: had ${one.rows} rows, now ${other.rows}`;
    return one.sum === other.sum ? [] : `${name}: the same number of rows, ${one.rows}, with other content`;
  });
}
