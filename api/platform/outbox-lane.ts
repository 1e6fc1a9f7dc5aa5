/** Delivers what is due of certain kinds, as far as it has not been asked to end. */
export interface Lane {
  /** something may be due */
  wake(): void;
  /** delivers everything that is due. @returns how many effects this call has delivered */
  drain(): Promise<number>;
  /** resolves when nothing is under way */
  rest(): Promise<void>;
}

export interface LaneOptions<R> {
  /** so many effects are delivered at a time; one after the other keeps their order */
  atOnce: number;
  /** takes effects that are due away from other workers, at most so many */
  claim(limit: number): Promise<R[]>;
  /** @param claimedAt by performance.now() */
  deliver(row: R, claimedAt: number): Promise<void>;
  onError(error: unknown): void;
}

/** claimed together where they are delivered one after the other */
const BATCH = 20;

export function createLane<R>({ atOnce, claim, deliver, onError }: LaneOptions<R>): Lane {
  const limit = atOnce === 1 ? BATCH : 1;
  const running = new Set<Promise<void>>();
  let isAsked = false;

  async function drainOnce(onMore?: () => void): Promise<number> {
    let total = 0;
    for (;;) {
      const claimedAt = performance.now();
      const rows = await claim(limit);
      total += rows.length;
      if (rows.length === limit) onMore?.();
      for (const row of rows) await deliver(row, claimedAt);
      if (rows.length < limit) return total;
    }
  }

  async function run(): Promise<void> {
    while (isAsked) {
      isAsked = false;
      // where there was one there may be more, for whoever has nothing to do
      await drainOnce(wake);
    }
  }

  function wake(): void {
    isAsked = true;
    if (running.size >= atOnce) return;
    const one: Promise<void> = run()
      .catch(onError)
      .finally(() => {
        running.delete(one);
      });
    running.add(one);
  }

  return {
    wake,
    async drain() {
      const totals = await Promise.all(Array.from({ length: atOnce }, () => drainOnce()));
      return totals.reduce((sum, total) => sum + total, 0);
    },
    async rest() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
