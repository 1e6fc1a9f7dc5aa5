import { type Kysely, sql } from 'kysely';

/** Where an account is logged in, as its owner recognises it, and when they last proved who they are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE sessions
      -- 'Firefox', 'iPhone': no more of the user agent than its owner is shown
      ADD COLUMN browser text NOT NULL DEFAULT '',
      ADD COLUMN system text NOT NULL DEFAULT '',
      -- the address without its end: /24 of IPv4, /48 of IPv6; enough for a country, too little for a person
      ADD COLUMN network text NOT NULL DEFAULT '',
      ADD COLUMN last_seen_at timestamptz NOT NULL DEFAULT now(),
      -- changes that could cost somebody the account want this to be a few minutes ago
      ADD COLUMN proved_at timestamptz NOT NULL DEFAULT now();
    UPDATE sessions SET last_seen_at = coalesce(refreshed_at, created_at), proved_at = created_at;
  `.execute(db);
}
