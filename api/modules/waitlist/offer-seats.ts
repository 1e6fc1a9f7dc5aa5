import { waitlistHoldUntil } from '@cairn/shared-contracts/domain/booking-schedule';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../platform/db-types.ts';
import type { Services } from '../../platform/services.ts';
import { tellWaiting } from './tell.ts';

export type WaitlistRow = Selectable<Database['waitlist_entries']>;

/** The departure, held by the transaction: whoever changes its seats or its list waits. Lock order: request, departure, entry. */
export const lockDeparture = (trx: Kysely<Database>, departureId: number) =>
  trx
    .selectFrom('all_departures')
    .select(['id', 'tour_id', 'individual_id', 'starts_on', 'ends_on', 'seats', 'free_seats', 'is_busy'])
    .where('id', '=', departureId)
    .forNoKeyUpdate()
    .executeTakeFirst();

/**
 * Keeps free seats of a departure for those who wait for them, in order, in the transaction that sets them free: nobody who waits for
 * nothing comes in between. Whose party is too large for what is free keeps their place, and the next is looked at.
 */
export async function offerSeats(services: Services, trx: Kysely<Database>, departureId: number): Promise<void> {
  const departure = await lockDeparture(trx, departureId);
  if (!departure || departure.is_busy || departure.starts_on <= services.clock.today()) return;
  if (!(await isShown(trx, departure.tour_id))) return;
  const now = services.clock.now();
  const waiting = await trx
    .selectFrom('waitlist_entries')
    .selectAll()
    .where('departure_id', '=', departureId)
    .where('status', '=', 'waiting')
    .orderBy('id')
    .execute();
  let free = departure.free_seats;
  for (const entry of waiting) {
    if (free === 0) break;
    if (entry.seats > free) continue;
    free -= entry.seats;
    const hold_until = new Date(waitlistHoldUntil(departure.starts_on, now.getTime()));
    await setStatus(services, trx, entry.id, { status: 'offered', hold_until });
    await takeFor(trx, departureId, entry.seats);
    await tellWaiting(services, trx, 'kept', { ...entry, hold_until }, departure);
  }
}

const isShown = async (trx: Kysely<Database>, tourId: number): Promise<boolean> => {
  const tour = await trx.selectFrom('tours').select('status').where('id', '=', tourId).executeTakeFirst();
  return tour?.status === 'published';
};

export const setStatus = async (
  { clock }: Services,
  trx: Kysely<Database>,
  id: number,
  change: Partial<Pick<WaitlistRow, 'status' | 'hold_until' | 'request_id' | 'closed_told_at'>>,
): Promise<void> => {
  await trx
    .updateTable('waitlist_entries')
    .set({ ...change, changed_at: clock.now() })
    .where('id', '=', id)
    .execute();
};

const takeFor = async (trx: Kysely<Database>, departureId: number, seats: number): Promise<void> => {
  await trx
    .updateTable('all_departures')
    .set((eb) => ({ free_seats: eb('free_seats', '-', seats) }))
    .where('id', '=', departureId)
    .execute();
};

/** the seats that were kept, without a word to the next: {@link offerSeats} says it */
export const unhold = (trx: Kysely<Database>, { departure_id, seats }: WaitlistRow): Promise<void> =>
  takeFor(trx, departure_id, -seats);
