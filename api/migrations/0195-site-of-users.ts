import { type Kysely, sql } from 'kysely';

/** News of an account come from the site that its owner uses, and lead back there: the one that they logged in on last. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE users ADD COLUMN site text NOT NULL DEFAULT ''`.execute(db);
}
