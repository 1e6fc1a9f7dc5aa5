import { type Kysely, sql } from 'kysely';

/** Price drops of favourites and new articles are told, once a day at most. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE notice_turns (
      user_id bigint NOT NULL REFERENCES users(id) ON DELETE CASCADE,
      kind text NOT NULL CHECK (kind IN ('price_drops','journal')),
      -- what was new before was told, or not asked for
      since timestamptz NOT NULL,
      told_at timestamptz,
      PRIMARY KEY (user_id, kind)
    );

    -- what a departure cost per person, in its tour's currency, from that moment on
    CREATE TABLE departure_prices (
      departure_id bigint NOT NULL REFERENCES all_departures(id) ON DELETE CASCADE,
      noted_at timestamptz NOT NULL,
      price int NOT NULL,
      PRIMARY KEY (departure_id, noted_at)
    );

    ALTER TABLE blog_posts ADD COLUMN noted_at timestamptz;
    COMMENT ON COLUMN blog_posts.noted_at IS 'when it was seen to be published: what readers have been told is before or after it';
    UPDATE blog_posts SET noted_at = now() WHERE published_on <= current_date;
    -- whoever has asked so far hears of what comes from here on
    INSERT INTO notice_turns (user_id, kind, since)
      SELECT id, 'journal', now() FROM users WHERE NOT 'journal' = ANY(muted_notifications);
  `.execute(db);
}
