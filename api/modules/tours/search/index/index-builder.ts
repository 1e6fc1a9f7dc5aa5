import type { Logger } from 'pino';
import type { FileStorage } from '../../../../adapters/storage/storage.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { DatabaseHandle } from '../../../../platform/db.ts';
import { type BuildProgress, buildIndex } from './build-index.ts';
import type { PendingChanges } from './pending-changes.ts';
import { refreshTours } from './refresh-tours.ts';
import { readSnapshot } from './snapshot/read-snapshot.ts';
import type { TourIndex } from './tour-index.ts';

interface Options {
  db: DatabaseHandle;
  clock: Clock;
  log: Logger;
  pending: PendingChanges;
  snapshots?: FileStorage;
}

export interface IndexBuilder {
  /** a new index with the changes that came while it was read */
  build(onStep?: (progress: BuildProgress) => void): Promise<TourIndex>;
  /** changes that a build under way may not have seen */
  heard(ids: readonly number[]): void;
}

/** Builds an index, one at a time. */
export function createIndexBuilder({ db, clock, log, pending, snapshots }: Options): IndexBuilder {
  let missed: Set<number> | undefined;

  async function build(onStep?: (progress: BuildProgress) => void): Promise<TourIndex> {
    const since = performance.now();
    const heard = new Set<number>();
    missed = heard;
    try {
      const saved = snapshots && (await readSnapshot({ db, storage: snapshots, clock, log }));
      const next = saved ?? (await buildIndex(db, clock.today(), onStep));
      while (heard.size > 0) {
        const ids = [...heard];
        heard.clear();
        if (!(await refreshTours(db, next, ids, () => clock.today()))) pending.addEverything();
      }
      log.info({ tours: next.size, ms: Math.round(performance.now() - since) }, 'search index is built');
      return next;
    } finally {
      missed = undefined;
    }
  }

  return {
    build,
    heard(ids) {
      for (const id of ids) missed?.add(id);
    },
  };
}
