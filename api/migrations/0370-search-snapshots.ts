import { type Kysely, sql } from 'kysely';

/**
 * What the search index must know of is written down beside being told: who starts from a saved index reads only the tours that changed
 * since. Written without a lock that another change would wait for: a row for each change, taken away by the job that saves the index.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
    CREATE TABLE search_changes (
      -- 0: all of them, or a place or an organizer
      tour_id int NOT NULL,
      xid xid8 NOT NULL DEFAULT pg_current_xact_id()
    );
    CREATE INDEX search_changes_since ON search_changes (xid);

    CREATE TABLE search_snapshots (
      id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      key text NOT NULL,
      -- its file is whole: not yet while it is written, no more while it is removed
      is_ready boolean NOT NULL DEFAULT false,
      format int NOT NULL,
      -- of the database, as pg_control_system() has it: transactions of another count otherwise
      system_identifier text NOT NULL,
      -- what these transactions and later ones changed may not be in it
      first_missed xid8 NOT NULL,
      tours int NOT NULL,
      bytes bigint NOT NULL DEFAULT 0,
      sha256 text NOT NULL DEFAULT '',
      day date NOT NULL,
      taken_at timestamptz NOT NULL
    );

    CREATE OR REPLACE FUNCTION tell_search_all() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO search_changes (tour_id) VALUES (0);
        PERFORM pg_notify('search', '*');
        RETURN NULL;
      END $$;

    CREATE OR REPLACE FUNCTION tell_search() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        most CONSTANT int := 5000;
        per_note CONSTANT int := 700;
        ids int[];
        first int;
      BEGIN
        CASE TG_OP
          WHEN 'INSERT' THEN EXECUTE format('SELECT array_agg(DISTINCT %I) FROM added', TG_ARGV[0]) INTO ids;
          WHEN 'DELETE' THEN EXECUTE format('SELECT array_agg(DISTINCT %I) FROM removed', TG_ARGV[0]) INTO ids;
          -- an update that changes nothing is none; a row that moves to another tour concerns both
          ELSE EXECUTE format('SELECT array_agg(DISTINCT %I) FROM ((TABLE removed EXCEPT TABLE added) UNION ALL (TABLE added EXCEPT TABLE removed)) changed', TG_ARGV[0]) INTO ids;
        END CASE;
        IF cardinality(ids) > most THEN
          INSERT INTO search_changes (tour_id) VALUES (0);
          PERFORM pg_notify('search', '*');
        ELSE
          INSERT INTO search_changes (tour_id) SELECT unnest(ids);
          -- PostgreSQL takes 8000 bytes per notification
          FOR first IN SELECT generate_series(1, cardinality(ids), per_note) LOOP
            PERFORM pg_notify('search', array_to_string(ids[first:first + per_note - 1], ','));
          END LOOP;
        END IF;
        RETURN NULL;
      END $$`)
    .execute(db);
}
