import { type Kysely, sql } from 'kysely';

/** What an organizer says of the meeting point of a prepaid booking, through a page that opens by a secret key. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE meetings (
      request_id bigint PRIMARY KEY REFERENCES requests(id) ON DELETE CASCADE,
      -- sha256: whoever reads the table can open none of them
      key_hash bytea NOT NULL UNIQUE,
      expires_at timestamptz NOT NULL,
      text text NOT NULL DEFAULT '',
      -- null: nothing has been said yet
      saved_at timestamptz,
      created_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE TABLE meeting_files (
      upload_id bigint PRIMARY KEY REFERENCES uploads(id) ON DELETE CASCADE,
      request_id bigint NOT NULL REFERENCES meetings(request_id) ON DELETE CASCADE
    );
    CREATE INDEX meeting_files_request ON meeting_files(request_id);
  `.execute(db);
}
