import DataLoader from 'dataloader';
import { type BudgetEnd, budgetEnd, untilTheLast, withinBudget } from './budget.ts';
import { fromPrimary } from './replica/route.ts';

/** keys of one query */
const AT_ONCE = 500;

interface Asked<Key> {
  key: Key;
  end: BudgetEnd;
}

/**
 * Makes one query of what is asked for in one turn of the event loop: after a restart everybody asks the same at once. Nothing is cached.
 * Each caller waits as long as they said, and the query as long as the last of them.
 * @param load answers in the order of the keys, each once
 */
export function batched<Key extends string | number, Value>(
  load: (keys: readonly Key[]) => Promise<readonly Value[]>,
): (key: Key) => Promise<Value> {
  const loader = new DataLoader<Asked<Key>, Value>(
    async (asked) => {
      const distinct = [...new Set(asked.map(({ key }) => key))];
      const ends = asked.map(({ end }) => end);
      // callers whose own commits a replica has, and others whose it has not
      const values = await fromPrimary(() => untilTheLast(ends, () => load(distinct)));
      const found = new Map(distinct.map((key, at) => [key, values[at]]));
      // an answer to each key: load has promised it
      return asked.map(({ key }) => found.get(key) as Value);
    },
    // what one turn brings, whichever phase of the loop it comes in
    { cache: false, maxBatchSize: AT_ONCE, batchScheduleFn: (run) => setImmediate(run) },
  );
  return (key) => withinBudget(() => loader.load({ key, end: budgetEnd() }));
}

/** One of each database handle: for functions that are given their services with every call. */
export function perHandle<Handle extends object, Made>(make: (handle: Handle) => Made): (handle: Handle) => Made {
  const made = new WeakMap<Handle, Made>();
  return (handle) => {
    const known = made.get(handle) ?? make(handle);
    made.set(handle, known);
    return known;
  };
}
