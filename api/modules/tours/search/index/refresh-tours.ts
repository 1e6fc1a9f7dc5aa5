import type { DatabaseHandle } from '../../../../platform/db.ts';
import type { TourIndex } from './tour-index.ts';
import { readTours } from './tour-records.ts';

/** tours read at once after a change */
const BATCH = 500;

/**
 * Reads tours as they are now; those that are no longer published go.
 * @param today of each batch: a calendar date
 * @returns false when the index had no room for one of them
 */
export async function refreshTours(
  db: DatabaseHandle,
  index: TourIndex,
  ids: readonly number[],
  today: () => string,
): Promise<boolean> {
  let isWhole = true;
  for (let at = 0; at < ids.length; at += BATCH) {
    const batch = ids.slice(at, at + BATCH);
    const records = await readTours(db, batch, today());
    const gone = new Set(batch);
    for (const record of records) {
      gone.delete(record.id);
      if (!index.put(record)) isWhole = false;
    }
    for (const id of gone) index.drop(id);
  }
  return isWhole;
}
