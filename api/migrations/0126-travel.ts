import { type Kysely, sql } from 'kysely';

/** How each tourist of a booking comes to the start of the tour, and leaves its end. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE travel_infos (
      -- of the tourist in requests.tourists
      tourist_id uuid PRIMARY KEY,
      request_id bigint NOT NULL REFERENCES requests(id) ON DELETE CASCADE,
      arrival jsonb,
      departure jsonb,
      updated_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX travel_infos_request ON travel_infos(request_id);
  `.execute(db);
}
