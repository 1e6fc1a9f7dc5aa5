import { type Kysely, sql } from 'kysely';

/** Counters that all nodes share. Not logged: after a crash of the database everybody starts again at nothing, which is kind enough. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE UNLOGGED TABLE limits (
      key text PRIMARY KEY,
      hits int NOT NULL,
      passed boolean NOT NULL,
      -- until then nothing passes
      open_at timestamptz NOT NULL,
      -- from then on all is forgotten
      resets_at timestamptz NOT NULL
    );
    CREATE INDEX limits_resets ON limits(resets_at);

    -- browsers that have logged in to an account before
    CREATE TABLE known_devices (
      user_id bigint NOT NULL REFERENCES users(id) ON DELETE CASCADE,
      device text NOT NULL,
      last_login_at timestamptz NOT NULL,
      PRIMARY KEY (user_id, device)
    );
    CREATE INDEX known_devices_age ON known_devices(last_login_at);
  `.execute(db);
}
