import type { Database } from '@cairn/api/database-types';
import { type Kysely, type Selectable, sql } from 'kysely';

/** JSON has no instants: they travel as ISO strings. */
type InJson<V> = V extends Date ? string : V;
/** A row as JSON: only the columns that are given, identities are left to the database. */
export type Row<T extends keyof Database> = {
  readonly [K in keyof Selectable<Database[T]>]?: InJson<Selectable<Database[T]>[K]> | null;
};

/**
 * Inserts many rows in one statement with one parameter: PostgreSQL unpacks the JSON by the table's own column types.
 * Every row must have the columns of the first one.
 */
export async function bulkInsert<T extends keyof Database>(
  db: Kysely<Database>,
  table: T,
  rows: readonly Row<T>[],
): Promise<void> {
  const first = rows[0];
  if (!first) return;
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)));
  const target = sql.table(table);
  await sql`INSERT INTO ${target} (${columns}) SELECT ${columns} FROM json_populate_recordset(null::${target}, ${JSON.stringify(rows)}::json)`.execute(
    db,
  );
}
