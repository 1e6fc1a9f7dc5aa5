import { ACTIVE_IN_WAITLIST } from '@cairn/shared-contracts/domain/waitlist';
import type { Services } from '../../platform/services.ts';
import { endEntry } from './leave.ts';

const BATCH = 200;

/**
 * Ends holds whose time is over, each for the next in the list, and the lists of departures that have started. Safe on several nodes:
 * each entry is judged again under the lock of its departure.
 * @returns how many entries ended
 */
export async function sweepWaitlists(services: Services): Promise<number> {
  const { db, clock } = services;
  const now = clock.now();
  const today = clock.today();
  const over = await db
    .selectFrom('waitlist_entries')
    .select(['id', 'departure_id'])
    .where('status', '=', 'offered')
    .where('hold_until', '<=', now)
    .orderBy('hold_until')
    .limit(BATCH)
    .execute();
  const started = await db
    .selectFrom('waitlist_entries as w')
    .innerJoin('all_departures as d', 'd.id', 'w.departure_id')
    .select(['w.id', 'w.departure_id'])
    .where('w.status', 'in', ACTIVE_IN_WAITLIST)
    .where('d.starts_on', '<=', today)
    .limit(BATCH)
    .execute();
  let ended = 0;
  const end = async (...[entry, ending, isDue]: Tail<Parameters<typeof endEntry>>) => {
    const hasEnded = await db.transaction().execute((trx) => endEntry(services, trx, entry, ending, isDue));
    ended += Number(hasEnded);
  };
  for (const entry of started) await end(entry, 'closed');
  for (const entry of over) await end(entry, 'expired', ({ hold_until }) => hold_until !== null && hold_until <= now);
  return ended;
}

type Tail<T extends readonly unknown[]> = T extends [unknown, unknown, ...infer Rest] ? Rest : never;
