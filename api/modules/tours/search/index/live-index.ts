import type { Logger } from 'pino';
import type { FileStorage } from '../../../../adapters/storage/storage.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { DatabaseHandle } from '../../../../platform/db.ts';
import type { Listener } from '../../../../platform/listener.ts';
import type { ChangeListener, ChangeSource } from '../tour-search.ts';
import type { BuildProgress } from './build-index.ts';
import { openChangeFeed } from './change-feed.ts';
import { watchFeed } from './feed-watch.ts';
import { createIndexBuilder } from './index-builder.ts';
import { type IndexKeeper, keepIndex } from './index-keeper.ts';
import { PendingChanges } from './pending-changes.ts';
import type { TourIndex } from './tour-index.ts';

export interface LiveIndexOptions {
  db: DatabaseHandle;
  listener: Listener;
  clock: Clock;
  log: Logger;
  /** where snapshots of the index are, to begin with one of them */
  snapshots?: FileStorage;
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
export async function createLiveIndex({
  db,
  listener,
  clock,
  log,
  snapshots,
  onProgress,
}: LiveIndexOptions): Promise<LiveIndex> {
  const pending = new PendingChanges();
  const builder = createIndexBuilder({ db, clock, log, pending, ...(snapshots ? { snapshots } : {}) });
  const told: ChangeListener[] = [];
  let keeper: IndexKeeper | undefined;

  /** changes may have been missed */
  function lost(): void {
    for (const listener of told) listener.everything();
    pending.addEverything();
    keeper?.wake();
  }
  // before the first snapshot, so that no change falls in between
  const feed = await openChangeFeed(db, listener, {
    tours(ids) {
      for (const listener of told) listener.tours(ids);
      pending.add(ids);
      builder.heard(ids);
      keeper?.wake();
    },
    everything: lost,
  });

  const kept = keepIndex(await builder.build(onProgress), { db, clock, log, pending, builder });
  keeper = kept;
  const stopWatching = watchFeed(feed, lost, log);
  kept.wake();

  return {
    current: kept.current,
    async settled() {
      await feed.ping();
      await kept.idle();
    },
    subscribe: (listener) => void told.push(listener),
    async close() {
      stopWatching();
      await kept.close();
    },
  };
}
