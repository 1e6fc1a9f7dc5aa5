import { type RawBuilder, sql } from 'kysely';
import type { DatabaseHandle } from '../../../../platform/db.ts';
import { placeOf } from '../index/snapshot/snapshot-rows.ts';
import type { IndexState } from './engine-state.ts';

/** no tour's number: the row says that all changes since its transaction are there */
const MARK = -1;
/** as the triggers write it: all tours, or a place or an organizer */
const EVERYTHING = 0;

/** a change of a tour by a transaction: "42 8123" */
type ChangeKey = string;

/** How far a reader has come. Changes of transactions that outlast others are seen more than once, and taken in once. */
export interface Position {
  firstMissed: string;
  seen: ReadonlySet<ChangeKey>;
}

export interface ChangesSince {
  tours: readonly number[];
  /** nobody knows what changed, or no list of tours says it */
  isEverything: boolean;
  /** the same place with these changes seen */
  seen: Position;
  /** behind all transactions that have ended, with these changes seen */
  behind: Position;
}

/**
 * What changed since an index was read, from `search_changes`, where triggers write it down. Rows are taken away once the index has what they
 * tell; a process that keeps another index may have taken them, too: then the index's mark is gone with them, and everything may have changed.
 */
export async function changesSince(
  db: DatabaseHandle,
  system: IndexState['system'],
  { firstMissed, seen }: Position,
): Promise<ChangesSince> {
  const { rows } = await sql<{ system: string; first_running: string; changes: [number, string][] | null }>`
    SELECT system_identifier::text AS system, pg_snapshot_xmin(pg_current_snapshot())::text AS first_running,
      (SELECT jsonb_agg(DISTINCT jsonb_build_array(tour_id, xid::text)) FROM search_changes WHERE xid >= ${firstMissed}::xid8) AS changes
    FROM pg_control_system()`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the database does not say where it is');
  const all = (row.changes ?? []).map(([tour, xid]) => ({ tour, xid, key: `${tour} ${xid}` }));
  const unseen = all.filter(({ key }) => !seen.has(key)).map(({ tour }) => tour);
  const isMarked = all.some(({ tour, xid }) => tour === MARK && xid === firstMissed);
  const later = all.filter(({ xid }) => BigInt(xid) >= BigInt(row.first_running));
  return {
    tours: [...new Set(unseen.filter((tour) => tour !== MARK && tour !== EVERYTHING))],
    isEverything: !isMarked || row.system !== system || unseen.includes(EVERYTHING),
    seen: { firstMissed, seen: new Set(all.map(({ key }) => key)) },
    behind: { firstMissed: row.first_running, seen: new Set(later.map(({ key }) => key)) },
  };
}

/** Behind everything that has been committed: what is read from now on has it. */
export async function positionNow(db: DatabaseHandle): Promise<Position & { system: string }> {
  const { systemIdentifier: system } = await placeOf(db);
  const { behind } = await changesSince(db, system, { firstMissed: '0', seen: new Set() });
  return { ...behind, system };
}

/** From now on changes since that transaction are kept. */
export const markChanges = (db: DatabaseHandle, xid: string): Promise<unknown> =>
  inTransaction(db, sql`INSERT INTO search_changes (tour_id, xid) VALUES (${MARK}, ${xid}::xid8)`);

/** Takes away what happened before a transaction. */
export const forgetChanges = (db: DatabaseHandle, xid: string): Promise<unknown> =>
  inTransaction(db, sql`DELETE FROM search_changes WHERE xid < ${xid}::xid8`);

/** a term that is over begins none, see holdTerm */
const inTransaction = (db: DatabaseHandle, statement: RawBuilder<unknown>): Promise<unknown> =>
  db.transaction().execute((transaction) => statement.execute(transaction));
