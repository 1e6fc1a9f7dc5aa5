import { BOOKING_STATUS } from '@cairn/shared-contracts/domain/booking-graph';
import { prepayBy } from '@cairn/shared-contracts/domain/booking-schedule';
import { notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { heldOf, returnHeld } from '../payment/held.ts';
import { lockRequest } from '../request/transition.ts';
import { requireOwnBooking, type Seller } from './seller.ts';

/**
 * What is held of a booking goes back. Its tourist has not been able to pay meanwhile: a prepayment that is still to come has its whole
 * time again.
 * @throws ApiError 404 booking_not_found, payment_not_found when nothing is held
 */
export async function returnPayment(
  services: Services,
  seller: Seller,
  { id, message }: { id: number; message: string },
): Promise<void> {
  await requireOwnBooking(services, seller, id);
  await services.db.transaction().execute(async (trx) => {
    const request = await lockRequest(trx, id);
    const held = await heldOf(trx, id);
    if (!held) throw notFound('payment_not_found');
    await returnHeld(services, trx, request, held, { actor: seller.actor, userId: seller.userId, note: message });
    if (request.status !== BOOKING_STATUS.pendingPrepayment) return;
    const { starts_on } = await trx
      .selectFrom('all_departures')
      .select('starts_on')
      .where('id', '=', request.departure_id)
      .executeTakeFirstOrThrow();
    const deadline = new Date(prepayBy(starts_on, services.clock.now().getTime()));
    await trx.updateTable('requests').set({ deadline }).where('id', '=', id).execute();
  });
}
