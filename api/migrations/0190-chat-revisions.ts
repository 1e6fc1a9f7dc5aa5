import { type Kysely, sql } from 'kysely';

/**
 * Messages can be edited, moderated, deleted and carry a file. Each change takes the next number of its chat, without a gap: whoever
 * hears of changes knows which it has missed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE chats ADD COLUMN revision bigint NOT NULL DEFAULT 0;
    ALTER TABLE chat_messages
      ADD COLUMN revision bigint NOT NULL DEFAULT 0,
      ADD COLUMN upload_id bigint REFERENCES uploads(id),
      ADD COLUMN edited_at timestamptz,
      ADD COLUMN moderated_at timestamptz,
      ADD COLUMN deleted_at timestamptz;

    UPDATE chat_messages m SET revision = n.revision
      FROM (SELECT id, row_number() OVER (PARTITION BY chat_id ORDER BY id) AS revision FROM chat_messages) n
      WHERE n.id = m.id;
    UPDATE chats c SET revision = n.revision
      FROM (SELECT chat_id, max(revision) AS revision FROM chat_messages GROUP BY chat_id) n
      WHERE n.chat_id = c.id;

    CREATE INDEX chat_messages_revision ON chat_messages(chat_id, revision);
    CREATE UNIQUE INDEX chat_messages_upload ON chat_messages(upload_id) WHERE upload_id IS NOT NULL;
    CREATE INDEX chats_organizer ON chats(organizer_id, last_message_id DESC);

    ALTER TABLE uploads
      DROP CONSTRAINT uploads_kind_check,
      ADD CONSTRAINT uploads_kind_check CHECK (kind IN ('image','file','video','voice')),
      -- of a voice note: seconds, and heights of its bars
      ADD COLUMN duration real,
      ADD COLUMN waveform smallint[],
      ADD COLUMN download_status text NOT NULL DEFAULT 'success'
        CHECK (download_status IN ('waiting','loading','failed','success')),
      -- what is still to be fetched
      ADD COLUMN source_url text;
  `.execute(db);
}
