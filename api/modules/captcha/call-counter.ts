const MINUTE_MS = 60_000;
const MAX_CLIENTS = 50_000;

interface Span {
  since: number;
  count: number;
  /** of the minute before */
  before: number;
}

/** Counts calls per client over about the last minute: the current minute, and of the one before the part that still counts. */
export interface CallCounter {
  lately(client: string): number;
  add(client: string): void;
}

export function createCallCounter(now: () => number = () => performance.now()): CallCounter {
  const spans = new Map<string, Span>();

  function spanOf(client: string): Span {
    const at = now();
    const known = spans.get(client);
    if (known && at - known.since < MINUTE_MS) return known;
    const before = known && at - known.since < 2 * MINUTE_MS ? known.count : 0;
    return { since: at, count: 0, before };
  }

  return {
    lately(client) {
      const { since, count, before } = spanOf(client);
      return count + before * (1 - Math.min(1, (now() - since) / MINUTE_MS));
    },
    add(client) {
      const span = spanOf(client);
      // a flood of new addresses: forgetting all is kinder than growing without end
      if (spans.size >= MAX_CLIENTS && !spans.has(client)) spans.clear();
      spans.set(client, { ...span, count: span.count + 1 });
    },
  };
}
