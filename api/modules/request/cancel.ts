import { type BookingActor, BOOKING_STATUS as S } from '@cairn/shared-contracts/domain/booking-graph';
import { ApiError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { giveBack, paidSoFar } from '../payment/refund-payments.ts';
import { refundFor } from './refund.ts';
import { applyTransition, lockRequest } from './transition.ts';

export interface Cancellation {
  actor: BookingActor;
  /** whose account it is */
  userId?: number;
  message?: string | undefined;
  tellsTourist?: boolean | undefined;
}

/**
 * Cancels a booking by the graph: its seats go back, and what the cancellation rules give back is refunded. An organizer who cancels
 * what they have not confirmed declines it.
 * @throws ApiError 409 transition_not_allowed, 409 departure_past
 */
export async function cancelRequest(
  services: Services,
  requestId: number,
  { actor, userId, message = '', tellsTourist = true }: Cancellation,
): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    const request = await lockRequest(trx, requestId);
    const { starts_on } = await trx
      .selectFrom('all_departures')
      .select('starts_on')
      .where('id', '=', request.departure_id)
      .executeTakeFirstOrThrow();
    if (actor === 'tourist' && starts_on <= services.clock.today()) {
      throw new ApiError(409, 'departure_past', { says: 'instead.tourStarted' });
    }
    const { first } = await paidSoFar(trx, request.id);
    const refund = refundFor({ ...request, starts_on, first_paid_at: first }, actor, services.clock.now());
    const action = actor === 'organizer' && request.status === S.pendingConfirm ? 'decline' : 'cancel';
    const who = userId === undefined ? {} : { userId };
    await applyTransition(services, trx, request, action, actor, {
      ...who,
      ...{ note: message.trim(), refund, tellsTourist },
    });
    if (refund > 0) await giveBack(services, trx, request.id, refund);
  });
}
