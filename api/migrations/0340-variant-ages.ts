import { type Kysely, sql } from 'kysely';

/** The youngest that a way of booking takes, where that is older than the tour's: nobody is alone in a tent at eight. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // whoever reads a tour meanwhile waits behind it: the next start tries again rather
  await sql`SET LOCAL lock_timeout = '5s'`.execute(db);
  await sql`ALTER TABLE tour_variants ADD COLUMN min_age int CHECK (min_age > 0)`.execute(db);
}
