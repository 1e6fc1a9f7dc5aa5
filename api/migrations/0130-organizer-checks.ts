import { type Kysely, sql } from 'kysely';

/** What an organizer was checked for, whether the site shows them, and requests of those who want to become one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE organizers
      ADD COLUMN is_published boolean NOT NULL DEFAULT true,
      ADD COLUMN reply_share smallint CHECK (reply_share BETWEEN 0 AND 100);

    CREATE TABLE organizer_checks (
      organizer_id int NOT NULL REFERENCES organizers(id) ON DELETE CASCADE,
      kind text NOT NULL CHECK (kind IN ('identity','licence','insurance','guides','interview')),
      -- 0 not performed, 1 success, 2 failed
      status smallint NOT NULL CHECK (status BETWEEN 0 AND 2),
      checked_on date,
      valid_until date,
      reference text NOT NULL DEFAULT '',
      PRIMARY KEY (organizer_id, kind)
    );

    -- set while the organizer is off the site: such tours come back with them, those hidden for another reason do not
    ALTER TABLE tours ADD COLUMN is_off_with_organizer boolean NOT NULL DEFAULT false;

    CREATE TABLE organizer_requests (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      name text NOT NULL,
      company text NOT NULL,
      country_id int NOT NULL REFERENCES places(id),
      yearly_tours text NOT NULL,
      email text NOT NULL,
      phone text NOT NULL,
      best_tour text NOT NULL,
      language text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX organizer_requests_created ON organizer_requests(created_at DESC);
  `.execute(db);
}
