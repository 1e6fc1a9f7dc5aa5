import { type Kysely, sql } from 'kysely';

/** Subscriptions to programs remember the site that they were made on, and what their readers were told last. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE program_subscriptions ADD COLUMN site text NOT NULL DEFAULT '', ADD COLUMN seen jsonb
  `.execute(db);
}
