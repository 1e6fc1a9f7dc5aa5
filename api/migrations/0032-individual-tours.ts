import { type Kysely, sql } from 'kysely';

/**
 * A tour offered to one person or group: it has a departure of its own, with its own price, that is booked like any other. Such a
 * departure must never show up where all may look, so that `departures` becomes a view of the public ones, and the bookings work on
 * `all_departures`. The view is updatable: inserting and changing public departures goes on as before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE individual_tours (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      uuid uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
      tour_id int NOT NULL REFERENCES tours(id) ON DELETE CASCADE,
      -- for whom, and what the organizer says to them
      client_name text NOT NULL DEFAULT '',
      note text NOT NULL DEFAULT '',
      expires_at timestamptz NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX individual_tours_tour ON individual_tours(tour_id);

    ALTER TABLE departures ADD COLUMN individual_id bigint REFERENCES individual_tours(id) ON DELETE CASCADE;
    ALTER TABLE departures RENAME TO all_departures;
    CREATE INDEX all_departures_individual ON all_departures(individual_id) WHERE individual_id IS NOT NULL;
    CREATE VIEW departures AS SELECT * FROM all_departures WHERE individual_id IS NULL WITH LOCAL CHECK OPTION;
  `.execute(db);
}
