import { type Kysely, type RawBuilder, sql } from 'kysely';

export interface NewIndex {
  name: string;
  isUnique?: boolean;
  /** what follows ON: the table, the columns, the rows */
  on: RawBuilder<unknown>;
}

/** Builds an index while the table is written to. An earlier try that was broken off has left one that is kept up and answers nothing: it is built anew. */
export async function buildIndex<Tables>(db: Kysely<Tables>, { name, isUnique, on }: NewIndex): Promise<void> {
  const { rows } = await sql<{ indisvalid: boolean }>`
    SELECT indisvalid FROM pg_index WHERE indexrelid = to_regclass(${name})`.execute(db);
  if (rows[0]?.indisvalid) return;
  // it waits for transactions that are under way, and nobody waits for it: a limit would only leave it half done
  const { rows: set } = await sql<{ lock_timeout: string }>`SHOW lock_timeout`.execute(db);
  await sql`SET lock_timeout = 0`.execute(db);
  try {
    if (rows.length > 0) await sql`DROP INDEX CONCURRENTLY ${sql.id(name)}`.execute(db);
    if (isUnique) await sql`CREATE UNIQUE INDEX CONCURRENTLY ${sql.id(name)} ON ${on}`.execute(db);
    else await sql`CREATE INDEX CONCURRENTLY ${sql.id(name)} ON ${on}`.execute(db);
  } finally {
    await sql`SET lock_timeout = ${sql.lit(set[0]?.lock_timeout ?? '0')}`.execute(db);
  }
}
