import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { DatabaseHandle } from '../../../../platform/db.ts';
import type { Listener } from '../../../../platform/listener.ts';
import type { ChangeListener } from '../tour-search.ts';

/** told by the triggers of migration 0010 */
const CHANNEL = 'search';
const EVERYTHING = '*';
const PING = 'ping:';

export interface ChangeFeed {
  /**
   * Sends a word through the database to ourselves: all changes that were committed before it have been heard when it is.
   * @returns false when it was not heard in time
   */
  ping(patienceMs?: number): Promise<boolean>;
}

/** Word of changes, from all processes that write to the database, in the order of their commits. */
export async function openChangeFeed(
  db: DatabaseHandle,
  listener: Listener,
  { tours, everything }: ChangeListener,
): Promise<ChangeFeed> {
  const waiting = new Map<string, () => void>();

  function hear(payload: string | undefined): void {
    // without a payload: the connection was away, and whatever was told meanwhile is lost
    if (payload === undefined || payload === EVERYTHING) everything();
    else if (payload.startsWith(PING)) waiting.get(payload)?.();
    else tours(payload.split(',').map(Number));
  }
  await listener.listen(CHANNEL, hear);

  return {
    async ping(patienceMs) {
      const word = `${PING}${randomUUID()}`;
      const { promise, resolve } = Promise.withResolvers<boolean>();
      waiting.set(word, () => resolve(true));
      const timer = patienceMs === undefined ? undefined : setTimeout(() => resolve(false), patienceMs).unref();
      try {
        await sql`SELECT pg_notify(${CHANNEL}, ${word})`.execute(db);
        return await promise;
      } finally {
        clearTimeout(timer);
        waiting.delete(word);
      }
    },
  };
}
