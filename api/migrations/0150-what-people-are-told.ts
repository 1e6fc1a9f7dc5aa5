import { type Kysely, sql } from 'kysely';

/** What nobody needs is told to whoever wants it, and messengers are connected by a code. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- advertising waits to be asked for; nothing of it has been sent so far
    ALTER TABLE users ALTER COLUMN muted_notifications SET DEFAULT '{journal}';
    UPDATE users SET muted_notifications = array_append(muted_notifications, 'journal')
      WHERE NOT 'journal' = ANY(muted_notifications);

    -- what an account hears of a chat while its owner is away
    CREATE TABLE chat_notices (
      chat_id bigint NOT NULL REFERENCES chats(id) ON DELETE CASCADE,
      user_id bigint NOT NULL REFERENCES users(id) ON DELETE CASCADE,
      -- the message that they were told of last: nothing more is sent until they have read it
      told_id bigint NOT NULL DEFAULT 0,
      is_muted boolean NOT NULL DEFAULT false,
      PRIMARY KEY (chat_id, user_id)
    );
    CREATE INDEX chat_notices_user ON chat_notices(user_id);

    -- sent to the messenger, it says whose account that is; the code itself is not stored
    CREATE TABLE messenger_codes (
      code_hash bytea PRIMARY KEY,
      user_id bigint NOT NULL REFERENCES users(id) ON DELETE CASCADE,
      source text NOT NULL CHECK (source IN ('telegram','vk','whatsapp')),
      -- of the variant that it was asked for on
      site text NOT NULL DEFAULT '',
      expires_at timestamptz NOT NULL
    );
    CREATE INDEX messenger_codes_user ON messenger_codes(user_id);
    CREATE INDEX messenger_codes_expiry ON messenger_codes(expires_at);
  `.execute(db);
}
