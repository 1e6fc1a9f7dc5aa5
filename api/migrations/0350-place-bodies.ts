import { type Kysely, sql } from 'kysely';

/** What the editors tell of a place, in the languages of the site beside the one they wrote it in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // as in 0340
  await sql`SET LOCAL lock_timeout = '5s'`.execute(db);
  await sql`ALTER TABLE places ADD COLUMN bodies jsonb NOT NULL DEFAULT '{}'`.execute(db);
}
