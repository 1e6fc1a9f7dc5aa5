import { type Kysely, sql } from 'kysely';

/** An effect remembers the request that caused it: a W3C traceparent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE outbox ADD COLUMN traceparent text`.execute(db);
}
