import type { DatabaseHandle } from '@cairn/api/database';
import { sql } from 'kysely';
import { step } from '../../local/progress.ts';

/** table → what a copy of a row has of its own, by column; a copy's tour is the tour's copy */
const COPIED = {
  tours: { id: 'id + $tours', slug: "slug || '-' || $copy" },
  tour_places: { tour_id: 'tour_id + $tours' },
  tour_variants: { id: 'id + $rows', tour_id: 'tour_id + $tours' },
  all_departures: { id: 'id + $rows', tour_id: 'tour_id + $tours' },
} as const satisfies Record<string, Record<string, string>>;

async function columnsOf(db: DatabaseHandle, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT attname AS name FROM pg_attribute
    WHERE attrelid = ${table}::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}

/**
 * Copies published tours with their places, variants and departures until there are as many as asked: the demonstration takes minutes for
 * fifty thousand, and what a copy has in common with its tour costs an index as much. Nobody is told: who searches starts afterwards.
 */
export async function growTo(db: DatabaseHandle, tours: number): Promise<void> {
  const { rows } = await sql<{ tours: number; last: number; row: number }>`
    SELECT (SELECT count(*)::int FROM tours) AS tours, (SELECT max(id) FROM tours) AS last,
      (SELECT max(id) FROM all_departures) + (SELECT max(id) FROM tour_variants) AS row`.execute(db);
  const { tours: have = 0, last = 0, row = 0 } = rows[0] ?? {};
  if (have === 0 || have >= tours) return;
  await db.connection().execute(async (connection) => {
    // no triggers and no foreign keys: of a copy both hold as they do of its tour
    await sql`SET session_replication_role = replica`.execute(connection);
    for (let copy = 1; have * copy < tours; copy++) {
      const wanted = Math.min(have, tours - have * copy);
      for (const [table, own] of Object.entries(COPIED)) {
        const columns = await columnsOf(connection, table);
        const values = columns.map((column) => (own as Record<string, string>)[column] ?? `"${column}"`);
        const tour = table === 'tours' ? 'id' : 'tour_id';
        await sql
          .raw(
            `INSERT INTO ${table} (${columns.map((column) => `"${column}"`).join(', ')}) OVERRIDING SYSTEM VALUE
             SELECT ${values.join(', ')} FROM ${table}
             WHERE ${tour} IN (SELECT id FROM tours WHERE id <= ${last} ORDER BY id LIMIT ${wanted})`
              .replaceAll('$tours', String(last * copy))
              .replaceAll('$rows', String(row * copy))
              .replaceAll('$copy', String(copy)),
          )
          .execute(connection);
      }
      step(`${have * copy + wanted} of ${tours} tours`);
    }
    await sql`RESET session_replication_role`.execute(connection);
  });
  await sql`VACUUM ANALYZE`.execute(db);
}
