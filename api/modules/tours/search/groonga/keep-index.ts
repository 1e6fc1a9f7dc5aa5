import type { Logger } from 'pino';
import type { Clock } from '../../../../platform/clock.ts';
import type { DatabaseHandle } from '../../../../platform/db.ts';
import { readGazetteer } from '../index/gazetteer.ts';
import { readTours } from '../index/tour-records.ts';
import { type BuiltIndex, buildIndex } from './build-index.ts';
import { type ChangesSince, changesSince, forgetChanges, markChanges } from './changes.ts';
import type { Engine } from './engine.ts';
import { readState, writeState } from './engine-state.ts';
import { answerFrom, ENGINE_FORMAT, prepareEngine } from './schema.ts';
import { replaceTours } from './write-tours.ts';

export interface KeepIndexOptions {
  engine: Engine;
  db: DatabaseHandle;
  clock: Clock;
  log: Logger;
  /** another process keeps the index once it is aborted */
  signal: AbortSignal;
  /** tours that a build reads at once */
  batch?: number;
  /** after each batch of a build */
  onProgress?: (progress: { done: number; of: number }) => unknown;
}

export interface IndexKeeper {
  /** Takes in everything that was committed before now; builds an index where there is none, or where no list says what changed. */
  catchUp(): Promise<void>;
}

/** tours read and written at once after a change */
const BATCH = 500;

/**
 * Keeps the engine's index in step with the database, in one process of all. Where the keeper before has stopped is written in the engine,
 * so that the next one goes on there.
 */
export async function createIndexKeeper(options: KeepIndexOptions): Promise<IndexKeeper> {
  const { engine, db, clock, log, signal, batch, onProgress } = options;
  // of a keeper that was killed while it wrote: nobody else writes
  await engine.run('lock_clear');
  await prepareEngine(engine);
  let live = await liveIndex(engine, db);

  async function takeIn({ state, gazetteer, position }: BuiltIndex): Promise<ChangesSince> {
    const changes = await changesSince(db, state.system, position);
    const { tours } = changes;
    for (let at = 0; at < tours.length && !signal.aborted; at += BATCH) {
      const ids = tours.slice(at, at + BATCH);
      const records = await readTours(db, ids, clock.today());
      await replaceTours(engine, state.index, { ids, records, gazetteer });
    }
    return changes;
  }

  /** @returns whether the index that answers knows everything now */
  async function update(isBuilding = false): Promise<boolean> {
    if (!live) return false;
    const { isEverything, tours, seen, behind } = await takeIn(live);
    if (signal.aborted) return false;
    const { isStale } = live;
    live = { ...live, position: seen, isStale: isStale || isEverything };
    // what a stale index has yet to learn stays written down
    if (live.isStale) return false;
    if (tours.length === 0) return true;
    await markChanges(db, behind.firstMissed);
    live = { ...live, position: behind, state: { ...live.state, firstMissed: behind.firstMissed } };
    await writeState(engine, 'live', live.state);
    // what came since a build began is needed for it
    if (!isBuilding) await forgetChanges(db, behind.firstMissed);
    return true;
  }

  async function build(): Promise<void> {
    const since = performance.now();
    const built = await buildIndex({
      ...{ engine, db, signal, batch, today: clock.today() },
      async onBatch(progress) {
        log.info(progress, 'the search engine reads tours');
        await onProgress?.(progress);
        // the index that answers follows meanwhile
        await update(true);
      },
    });
    if (!built || signal.aborted) return;
    // what came while it was read: the next change finds little to do
    await takeIn(built);
    if (signal.aborted) return;
    await answerFrom(engine, built.state.index);
    await writeState(engine, 'live', built.state);
    await writeState(engine, 'building', undefined);
    live = { ...built, isStale: false };
    log.info(
      { index: built.state.index, ms: Math.round(performance.now() - since) },
      'the search engine has a new index',
    );
  }

  return {
    async catchUp() {
      while (!signal.aborted && !(await update())) await build();
    },
  };
}

/** the index that answers; a stale one has to be replaced */
type LiveIndex = BuiltIndex & { isStale: boolean };

/** the index that answers, where it is of this database and this format */
async function liveIndex(engine: Engine, db: DatabaseHandle): Promise<LiveIndex | undefined> {
  const state = await readState(engine, 'live');
  if (state?.format !== ENGINE_FORMAT) return undefined;
  const position = { firstMissed: state.firstMissed, seen: new Set<string>() };
  return { state, position, gazetteer: await readGazetteer(db), isStale: false };
}
