import {
  type BookingAction,
  type BookingActor,
  type BookingStatus,
  findTransition,
  BOOKING_STATUS as S,
} from '@cairn/shared-contracts/domain/booking-graph';
import { confirmBy, prepayBy } from '@cairn/shared-contracts/domain/booking-schedule';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db-types.ts';
import { ApiError, notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { endOpenPayments } from '../payment/end-open.ts';
import { type Change, type RequestRow, recordChange } from './record.ts';
import { giveSeatsBack } from './seats.ts';
import { statusOf } from './status-of.ts';

/**
 * The booking, held by the transaction. Lock order everywhere: request, departure, chat. Rows that others refer to are held without their
 * key (FOR NO KEY UPDATE): a new row that names one waits for nobody, and nobody for it.
 */
export async function lockRequest(trx: Kysely<Database>, requestId: number): Promise<RequestRow> {
  const row = await trx
    .selectFrom('requests')
    .selectAll()
    .where('id', '=', requestId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw notFound('booking_not_found');
  return row;
}

export type TransitionDetails = Partial<
  Pick<Change, 'note' | 'received' | 'payment' | 'refund' | 'told' | 'userId' | 'tellsTourist'>
>;

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
  if (releases) await giveSeatsBack(services, trx, request.departure_id, request.tourists_count);
  await recordChange(services, trx, { request, event: action, from: transition.from, status, actor, ...details });
  await endOpenPayments(services, trx, { ...request, status });
  return status;
}

/** until when what a status waits for must be done; a status that waits for nothing has none */
const DEADLINES: Readonly<Record<BookingStatus, ((start: string, now: number) => number) | null>> = {
  [S.pendingConfirm]: confirmBy,
  [S.pendingPrepayment]: prepayBy,
  [S.madePrepayment]: null,
  [S.tourComplete]: null,
  [S.canceledByTourist]: null,
  [S.canceledByAuthor]: null,
  [S.canceledBySystem]: null,
  [S.canceledByAdmin]: null,
};

async function deadlineOf(
  { clock }: Services,
  trx: Kysely<Database>,
  { departure_id }: RequestRow,
  status: BookingStatus,
): Promise<Date | null> {
  const deadline = DEADLINES[status];
  if (!deadline) return null;
  const { starts_on } = await trx
    .selectFrom('all_departures')
    .select('starts_on')
    .where('id', '=', departure_id)
    .executeTakeFirstOrThrow();
  return new Date(deadline(starts_on, clock.now().getTime()));
}
