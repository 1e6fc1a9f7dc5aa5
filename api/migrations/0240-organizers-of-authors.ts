import { type Kysely, sql } from 'kysely';

/** Which member of the club an author is: said by the editors. Those whom the site took for one by their equal name stay so. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE journal_authors ADD organizer_id integer REFERENCES organizers(id) ON DELETE SET NULL;
    UPDATE journal_authors a SET organizer_id = (
      SELECT min(o.id) FROM organizers o WHERE o.person = a.name AND o.is_published HAVING count(*) = 1);
  `.execute(db);
}
