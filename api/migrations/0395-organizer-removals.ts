import { type Kysely, sql } from 'kysely';
import { notifyOfRows } from './0260-pages-revision.ts';

/** Who the marketplace has taken off the site, and why: they do not put themselves back. A row goes when they are shown again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // whoever changes an organizer meanwhile waits behind it: the next start tries again rather
  await sql`SET LOCAL lock_timeout = '5s'`.execute(db);
  await sql`
    CREATE TABLE organizer_removals (
      organizer_id int PRIMARY KEY REFERENCES organizers(id) ON DELETE CASCADE,
      reason text NOT NULL CHECK (reason IN ('papers','cancellations','safety','payments','documents','other')),
      removed_on date NOT NULL
    )`.execute(db);
  await notifyOfRows(db, 'organizer_removals');
}
