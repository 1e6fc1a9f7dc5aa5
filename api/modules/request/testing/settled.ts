import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../platform/db-types.ts';

const PATIENCE_MS = 8_000;
const LOOK_AGAIN_MS = 10;

/**
 * Resolves when every effect that is due has been delivered, those that its delivery queued included. The worker takes
 * entries by itself, so that draining alone may find one under way and not wait for it.
 */
export async function settled(db: Kysely<Database>): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; ; await pause(LOOK_AGAIN_MS)) {
    const waiting = await db
      .selectFrom('outbox')
      .select(['kind', 'last_error'])
      .where('done_at', 'is', null)
      // what is being delivered, or is tried again soon, is leased; what is for later (pushes of unread messages) is not waited for
      .where(
        'available_at',
        '<',
        sql<Date>`CASE WHEN tries > 0 THEN now() + interval '2 minutes' ELSE clock_timestamp() END`,
      )
      .execute();
    if (waiting.length === 0) return;
    if (Date.now() > end) throw new Error(`effects were not delivered: ${JSON.stringify(waiting)}`);
  }
}
