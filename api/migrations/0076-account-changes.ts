import { type Kysely, sql } from 'kysely';

/** What an account asked for and has not proven yet, and what its owner wants to be told. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE users
      ADD COLUMN new_email text,
      ADD COLUMN new_email_at timestamptz,
      ADD COLUMN new_phone text,
      ADD COLUMN new_phone_at timestamptz,
      -- kinds that were turned off; all others are told
      ADD COLUMN muted_notifications text[] NOT NULL DEFAULT '{}';

    -- codes and messages reach the person there: the number that the messenger knows them by
    CREATE TABLE messenger_connections (
      user_id bigint NOT NULL REFERENCES users(id) ON DELETE CASCADE,
      source text NOT NULL CHECK (source IN ('telegram','vk','whatsapp')),
      external_id text NOT NULL,
      connected_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (user_id, source),
      UNIQUE (source, external_id)
    );

    CREATE TABLE passkeys (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      user_id bigint NOT NULL REFERENCES users(id) ON DELETE CASCADE,
      -- base64url, as browsers write it
      credential_id text NOT NULL UNIQUE,
      -- COSE
      public_key bytea NOT NULL,
      -- of the authenticator's signatures; one that goes back is a copy
      counter bigint NOT NULL,
      transports text[] NOT NULL DEFAULT '{}',
      name text NOT NULL,
      is_synced boolean NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      last_used_at timestamptz
    );
    CREATE INDEX passkeys_user ON passkeys(user_id);

    -- a challenge is taken out by the first answer to it
    CREATE TABLE passkey_challenges (
      challenge_hash bytea PRIMARY KEY,
      -- of whom a passkey is made; null: somebody logs in, nobody knows yet who
      user_id bigint REFERENCES users(id) ON DELETE CASCADE,
      -- the browser that asked; '' for programs without one
      device text NOT NULL DEFAULT '',
      expires_at timestamptz NOT NULL
    );
    CREATE INDEX passkey_challenges_expiry ON passkey_challenges(expires_at);
  `.execute(db);
}
