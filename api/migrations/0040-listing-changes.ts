import { type Kysely, sql } from 'kysely';

/** what a listing shows of these tables beside what the search index reads (0010) */
const SHOWN = { organizers: 'avatar, is_verified', places: 'heading, body, picture' };

/** Cards of tours and the places of listings are kept in memory: whoever keeps them must hear of everything that they show. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, columns] of Object.entries(SHOWN)) {
    await sql
      .raw(
        `CREATE TRIGGER listing_changed AFTER UPDATE OF ${columns} ON ${table} FOR EACH STATEMENT EXECUTE FUNCTION tell_search_all()`,
      )
      .execute(db);
  }
}
