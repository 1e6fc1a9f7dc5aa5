import type { Listener } from '../../../platform/listener.ts';
import type { Services } from '../../../platform/services.ts';
import { storageOf } from '../../uploads/upload-store.ts';
import { startGroonga } from './groonga/start-groonga.ts';
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
  services: Services,
  listener: Listener,
  onProgress: (note: string) => void,
): Promise<RunningSearch> {
  const { env, db, clock, log } = services;
  if (env.SEARCH === 'sql') return { search: createSqlSearch(db), settled: async () => {}, close: async () => {} };
  if (env.SEARCH === 'groonga') return startGroonga(services, listener);
  const search = await createIndexSearch({
    ...{ db, listener, clock, log },
    ...(env.SEARCH_SNAPSHOTS ? { snapshots: storageOf(services) } : {}),
    onProgress: ({ done, of }) => onProgress(`${done} of ${of} tours`),
  });
  return { search, settled: search.settled, close: search.close };
}
