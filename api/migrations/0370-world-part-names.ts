import { type Kysely, sql } from 'kysely';

/** read and written under its lock */
export const bounded = { world_parts: 'the world has 6 parts: a millisecond' };

/** Parts of the world are found as places are: by all that they are called, and by how that is typed (otherNamesOf). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE world_parts ADD COLUMN other_names text NOT NULL DEFAULT ''`.execute(db);
  const { rows } = await sql<{ id: number; names: Record<string, string> }>`
    SELECT id, names FROM world_parts WHERE names <> '{}'`.execute(db);
  if (rows.length === 0) return;
  // 30 MB of memory that a process which has nothing to spell does without
  const { otherNamesOf } = await import('../modules/places/other-names.ts');
  const said = rows.map(({ id, names }) => ({ id, said: otherNamesOf(names) }));
  await sql`UPDATE world_parts w SET other_names = n.said
    FROM json_to_recordset(${JSON.stringify(said)}::json) AS n(id int, said text) WHERE n.id = w.id`.execute(db);
}
