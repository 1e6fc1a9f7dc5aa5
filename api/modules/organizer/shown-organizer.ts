import type { DatabaseHandle } from '../../platform/db.ts';

/** An organizer whom the site shows; undefined for one who is off it, who is nobody's business, and for one that there is not. */
export const shownOrganizer = (db: DatabaseHandle, id: number): Promise<{ id: number; name: string } | undefined> =>
  db
    .selectFrom('organizers')
    .select(['id', 'name'])
    .where('id', '=', id)
    .where('is_published', '=', true)
    .executeTakeFirst();
