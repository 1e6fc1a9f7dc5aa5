import { type Kysely, sql } from 'kysely';

/** Comparisons that were sent to somebody, and what those who opened them voted for. Whoever made one or voted proves it by a key that only their browser holds. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE comparisons (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      user_id bigint REFERENCES users(id) ON DELETE CASCADE,
      key_hash bytea NOT NULL,
      tour_ids int[] NOT NULL CHECK (cardinality(tour_ids) BETWEEN 2 AND 4),
      expires_at timestamptz NOT NULL
    );
    CREATE INDEX comparisons_user ON comparisons (user_id);
    CREATE INDEX comparisons_expiry ON comparisons (expires_at);

    CREATE TABLE comparison_votes (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      comparison_id uuid NOT NULL REFERENCES comparisons(id) ON DELETE CASCADE,
      user_id bigint REFERENCES users(id) ON DELETE CASCADE,
      key_hash bytea NOT NULL,
      name text NOT NULL,
      tour_ids int[] NOT NULL,
      comment text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      UNIQUE (comparison_id, key_hash)
    );
    CREATE INDEX comparison_votes_user ON comparison_votes (user_id);
  `.execute(db);
}
