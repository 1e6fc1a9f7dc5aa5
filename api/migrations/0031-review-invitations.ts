import { type Kysely, sql } from 'kysely';

/** Reviews by people who travelled: one per booking, by a link that is good once, published after a look at them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE review_invitations (
      uuid uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      request_id bigint NOT NULL UNIQUE REFERENCES requests(id) ON DELETE CASCADE,
      created_at timestamptz NOT NULL DEFAULT now(),
      expires_at timestamptz NOT NULL
    );

    ALTER TABLE reviews
      ADD COLUMN request_id bigint UNIQUE REFERENCES requests(id) ON DELETE SET NULL,
      -- organizer, program, accommodation, value: 1 to 5 each; what does not apply is left out
      ADD COLUMN aspects jsonb NOT NULL DEFAULT '{}',
      ADD COLUMN moderated_at timestamptz,
      -- what the author is told when it is not published
      ADD COLUMN moderation_note text NOT NULL DEFAULT '';
    CREATE INDEX reviews_pending ON reviews(created_at) WHERE status = 'pending';
  `.execute(db);
}
