import { type Kysely, sql } from 'kysely';

/** What somebody who answers chats says often: theirs on every device. No row: nothing of their own yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE quick_replies (
      user_id bigint PRIMARY KEY REFERENCES users(id) ON DELETE CASCADE,
      replies text[] NOT NULL
    );
  `.execute(db);
}
