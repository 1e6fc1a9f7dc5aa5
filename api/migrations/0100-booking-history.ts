import { type Kysely, sql } from 'kysely';

/**
 * The history of bookings is only ever added to: the database itself refuses to change or remove a row, whoever asks. What may change is
 * the note of somebody whose account is deleted: that transaction says so (`cairn.forgets_person`). Emptying the whole table, as loading
 * the data anew does, is left to the owner of the database.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE request_events
      ADD COLUMN action text,
      ADD COLUMN from_status smallint,
      ADD COLUMN user_id bigint REFERENCES users(id);
    UPDATE request_events SET action = CASE status
      WHEN 1 THEN 'request' WHEN 2 THEN 'confirm' WHEN 3 THEN 'pay' WHEN 4 THEN 'complete' WHEN 7 THEN 'expire' ELSE 'cancel' END;
    UPDATE request_events e SET from_status = (
      SELECT p.status FROM request_events p WHERE p.request_id = e.request_id AND p.id < e.id ORDER BY p.id DESC LIMIT 1);
    ALTER TABLE request_events
      ALTER COLUMN action SET NOT NULL,
      ADD CHECK (status BETWEEN 1 AND 8),
      ADD CHECK (from_status IS NOT NULL OR action = 'request') NOT VALID,
      ADD CHECK (actor IN ('tourist','organizer','system','admin')),
      ADD CHECK (action IN ('request','confirm','decline','pay','move','complete','cancel','expire')),
      DROP CONSTRAINT request_events_request_id_fkey,
      ADD CONSTRAINT request_events_request_id_fkey FOREIGN KEY (request_id) REFERENCES requests(id);

    CREATE FUNCTION refuse_rewriting() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'UPDATE' AND current_setting('cairn.forgets_person', true) = 'on'
        AND to_jsonb(NEW) - 'note' = to_jsonb(OLD) - 'note' THEN
        RETURN NEW;
      END IF;
      RAISE EXCEPTION '% is only ever added to', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
    END $$;
    CREATE TRIGGER only_added_to BEFORE UPDATE OR DELETE ON request_events FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();
  `.execute(db);
}
