import { WAITLIST_MEANING, type WaitlistStatus } from '@cairn/shared-contracts/domain/waitlist';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db-types.ts';
import type { Services } from '../../platform/services.ts';
import { lockDeparture, offerSeats, setStatus, unhold, type WaitlistRow } from './offer-seats.ts';
import { requireEntry } from './read.ts';

/** how an entry ends that nobody has booked */
type Ending = Extract<WaitlistStatus, 'left' | 'expired' | 'closed'>;

/** Gives a place up. Leaving twice is leaving once. @throws ApiError 404 waitlist_entry_not_found */
export async function leaveWaitlist(services: Services, userId: number, entryId: number): Promise<void> {
  const { departure_id } = await requireEntry(services, userId, entryId);
  await services.db.transaction().execute((trx) => endEntry(services, trx, { id: entryId, departure_id }, 'left'));
}

/** The same by the link of a mail, for whoever has it. An entry that is gone is left already. */
export async function giveUpPlace(services: Services, entryId: number): Promise<void> {
  const entry = await services.db
    .selectFrom('waitlist_entries')
    .select(['id', 'departure_id'])
    .where('id', '=', entryId)
    .executeTakeFirst();
  if (entry) await services.db.transaction().execute((trx) => endEntry(services, trx, entry, 'left'));
}

/**
 * Ends an entry that is still held, and gives what was kept for it to the next.
 * @param isDue looked at once nobody else can change it
 * @returns false when it was over already
 */
export async function endEntry(
  services: Services,
  trx: Kysely<Database>,
  { id, departure_id }: Pick<WaitlistRow, 'id' | 'departure_id'>,
  ending: Ending,
  isDue: (entry: WaitlistRow) => boolean = () => true,
): Promise<boolean> {
  await lockDeparture(trx, departure_id);
  const entry = await trx.selectFrom('waitlist_entries').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  // the database allows these only (CHECK), which is what the type says
  const { isActive, holdsSeats } = WAITLIST_MEANING[entry.status as WaitlistStatus];
  if (!isActive || !isDue(entry)) return false;
  await setStatus(services, trx, id, { status: ending });
  if (holdsSeats) {
    await unhold(trx, entry);
    await offerSeats(services, trx, departure_id);
  }
  return true;
}

/** Everything that somebody waits for: they delete their account. */
export async function leaveAll(services: Services, trx: Kysely<Database>, userId: number): Promise<void> {
  const entries = await trx
    .selectFrom('waitlist_entries')
    .select(['id', 'departure_id'])
    .where('user_id', '=', userId)
    // as everywhere, so that two who lock several lock them in one order
    .orderBy('departure_id')
    .execute();
  for (const entry of entries) await endEntry(services, trx, entry, 'left');
}
