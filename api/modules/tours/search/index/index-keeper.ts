import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Clock } from '../../../../platform/clock.ts';
import type { DatabaseHandle } from '../../../../platform/db.ts';
import type { IndexBuilder } from './index-builder.ts';
import type { PendingChanges } from './pending-changes.ts';
import { refreshTours } from './refresh-tours.ts';
import type { TourIndex } from './tour-index.ts';

const RETRY_MS = 500;

interface Options {
  db: DatabaseHandle;
  clock: Clock;
  log: Logger;
  pending: PendingChanges;
  builder: IndexBuilder;
}

export interface IndexKeeper {
  current(): TourIndex;
  /** there are pending changes */
  wake(): void;
  /** waits until nothing is pending or under way */
  idle(): Promise<void>;
  close(): Promise<void>;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Takes pending changes into an index, one batch after the other. When it has to be built anew, the old one goes on answering and
 * changing meanwhile.
 */
export function keepIndex(first: TourIndex, { db, clock, log, pending, builder }: Options): IndexKeeper {
  let current = first;
  let isClosed = false;
  let working: Promise<void> | undefined;
  let building: Promise<void> | undefined;
  const waiting = new Set<() => void>();

  async function rebuild(): Promise<void> {
    try {
      current = await builder.build();
    } catch (error) {
      log.error({ error: messageOf(error) }, 'search index could not be built');
      await wait(RETRY_MS);
      pending.addEverything();
    }
    building = undefined;
    wake();
  }

  async function work(): Promise<void> {
    while (!isClosed && (pending.hasTours || pending.isEverything)) {
      if (pending.isEverything && !building) {
        pending.takeEverything();
        building = rebuild();
      }
      try {
        if (!(await refreshTours(db, current, pending.takeTours(), () => clock.today()))) pending.addEverything();
      } catch (error) {
        log.warn({ error: messageOf(error) }, 'changed tours could not be read');
        await wait(RETRY_MS);
        pending.addEverything();
      }
      // the build that runs is not yet the one that is wanted: it wakes us
      if (building && !pending.hasTours) return;
    }
  }

  const isBusy = (): boolean =>
    working !== undefined || building !== undefined || pending.isEverything || pending.hasTours;

  function wake(): void {
    if (isClosed || working) return;
    working = work().finally(() => {
      working = undefined;
      if (!isBusy()) for (const resolve of waiting) resolve();
    });
  }

  return {
    current: () => current,
    wake,
    async idle() {
      if (!isBusy() || isClosed) return;
      await new Promise<void>((resolve) => {
        waiting.add(resolve);
      });
    },
    async close() {
      isClosed = true;
      for (const resolve of waiting) resolve();
      await working;
      await building;
    },
  };
}
