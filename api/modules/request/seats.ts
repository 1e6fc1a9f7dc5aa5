import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db-types.ts';
import { ApiError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { releaseOwnHold } from '../waitlist/book.ts';
import { offerSeats } from '../waitlist/offer-seats.ts';
import type { RequestRow } from './record.ts';

/**
 * Takes seats of a departure by one conditional update, which cannot oversell.
 * @throws ApiError 409 departure_past, 409 not_enough_seats
 */
async function takeSeats(
  { clock }: Pick<Services, 'clock'>,
  trx: Kysely<Database>,
  departureId: number,
  seats: number,
): Promise<void> {
  const today = clock.today();
  const taken = await trx
    .updateTable('all_departures')
    .set((eb) => ({ free_seats: eb('free_seats', '-', seats) }))
    .where('id', '=', departureId)
    .where('free_seats', '>=', seats)
    .where('is_busy', '=', false)
    .where('starts_on', '>', today)
    .returning('id')
    .executeTakeFirst();
  if (taken) return;
  const departure = await trx
    .selectFrom('all_departures')
    .select(['free_seats', 'is_busy', 'starts_on'])
    .where('id', '=', departureId)
    .executeTakeFirstOrThrow();
  if (departure.starts_on <= today) throw new ApiError(409, 'departure_past');
  throw notEnoughSeats(departure.is_busy ? 0 : departure.free_seats);
}

/**
 * Takes the seats of a booking: those that are kept for its tourist, if they waited for them, and free ones.
 * @throws ApiError 409 departure_past, 409 not_enough_seats
 */
export async function takeSeatsFor(
  services: Services,
  trx: Kysely<Database>,
  { id: requestId, user_id: userId, departure_id: departureId, tourists_count }: RequestRow,
): Promise<void> {
  const wasKept = await releaseOwnHold(services, trx, { userId, departureId, requestId });
  await takeSeats(services, trx, departureId, tourists_count);
  // more was kept than is taken
  if (wasKept) await offerSeats(services, trx, departureId);
}

/** Gives seats of a departure back, to those first who wait for them. */
export async function giveSeatsBack(
  services: Services,
  trx: Kysely<Database>,
  departureId: number,
  seats: number,
): Promise<void> {
  await trx
    .updateTable('all_departures')
    .set((eb) => ({ free_seats: eb('free_seats', '+', seats) }))
    .where('id', '=', departureId)
    .execute();
  await offerSeats(services, trx, departureId);
}

/** `errors.seats_left` carries the number for the page */
const notEnoughSeats = (left: number): ApiError =>
  new ApiError(409, 'not_enough_seats', {
    params: { left },
    field: 'tourists_count',
    facts: { seats_left: String(left) },
  });
