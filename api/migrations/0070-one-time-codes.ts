import { type Kysely, sql } from 'kysely';

/** Codes and links are for a purpose and a subject, and are kept apart: a code is guessed at, a link cannot be. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- codes live for ten minutes: nothing is carried over
    DROP TABLE auth_codes;

    CREATE TABLE one_time_codes (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      purpose text NOT NULL CHECK (purpose IN ('login','confirm_email','confirm_phone','reauthenticate')),
      subject text NOT NULL,
      device text NOT NULL DEFAULT '',
      about text NOT NULL DEFAULT '',
      code_hash bytea NOT NULL,
      tries smallint NOT NULL DEFAULT 0,
      expires_at timestamptz NOT NULL,
      used_at timestamptz,
      created_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX one_time_codes_subject ON one_time_codes(purpose, subject, device, id DESC);
    CREATE INDEX one_time_codes_expiry ON one_time_codes(expires_at);

    CREATE TABLE one_time_links (
      token_hash bytea PRIMARY KEY,
      purpose text NOT NULL CHECK (purpose IN ('login','confirm_email','reset_password','undo_email')),
      subject text NOT NULL,
      device text NOT NULL DEFAULT '',
      about text NOT NULL DEFAULT '',
      expires_at timestamptz NOT NULL,
      used_at timestamptz,
      created_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX one_time_links_subject ON one_time_links(purpose, subject);
    CREATE INDEX one_time_links_expiry ON one_time_links(expires_at);
  `.execute(db);
}
