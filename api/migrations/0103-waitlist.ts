import { type Kysely, sql } from 'kysely';

/** Who waits for seats of a departure. Seats of `offered` are taken from the departure, as those of a request are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE waitlist_entries (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      departure_id bigint NOT NULL REFERENCES all_departures(id) ON DELETE CASCADE,
      user_id bigint NOT NULL REFERENCES users(id),
      seats smallint NOT NULL CHECK (seats > 0),
      status text NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting','offered','booked','expired','left','closed')),
      site text NOT NULL DEFAULT '',
      hold_until timestamptz CHECK (status <> 'offered' OR hold_until IS NOT NULL),
      request_id bigint REFERENCES requests(id),
      created_at timestamptz NOT NULL DEFAULT now(),
      changed_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE UNIQUE INDEX waitlist_once ON waitlist_entries(departure_id, user_id) WHERE status IN ('waiting','offered');
    CREATE INDEX waitlist_order ON waitlist_entries(departure_id, id) WHERE status IN ('waiting','offered');
    CREATE INDEX waitlist_user ON waitlist_entries(user_id, id DESC);
    CREATE INDEX waitlist_holds ON waitlist_entries(hold_until) WHERE status = 'offered';
  `.execute(db);
}
