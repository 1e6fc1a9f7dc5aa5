import { type Kysely, sql } from 'kysely';

/**
 * How many published tours an organizer has follows from the tours: whoever has one is of the club. Counted by what a statement changes, so
 * that a load of many tours is not a count of all for each part of it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // as in 0340
  await sql`SET LOCAL lock_timeout = '5s'`.execute(db);
  await sql`
    CREATE FUNCTION count_tours_of_organizers() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'INSERT' THEN
        UPDATE organizers o SET tours_count = o.tours_count + c.more
          FROM (SELECT organizer_id, count(*) AS more FROM added WHERE status = 'published' GROUP BY 1) c
          WHERE o.id = c.organizer_id;
      ELSIF TG_OP = 'DELETE' THEN
        UPDATE organizers o SET tours_count = o.tours_count - c.less
          FROM (SELECT organizer_id, count(*) AS less FROM removed WHERE status = 'published' GROUP BY 1) c
          WHERE o.id = c.organizer_id;
      ELSE
        UPDATE organizers o SET tours_count = o.tours_count + c.more
          FROM (
            SELECT organizer_id, sum(one) AS more FROM (
              SELECT organizer_id, 1 AS one FROM added WHERE status = 'published'
              UNION ALL SELECT organizer_id, -1 FROM removed WHERE status = 'published'
            ) both_sides GROUP BY 1 HAVING sum(one) <> 0
          ) c
          WHERE o.id = c.organizer_id;
      END IF;
      RETURN NULL;
    END $$;
    CREATE TRIGGER tours_counted_in AFTER INSERT ON tours REFERENCING NEW TABLE AS added
      FOR EACH STATEMENT EXECUTE FUNCTION count_tours_of_organizers();
    CREATE TRIGGER tours_counted_again AFTER UPDATE ON tours REFERENCING OLD TABLE AS removed NEW TABLE AS added
      FOR EACH STATEMENT EXECUTE FUNCTION count_tours_of_organizers();
    CREATE TRIGGER tours_counted_out AFTER DELETE ON tours REFERENCING OLD TABLE AS removed
      FOR EACH STATEMENT EXECUTE FUNCTION count_tours_of_organizers();
    UPDATE organizers o SET tours_count = c.tours
      FROM (
        SELECT p.id, count(t.id) AS tours FROM organizers p
        LEFT JOIN tours t ON t.organizer_id = p.id AND t.status = 'published' GROUP BY p.id
      ) c
      WHERE o.id = c.id AND o.tours_count <> c.tours
  `.execute(db);
}
