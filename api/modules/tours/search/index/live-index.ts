import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Clock } from '../../../../platform/clock.ts';
import type { DatabaseHandle } from '../../../../platform/db.ts';
import type { Listener } from '../../../../platform/listener.ts';
import type { ChangeListener, ChangeSource } from '../tour-search.ts';
import { type BuildProgress, buildIndex } from './build-index.ts';
import { openChangeFeed } from './change-feed.ts';
import type { TourIndex } from './tour-index.ts';
import { readTours } from './tour-records.ts';

/** tours read at once after a change */
const BATCH = 500;
const RETRY_MS = 500;
const HEARTBEAT_MS = 20_000;
/** a feed that is silent so long is broken, whatever its connection says */
const PATIENCE_MS = 5_000;

export interface LiveIndexOptions {
  db: DatabaseHandle;
  listener: Listener;
  clock: Clock;
  log: Logger;
  onProgress?: (progress: BuildProgress) => void;
}

export interface LiveIndex extends ChangeSource {
  /** the index as it is now; ask anew for each query */
  current(): TourIndex;
  /** waits until everything that was committed before now is in the index */
  settled(): Promise<void>;
  close(): Promise<void>;
}

/**
 * The index, kept in step with the database. Changes come as numbers of tours, which are read as they are by then, one batch after
 * the other: whatever order transactions commit in, what is read last is newest. When changes may have been missed (the listening
 * connection broke, too many at once, the index is full) it is built anew while the old one goes on answering and changing.
 */
export async function createLiveIndex({ db, listener, clock, log, onProgress }: LiveIndexOptions): Promise<LiveIndex> {
  const changed = new Set<number>();
  /** changes that a build under way may not have seen */
  let missed: Set<number> | undefined = new Set();
  let isRebuildWanted = false;
  let isClosed = false;
  let working: Promise<void> | undefined;
  let building: Promise<void> | undefined;
  const idle = new Set<() => void>();
  let isReady = false;
  const told: ChangeListener[] = [];

  // before the first snapshot, so that no change falls in between
  const feed = await openChangeFeed(db, listener, {
    tours(ids) {
      for (const listener of told) listener.tours(ids);
      for (const id of ids) {
        changed.add(id);
        missed?.add(id);
      }
      wake();
    },
    everything: lost,
  });
  /** changes may have been missed */
  function lost(): void {
    for (const listener of told) listener.everything();
    isRebuildWanted = true;
    wake();
  }

  let current = await build(onProgress);
  isReady = true;

  /** a new index with the changes that came while it was read */
  async function build(onStep?: (progress: BuildProgress) => void): Promise<TourIndex> {
    const since = performance.now();
    missed = new Set();
    const next = await buildIndex(db, clock.today(), onStep);
    while (missed.size > 0) {
      const ids = [...missed];
      missed.clear();
      await refresh(next, ids);
    }
    missed = undefined;
    log.info({ tours: next.size, ms: Math.round(performance.now() - since) }, 'search index is built');
    return next;
  }

  /** reads tours as they are now; those that are no longer published go */
  async function refresh(target: TourIndex, ids: readonly number[]): Promise<void> {
    for (let at = 0; at < ids.length; at += BATCH) {
      const batch = ids.slice(at, at + BATCH);
      const records = await readTours(db, batch, clock.today());
      const gone = new Set(batch);
      for (const record of records) {
        gone.delete(record.id);
        if (!target.put(record)) isRebuildWanted = true;
      }
      for (const id of gone) target.drop(id);
    }
  }

  async function rebuild(): Promise<void> {
    try {
      current = await build();
    } catch (error) {
      log.error({ error: error instanceof Error ? error.message : String(error) }, 'search index could not be built');
      missed = undefined;
      await wait(RETRY_MS);
      isRebuildWanted = true;
    }
    building = undefined;
    wake();
  }

  async function work(): Promise<void> {
    while (!isClosed && (changed.size > 0 || isRebuildWanted)) {
      if (isRebuildWanted && !building) {
        isRebuildWanted = false;
        building = rebuild();
      }
      const ids = [...changed];
      changed.clear();
      try {
        await refresh(current, ids);
      } catch (error) {
        log.warn({ error: error instanceof Error ? error.message : String(error) }, 'changed tours could not be read');
        await wait(RETRY_MS);
        isRebuildWanted = true;
      }
      // the build that runs is not yet the one that is wanted: it wakes us
      if (building && changed.size === 0) return;
    }
  }

  const isBusy = (): boolean => working !== undefined || building !== undefined || isRebuildWanted || changed.size > 0;

  function wake(): void {
    if (isClosed || working || !isReady) return;
    working = work().finally(() => {
      working = undefined;
      if (!isBusy()) for (const resolve of idle) resolve();
    });
  }

  async function settled(): Promise<void> {
    await feed.ping();
    if (!isBusy() || isClosed) return;
    await new Promise<void>((resolve) => {
      idle.add(resolve);
    });
  }

  async function beat(): Promise<void> {
    try {
      if (isClosed || (await feed.ping(PATIENCE_MS))) return;
      log.warn('the search index hears nothing of changes');
      lost();
    } catch (error) {
      log.warn({ error: String(error) }, 'the search index cannot reach the database');
    }
  }
  const heartbeat = setInterval(() => void beat(), HEARTBEAT_MS);
  heartbeat.unref();
  wake();

  return {
    current: () => current,
    settled,
    subscribe: (listener) => void told.push(listener),
    async close() {
      isClosed = true;
      clearInterval(heartbeat);
      for (const resolve of idle) resolve();
      await working;
      await building;
    },
  };
}
