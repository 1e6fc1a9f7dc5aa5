import { type Kysely, sql } from 'kysely';

/** The youngest that a booking takes, as it was when it was made: what the tour asks for may be raised while a family waits for its start. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // whoever books meanwhile waits behind it: the next start tries again rather
  await sql`SET LOCAL lock_timeout = '5s'`.execute(db);
  await sql`ALTER TABLE requests ADD COLUMN youngest_taken int`.execute(db);
}
