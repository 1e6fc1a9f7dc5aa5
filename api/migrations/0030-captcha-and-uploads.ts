import { type Kysely, sql } from 'kysely';

/** Solved captchas, which are good for one call, and files that people upload. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE captcha_spent (id text PRIMARY KEY, expires_at timestamptz NOT NULL);
    CREATE INDEX captcha_spent_expires ON captcha_spent(expires_at);

    CREATE TABLE uploads (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      -- names the file outside: nobody can guess it
      uuid uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
      kind text NOT NULL CHECK (kind IN ('image','file','video')),
      bucket text NOT NULL,
      name text NOT NULL,
      content_type text NOT NULL,
      size bigint NOT NULL,
      -- of pictures: dominant colour
      placeholder text,
      is_public boolean NOT NULL DEFAULT true,
      user_id bigint REFERENCES users(id) ON DELETE SET NULL,
      -- sha256 of the token that deletes it
      delete_hash bytea NOT NULL,
      -- something shows it; without it the file is removed after a day
      attached_at timestamptz,
      created_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX uploads_orphaned ON uploads(created_at) WHERE attached_at IS NULL;
  `.execute(db);
}
