import { type Kysely, sql } from 'kysely';
import type { DatabaseHandle } from '../../../../platform/db.ts';
import type { Database } from '../../../../platform/db-types.ts';
import { readGazetteer } from './gazetteer.ts';
import { TourIndex } from './tour-index.ts';
import { streamTours } from './tour-records.ts';

/** tours that may come before the index is built anew */
const SPARE_SHARE = 0.1;
const SPARE_LEAST = 512;

export interface BuildProgress {
  done: number;
  of: number;
}

/** Reads the whole index from the database as it stands to this transaction, a batch at a time, so that calls are answered in between. */
export async function readIndex(
  trx: Kysely<Database>,
  today: string,
  onProgress: (progress: BuildProgress) => void = () => {},
): Promise<TourIndex> {
  const gazetteer = await readGazetteer(trx);
  const counted = await sql<{
    tours: number;
  }>`SELECT count(*)::int AS tours FROM tours WHERE status = 'published'`.execute(trx);
  const of = counted.rows[0]?.tours ?? 0;
  const index = new TourIndex(of + Math.max(SPARE_LEAST, Math.ceil(of * SPARE_SHARE)), gazetteer, today);
  for await (const records of streamTours(trx, today)) {
    for (const record of records) index.put(record);
    onProgress({ done: index.size, of });
  }
  index.finish();
  return index;
}

/** what is done in it sees one state of the database */
export const inOneState = <T>(db: DatabaseHandle, work: (trx: Kysely<Database>) => Promise<T>): Promise<T> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work);

export const buildIndex = (
  db: DatabaseHandle,
  today: string,
  onProgress?: (progress: BuildProgress) => void,
): Promise<TourIndex> => inOneState(db, (trx) => readIndex(trx, today, onProgress));
