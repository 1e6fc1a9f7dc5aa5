import { type Kysely, sql } from 'kysely';

/** Places with a Chinese name are found by how it is typed on a Latin keyboard, as new ones are (otherNamesOf). */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: number; zh: string }>`
    SELECT id, names->>'zh' AS zh FROM places WHERE names ? 'zh'`.execute(db);
  if (rows.length === 0) return;
  // 30 MB of memory that a process which has nothing to spell does without
  const { pinyinOf } = await import('../modules/places/other-names.ts');
  const spelled = rows.map(({ id, zh }) => ({ id, said: pinyinOf(zh).join(' ') })).filter(({ said }) => said !== '');
  if (spelled.length === 0) return;
  await sql`UPDATE places p SET other_names = p.other_names || ' ' || n.said
    FROM json_to_recordset(${JSON.stringify(spelled)}::json) AS n(id int, said text) WHERE n.id = p.id`.execute(db);
}
