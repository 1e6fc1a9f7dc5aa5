import { type Kysely, sql } from 'kysely';

/** Who is on the site just now, over all nodes, and tickets that have opened their socket. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- a node says again and again whom it has sockets of; what it has not said for a while is not true any more
    CREATE UNLOGGED TABLE present_users (
      node uuid NOT NULL,
      user_id bigint NOT NULL REFERENCES users(id) ON DELETE CASCADE,
      seen_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (user_id, node)
    );
    CREATE INDEX present_users_node ON present_users(node);
    ALTER TABLE users ADD COLUMN last_seen_at timestamptz;

    CREATE TABLE spent_tickets (id text PRIMARY KEY, expires_at timestamptz NOT NULL);
    CREATE INDEX spent_tickets_expiry ON spent_tickets(expires_at);
  `.execute(db);
}
