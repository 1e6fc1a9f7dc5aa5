import { type Kysely, sql } from 'kysely';

/**
 * What the api itself says in a chat and in the history of a booking is kept as which text it is and what it is filled with. The columns
 * of text stay: they hold what people wrote, what was written before this, and English for an api that is a release behind.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE chat_messages ADD COLUMN told jsonb;
    ALTER TABLE request_events ADD COLUMN told jsonb;
  `.execute(db);
}
