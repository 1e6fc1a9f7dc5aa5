import type { Logger } from 'pino';
import type { Clock } from '../../../../platform/clock.ts';
import type { DatabaseHandle } from '../../../../platform/db.ts';
import { readGazetteer } from '../index/gazetteer.ts';
import { readTours } from '../index/tour-records.ts';
import { type BuiltIndex, buildIndex } from './build-index.ts';
import { type ChangesSince, changesSince, forgetChanges, markChanges } from './changes.ts';
import type { Engine } from './engine.ts';
import { readState, writeState } from './engine-state.ts';
import { takeEngine } from './keeper-engine.ts';
import { answerFrom, ENGINE_FORMAT } from './schema.ts';
import { replaceTours } from './write-tours.ts';

export interface KeepIndexOptions {
  engine: Engine;
  db: DatabaseHandle;
  clock: Clock;
  log: Logger;
  /** another process keeps the index once it is aborted: nothing is written any more */
  signal: AbortSignal;
  /** of the term: another keeper has another one */
  fence: number;
  /** tours that a build reads at once */
  batch?: number;
  /** after each batch of a build */
  onProgress?: (progress: { done: number; of: number }) => unknown;
}

export interface IndexKeeper {
  /**
   * Takes in everything that was committed before now, unless the signal is aborted meanwhile; builds an index where there is none, or where no list says what changed.
   * @throws TermOver when another keeper has begun
   */
  catchUp(): Promise<void>;
}

/** tours read and written at once after a change */
const BATCH = 500;

/**
 * Keeps the engine's index in step with the database, in one process of all. Where the keeper before has stopped is written in the engine,
 * so that the next one goes on there.
 */
export async function createIndexKeeper(options: KeepIndexOptions): Promise<IndexKeeper> {
  const { db, clock, log, signal, batch, onProgress } = options;
  const engine = await takeEngine(options);
  let live = await liveIndex(engine, db);

  async function takeIn({ state, gazetteer, position }: BuiltIndex, isWhole = false): Promise<ChangesSince> {
    const changes = await changesSince(db, state.system, position);
    const { tours } = changes;
    for (let at = 0; at < tours.length; at += BATCH) {
      const ids = tours.slice(at, at + BATCH);
      const records = await readTours(db, ids, clock.today());
      await replaceTours(engine, state.index, { ids, records, gazetteer, isWhole });
    }
    return changes;
  }

  /** @returns whether the index that answers knows everything now */
  async function update(isBuilding = false): Promise<boolean> {
    if (!live) return false;
    const { isEverything, tours, seen, behind } = await takeIn(live, live.isWhole);
    const { isStale } = live;
    live = { ...live, position: seen, isStale: isStale || isEverything, isWhole: true };
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
    if (!built) return;
    // what came while it was read: the next change finds little to do
    await takeIn(built);
    // the next term does not begin in between
    await db.transaction().execute(async () => {
      await answerFrom(engine, built.state.index);
      await writeState(engine, 'live', built.state);
    });
    await writeState(engine, 'building', undefined);
    live = { ...built, isStale: false, isWhole: false };
    log.info(
      { index: built.state.index, ms: Math.round(performance.now() - since) },
      'the search engine has a new index',
    );
  }

  return {
    async catchUp() {
      try {
        while (!signal.aborted && !(await update())) await build();
      } catch (error) {
        if (!signal.aborted) throw error;
      }
    },
  };
}

/** the index that answers */
interface LiveIndex extends BuiltIndex {
  /** has to be replaced */
  isStale: boolean;
  /** no command of a keeper before was cut off in the middle of a row that has still to be written */
  isWhole: boolean;
}

/** the index that answers, where it is of this database and this format */
async function liveIndex(engine: Engine, db: DatabaseHandle): Promise<LiveIndex | undefined> {
  const state = await readState(engine, 'live');
  if (state?.format !== ENGINE_FORMAT) return undefined;
  const position = { firstMissed: state.firstMissed, seen: new Set<string>() };
  return { state, position, gazetteer: await readGazetteer(db), isStale: false, isWhole: false };
}
