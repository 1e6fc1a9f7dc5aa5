import type { Logger } from 'pino';
import type { Clock } from '../../../../platform/clock.ts';
import type { DatabaseHandle } from '../../../../platform/db.ts';
import type { Listener } from '../../../../platform/listener.ts';
import { createGroongaServer, type GroongaServer } from '../../../../testing/groonga-server.ts';
import { connectEngine, type Engine } from '../groonga/engine.ts';
import { createGroongaSearch } from '../groonga/groonga-search.ts';
import { createIndexKeeper, type IndexKeeper, type KeepIndexOptions } from '../groonga/keep-index.ts';
import type { TourSearch } from '../tour-search.ts';

interface TestEngineOptions {
  db: DatabaseHandle;
  listener: Listener;
  clock: Clock;
  log: Logger;
}

/** An engine of a test's own. Nothing follows the database by itself: a keeper does when it is told to. */
export interface TestEngine {
  engine: Engine;
  server: GroongaServer;
  search: TourSearch;
  /** as another process would begin to keep the index */
  keeper(over?: Partial<KeepIndexOptions>): Promise<IndexKeeper>;
  close(): Promise<void>;
}

/** @param program what `findGroonga` found */
export async function startTestEngine(
  program: string,
  { db, listener, clock, log }: TestEngineOptions,
): Promise<TestEngine> {
  const server = await createGroongaServer(program);
  await server.start();
  const engine = connectEngine(server.url);
  let fence = 0;
  return {
    engine,
    server,
    search: await createGroongaSearch({ engine, db, listener }),
    keeper: (over = {}) =>
      createIndexKeeper({ engine, db, clock, log, signal: new AbortController().signal, fence: ++fence, ...over }),
    close: server.remove,
  };
}
