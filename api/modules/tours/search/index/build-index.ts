import { sql } from 'kysely';
import type { DatabaseHandle } from '../../../../platform/db.ts';
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

/** Reads the whole index from one snapshot of the database, a batch at a time, so that calls are answered in between. */
export async function buildIndex(
  db: DatabaseHandle,
  today: string,
  onProgress: (progress: BuildProgress) => void = () => {},
): Promise<TourIndex> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
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
    });
}
