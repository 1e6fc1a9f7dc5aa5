import { type Kysely, sql } from 'kysely';

/** When somebody who waits was told that nobody can book the departure for now; null: never. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE waitlist_entries ADD COLUMN closed_told_at timestamptz`.execute(db);
}
