import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database, SearchSnapshots } from '../../../../../platform/db-types.ts';
import { SNAPSHOT_FORMAT } from './sections.ts';

export type Snapshot = Selectable<SearchSnapshots>;

/** where in the order of its transactions the database is */
export interface Place {
  systemIdentifier: string;
  /** every transaction before it has ended */
  firstRunning: string;
}

export async function placeOf(db: Kysely<Database>): Promise<Place> {
  const { rows } = await sql<Place>`
    SELECT system_identifier::text AS "systemIdentifier", pg_snapshot_xmin(pg_current_snapshot())::text AS "firstRunning"
    FROM pg_control_system()`.execute(db);
  if (!rows[0]) throw new Error('the database does not say where it is');
  return rows[0];
}

/**
 * The newest snapshot that this code can read. One that was copied with the rows of another database is none: it counts transactions as
 * that one did.
 */
export const newestSnapshot = (db: Kysely<Database>): Promise<Snapshot | undefined> =>
  db
    .selectFrom('search_snapshots')
    .selectAll()
    .where('is_ready', '=', true)
    .where('format', '=', SNAPSHOT_FORMAT)
    .where('system_identifier', '=', sql<string>`(SELECT system_identifier::text FROM pg_control_system())`)
    .where('first_missed', '<=', sql<string>`pg_snapshot_xmax(pg_current_snapshot())`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** what changed since: tours, or what no list of tours says */
export type Changes = readonly number[] | 'everything';

/** @returns undefined when the snapshot has been taken away, and what changed since is not known any more */
export async function changesSince(db: Kysely<Database>, { id }: Pick<Snapshot, 'id'>): Promise<Changes | undefined> {
  const row = await db
    .selectFrom('search_snapshots as s')
    .select(
      sql<number[]>`ARRAY(SELECT DISTINCT tour_id FROM search_changes c WHERE c.xid >= s.first_missed)`.as('tours'),
    )
    .where('s.id', '=', id)
    .where('s.is_ready', '=', true)
    .executeTakeFirst();
  if (!row) return undefined;
  return row.tours.includes(0) ? 'everything' : row.tours;
}
