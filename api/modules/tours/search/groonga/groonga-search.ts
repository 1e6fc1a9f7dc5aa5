import type { DatabaseHandle } from '../../../../platform/db.ts';
import { ApiError } from '../../../../platform/errors.ts';
import type { Listener } from '../../../../platform/listener.ts';
import { openChangeFeed } from '../index/change-feed.ts';
import { createSqlSearch } from '../sql/sql-search.ts';
import type { ChangeListener, TourSearch } from '../tour-search.ts';
import { complete } from './completion.ts';
import { type Engine, EngineAway, EngineRefused } from './engine.ts';
import { isThereOnceBuilt } from './schema.ts';
import { mapTours, searchTours } from './search-tours.ts';
import { countPlaces, countTours } from './tour-counts.ts';

const RETRY_SECONDS = 2;

/** @throws ApiError 503 overloaded when the engine does not answer or has no index yet: the site is up, and asks again */
async function asked<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof EngineAway || (error instanceof EngineRefused && isThereOnceBuilt(error.missingTable ?? '')))
      throw new ApiError(503, 'overloaded', { retryAfter: RETRY_SECONDS });
    throw error;
  }
}

interface GroongaSearchOptions {
  engine: Engine;
  db: DatabaseHandle;
  listener: Listener;
}

/** The search on a Groonga server, which holds the index for all processes. Another one of them keeps it: see keep-index.ts. */
export async function createGroongaSearch({ engine, db, listener }: GroongaSearchOptions): Promise<TourSearch> {
  const told: ChangeListener[] = [];
  await openChangeFeed(db, listener, {
    tours: (ids) => told.forEach((one) => void one.tours(ids)),
    everything: () => told.forEach((one) => void one.everything()),
  });
  return {
    search: (query) => asked(searchTours(engine, query)),
    map: (query) => asked(mapTours(engine, query)),
    complete: (query) => asked(complete(engine, query)),
    placeCounts: (today) => asked(countPlaces(engine, today)),
    tourCounts: (today) => asked(countTours(engine, today)),
    // names are shown: they come from the database
    placeNames: createSqlSearch(db).placeNames,
    changes: { subscribe: (one) => void told.push(one) },
  };
}
