import { type Kysely, sql } from 'kysely';

/** Browsers that show messages while no page is open. Each belongs to the session that asked for it, and ends with it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE push_subscriptions (
      -- address at the browser's push service
      endpoint text PRIMARY KEY,
      session_id bigint NOT NULL REFERENCES sessions(id) ON DELETE CASCADE,
      user_id bigint NOT NULL REFERENCES users(id) ON DELETE CASCADE,
      -- the browser's keys, which what is sent is encrypted with (RFC 8291)
      p256dh text NOT NULL,
      auth text NOT NULL,
      -- of the page that asked: ISO locale
      language text NOT NULL,
      site text NOT NULL,
      created_at timestamptz NOT NULL
    );
    CREATE INDEX push_subscriptions_user ON push_subscriptions(user_id);
    CREATE INDEX push_subscriptions_session ON push_subscriptions(session_id);
  `.execute(db);
}
