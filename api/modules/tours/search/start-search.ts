import type { Listener } from '../../../platform/listener.ts';
import type { Services } from '../../../platform/services.ts';
import { createIndexSearch } from './index/index-search.ts';
import { createSqlSearch } from './sql/sql-search.ts';
import type { TourSearch } from './tour-search.ts';

export interface RunningSearch {
  search: TourSearch;
  /** waits until the search knows everything that was committed before now */
  settled(): Promise<void>;
  close(): Promise<void>;
}

/** Starts the adapter that SEARCH names; `onProgress` hears how far its start is. */
export async function startSearch(
  { env, db, clock, log }: Services,
  listener: Listener,
  onProgress: (note: string) => void,
): Promise<RunningSearch> {
  if (env.SEARCH === 'sql') return { search: createSqlSearch(db), settled: async () => {}, close: async () => {} };
  const search = await createIndexSearch({
    ...{ db, listener, clock, log },
    onProgress: ({ done, of }) => onProgress(`${done} of ${of} tours`),
  });
  return { search, settled: search.settled, close: search.close };
}
