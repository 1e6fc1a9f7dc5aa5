import { type Kysely, sql } from 'kysely';

/** How fast and how often organizers answer is counted from their chats: nobody says it of themselves. Until the first count it is unknown. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE organizers
      ALTER COLUMN reply_hours DROP NOT NULL,
      ADD CHECK (reply_hours > 0);
    UPDATE organizers SET reply_hours = NULL, reply_share = NULL;
    -- the count reads what was written lately
    CREATE INDEX chat_messages_created ON chat_messages USING brin (created_at);
  `.execute(db);
}
