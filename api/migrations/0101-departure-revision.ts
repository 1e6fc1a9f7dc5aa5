import { type Kysely, sql } from 'kysely';

/**
 * A departure's revision grows with everything that its organizer changes, seats that are sold aside: whoever changes it says which one
 * they saw, so that of two windows none undoes what the other did.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE all_departures ADD COLUMN revision int NOT NULL DEFAULT 1;
    CREATE OR REPLACE VIEW departures AS SELECT * FROM all_departures WHERE individual_id IS NULL WITH LOCAL CHECK OPTION;

    CREATE FUNCTION next_departure_revision() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF to_jsonb(NEW) - 'free_seats' - 'revision' IS DISTINCT FROM to_jsonb(OLD) - 'free_seats' - 'revision' THEN
        NEW.revision := OLD.revision + 1;
      ELSE
        NEW.revision := OLD.revision;
      END IF;
      RETURN NEW;
    END $$;
    CREATE TRIGGER next_revision BEFORE UPDATE ON all_departures FOR EACH ROW EXECUTE FUNCTION next_departure_revision();
  `.execute(db);
}
