import { type Kysely, sql } from 'kysely';

/**
 * Rows of payments and refunds cannot be deleted. A TRUNCATE is the act of whoever owns the database and makes it anew, as a load of
 * demonstration data that was cut short does: it is not refused.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`DROP TRIGGER payments_stay_all ON payments`.execute(db);
  await sql`DROP TRIGGER refunds_stay_all ON refunds`.execute(db);
}
