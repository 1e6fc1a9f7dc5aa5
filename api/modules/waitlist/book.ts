import { ACTIVE_IN_WAITLIST } from '@cairn/shared-contracts/domain/waitlist';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db-types.ts';
import type { Services } from '../../platform/services.ts';
import { lockDeparture, setStatus, unhold } from './offer-seats.ts';

/**
 * Somebody books a departure: what was kept for them is theirs to take, in this transaction, and they wait no longer. A hold that is over
 * is nobody's any more, swept or not.
 * @returns whether seats were kept
 */
export async function releaseOwnHold(
  services: Services,
  trx: Kysely<Database>,
  { userId, departureId, requestId }: { userId: number; departureId: number; requestId: number },
): Promise<boolean> {
  const find = () =>
    trx
      .selectFrom('waitlist_entries')
      .selectAll()
      .where('departure_id', '=', departureId)
      .where('user_id', '=', userId)
      .where('status', 'in', ACTIVE_IN_WAITLIST)
      .executeTakeFirst();
  // nearly nobody waits, and then nothing is locked
  if (!(await find())) return false;
  await lockDeparture(trx, departureId);
  const entry = await find();
  if (!entry) return false;
  const wasKept = entry.status === 'offered';
  if (wasKept && (entry.hold_until === null || entry.hold_until <= services.clock.now())) return false;
  if (wasKept) await unhold(trx, entry);
  await setStatus(services, trx, entry.id, { status: 'booked', request_id: requestId });
  return wasKept;
}
