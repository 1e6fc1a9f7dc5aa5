import { type Kysely, sql } from 'kysely';

/** Each tourist of a booking has a link of their own: it shows and changes them alone, until the tour is over. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE tourist_links (
      -- of the tourist in requests.tourists
      tourist_id uuid PRIMARY KEY,
      request_id bigint NOT NULL REFERENCES requests(id) ON DELETE CASCADE,
      -- sha256: whoever reads the table can open none of them
      token_hash bytea NOT NULL UNIQUE,
      expires_at timestamptz NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX tourist_links_request ON tourist_links(request_id);
    -- tourists from before are told apart from now on
    UPDATE requests SET tourists = (
      SELECT coalesce(jsonb_agg(one || jsonb_build_object('id', gen_random_uuid(), 'revision', 1) ORDER BY place), '[]')
      FROM jsonb_array_elements(tourists) WITH ORDINALITY AS given(one, place)
    ) WHERE tourists <> '[]';
  `.execute(db);
}
