import { ACTIVE_IN_WAITLIST } from '@cairn/shared-contracts/domain/waitlist';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db-types.ts';
import type { Services } from '../../platform/services.ts';
import { lockDeparture, offerSeats, setStatus, unhold } from './offer-seats.ts';
import { tellWaiting } from './tell.ts';

/** who opens and closes again and again tells nobody of it each time */
const TOLD_AGAIN_MS = 24 * 3_600_000;

/**
 * A departure that nobody can book any more: its organizer has closed it, or hidden its tour. Whoever waits for it is told and keeps
 * their place; what was kept for them is nobody's, for a hold that cannot be used only runs out.
 */
export async function suspendWaitlist(services: Services, trx: Kysely<Database>, departureId: number): Promise<void> {
  const departure = await lockDeparture(trx, departureId);
  if (!departure || departure.starts_on <= services.clock.today()) return;
  const now = services.clock.now();
  const entries = await trx
    .selectFrom('waitlist_entries')
    .selectAll()
    .where('departure_id', '=', departureId)
    .where('status', 'in', ACTIVE_IN_WAITLIST)
    .orderBy('id')
    .execute();
  for (const entry of entries) {
    if (entry.status === 'offered') await unhold(trx, entry);
    const isTold = entry.closed_told_at !== null && now.getTime() - entry.closed_told_at.getTime() < TOLD_AGAIN_MS;
    const closed_told_at = isTold ? entry.closed_told_at : now;
    await setStatus(services, trx, entry.id, { status: 'waiting', hold_until: null, closed_told_at });
    if (!isTold) await tellWaiting(services, trx, 'closed', { ...entry, hold_until: null }, departure);
  }
}

/** All departures of a tour that is hidden from now on, or shown again: in one order, as all who lock several. */
export async function tourShownChanged(
  services: Services,
  trx: Kysely<Database>,
  tourId: number,
  isShown: boolean,
): Promise<void> {
  const departures = await trx
    .selectFrom('departures as d')
    .select('d.id')
    .where('d.tour_id', '=', tourId)
    .where('d.starts_on', '>', services.clock.today())
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('waitlist_entries as w')
          .select('w.id')
          .whereRef('w.departure_id', '=', 'd.id')
          .where('w.status', 'in', ACTIVE_IN_WAITLIST),
      ),
    )
    .orderBy('d.id')
    .execute();
  for (const { id } of departures) await (isShown ? offerSeats : suspendWaitlist)(services, trx, id);
}
