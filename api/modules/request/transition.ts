import {
  BOOKING_STATUS,
  type BookingAction,
  type BookingActor,
  type BookingStatus,
  findTransition,
} from '@cairn/shared-contracts/domain/booking-graph';
import { prepayBy } from '@cairn/shared-contracts/domain/booking-schedule';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db-types.ts';
import { ApiError, notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { type RequestRow, recordChange } from './record.ts';

/** The database allows 1 to 8 only (CHECK), which is what the type says. */
export const statusOf = (row: { status: number }): BookingStatus => row.status as BookingStatus;

/** The booking, held by the transaction. Lock order everywhere: request, departure, chat. */
export async function lockRequest(trx: Kysely<Database>, requestId: number): Promise<RequestRow> {
  const row = await trx.selectFrom('requests').selectAll().where('id', '=', requestId).forUpdate().executeTakeFirst();
  if (!row) throw notFound('booking_not_found');
  return row;
}

export interface TransitionDetails {
  note?: string;
  received?: number;
  refund?: number;
}

/**
 * The one place where a booking changes its status, by the graph of domain/booking-graph. Gives seats back where the graph says so
 * and records the change.
 * @param request as {@link lockRequest} gave it in this transaction
 * @throws ApiError 409 transition_not_allowed
 */
export async function applyTransition(
  services: Services,
  trx: Kysely<Database>,
  request: RequestRow,
  action: BookingAction,
  actor: BookingActor,
  details: TransitionDetails = {},
): Promise<BookingStatus> {
  const transition = findTransition(statusOf(request), action, actor);
  if (!transition) {
    throw new ApiError(409, 'transition_not_allowed');
  }
  const status = transition.to;
  const releases = transition.releasesSeats && request.seats_held;
  await trx
    .updateTable('requests')
    .set({
      status,
      deadline: await deadlineOf(services, trx, request, status),
      seats_held: request.seats_held && !releases,
    })
    .where('id', '=', request.id)
    .execute();
  if (releases) {
    await trx
      .updateTable('all_departures')
      .set((eb) => ({ free_seats: eb('free_seats', '+', request.tourists_count) }))
      .where('id', '=', request.departure_id)
      .execute();
  }
  await recordChange(services, trx, { request, status, actor, ...details });
  return status;
}

async function deadlineOf(
  { clock }: Services,
  trx: Kysely<Database>,
  { departure_id }: RequestRow,
  status: BookingStatus,
): Promise<Date | null> {
  if (status !== BOOKING_STATUS.pendingPrepayment) return null;
  const { starts_on } = await trx
    .selectFrom('all_departures')
    .select('starts_on')
    .where('id', '=', departure_id)
    .executeTakeFirstOrThrow();
  return new Date(prepayBy(starts_on, clock.now().getTime()));
}
