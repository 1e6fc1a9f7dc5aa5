import { type Kysely, sql } from 'kysely';

/** Every message asks whose accounts hear of it: an organizer's people, or the support's. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE INDEX users_organizer ON users(organizer_id) WHERE organizer_id IS NOT NULL;
    CREATE INDEX users_support ON users(id) WHERE role = 'admin';
  `.execute(db);
}
