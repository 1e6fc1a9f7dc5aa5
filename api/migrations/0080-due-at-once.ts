import { type Kysely, sql } from 'kysely';

/** Near the start everything is due with the first payment: such a booking has no date for a balance. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE requests ALTER COLUMN balance_due_on DROP NOT NULL`.execute(db);
}
