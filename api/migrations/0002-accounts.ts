import { type Kysely, sql } from 'kysely';

/** Users, sessions, one-time codes, favourites, and the outbox through which every outgoing effect leaves. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE users (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      role text NOT NULL DEFAULT 'client' CHECK (role IN ('client','organizer','admin')),
      organizer_id int REFERENCES organizers(id),
      first_name text NOT NULL DEFAULT '',
      last_name text NOT NULL DEFAULT '',
      email text,
      email_verified_at timestamptz,
      phone text,
      phone_verified_at timestamptz,
      password_hash text,
      country_id int REFERENCES places(id),
      language text NOT NULL DEFAULT 'en-US',
      currency char(3) NOT NULL DEFAULT 'USD',
      timezone text NOT NULL DEFAULT 'UTC',
      avatar jsonb,
      created_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE UNIQUE INDEX users_email ON users(lower(email));
    CREATE UNIQUE INDEX users_phone ON users(phone) WHERE phone_verified_at IS NOT NULL;

    -- tokens are kept as sha256 only
    CREATE TABLE sessions (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      user_id bigint NOT NULL REFERENCES users(id) ON DELETE CASCADE,
      access_hash bytea NOT NULL UNIQUE,
      access_expires_at timestamptz NOT NULL,
      refresh_hash bytea NOT NULL UNIQUE,
      refresh_expires_at timestamptz NOT NULL,
      -- the token before the last refresh: its use within the grace is a race, later it is theft
      previous_refresh_hash bytea UNIQUE,
      refreshed_at timestamptz,
      revoked_at timestamptz,
      created_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX sessions_user ON sessions(user_id);

    CREATE TABLE auth_codes (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      login text NOT NULL,
      purpose text NOT NULL CHECK (purpose IN ('login','confirm_email','confirm_phone')),
      channel text NOT NULL,
      code_hash bytea NOT NULL,
      tries smallint NOT NULL DEFAULT 0,
      expires_at timestamptz NOT NULL,
      used_at timestamptz,
      created_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX auth_codes_login ON auth_codes(login, purpose, created_at DESC);

    CREATE TABLE favourites (
      user_id bigint NOT NULL REFERENCES users(id) ON DELETE CASCADE,
      tour_id int NOT NULL REFERENCES tours(id) ON DELETE CASCADE,
      created_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (user_id, tour_id)
    );

    -- written in the transaction of its cause, delivered after it, at least once
    CREATE TABLE outbox (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      kind text NOT NULL,
      payload jsonb NOT NULL,
      available_at timestamptz NOT NULL DEFAULT now(),
      tries smallint NOT NULL DEFAULT 0,
      done_at timestamptz,
      last_error text,
      created_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX outbox_waiting ON outbox(available_at, id) WHERE done_at IS NULL;

    -- what the local message adapter "sent": shown by /dev/outbox in development
    CREATE TABLE dev_messages (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      channel text NOT NULL,
      recipient text NOT NULL,
      subject text NOT NULL,
      body text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now()
    );
  `.execute(db);
}
