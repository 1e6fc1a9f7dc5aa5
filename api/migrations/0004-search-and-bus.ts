import { type Kysely, sql } from 'kysely';

/** Names compared without case and accents; bus payloads that are too long for a notification. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;
    -- unaccent() itself is only STABLE, because its dictionary could be swapped; this names the dictionary and may stand in an index
    CREATE FUNCTION plain(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
      AS $$ SELECT lower(public.unaccent('public.unaccent'::regdictionary, value)) $$;
    DROP INDEX places_name_trgm;
    DROP INDEX tours_name_trgm;
    CREATE INDEX places_plain_name ON places USING gin (plain(name) gin_trgm_ops);
    CREATE INDEX tours_plain_name ON tours USING gin (plain(name) gin_trgm_ops);
    CREATE INDEX organizers_plain_name ON organizers USING gin (plain(name) gin_trgm_ops);

    CREATE UNLOGGED TABLE bus_payloads (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      body jsonb NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now()
    );
  `.execute(db);
}
