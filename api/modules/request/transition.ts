import {
  BOOKING_STATUS,
  type BookingAction,
  type BookingActor,
  type BookingStatus,
  findTransition,
  PREPAY_WITHIN_HOURS,
} from '@cairn/shared-contracts/domain/booking-graph';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db-types.ts';
import { ApiError, notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { type RequestRow, recordChange } from './record.ts';

export const HOUR_MS = 3_600_000;

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
    .set({ status, deadline: deadlineOf(services, status), seats_held: request.seats_held && !releases })
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

function deadlineOf({ clock }: Services, status: BookingStatus): Date | null {
  if (status !== BOOKING_STATUS.pendingPrepayment) return null;
  return new Date(clock.now().getTime() + PREPAY_WITHIN_HOURS * HOUR_MS);
}
