import { type Kysely, sql } from 'kysely';

/** How old the children of a booking are, as they were asked for: its organizer answers for them, and its tourists' form names them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // whoever books meanwhile waits behind it: the next start tries again rather
  await sql`SET LOCAL lock_timeout = '5s'`.execute(db);
  await sql`ALTER TABLE requests ADD COLUMN children_ages int[] NOT NULL DEFAULT '{}'`.execute(db);
}
