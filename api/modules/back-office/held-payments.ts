import { BOOKING_STATUS } from '@cairn/shared-contracts/domain/booking-graph';
import { prepayBy } from '@cairn/shared-contracts/domain/booking-schedule';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db-types.ts';
import { notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { acceptHeld } from '../payment/accept-held.ts';
import { type HeldPayment, heldOf, returnHeld } from '../payment/held.ts';
import type { Decision, RequestRow } from '../request/record.ts';
import { onOwnBooking } from './own-booking.ts';
import type { Seller } from './seller.ts';

interface Wanted {
  /** of the booking */
  id: number;
  message: string;
}

/** What a seller decides about what is held of a booking of theirs. @throws ApiError 404 booking_not_found, payment_not_found */
const decide = (
  services: Services,
  seller: Seller,
  { id, message }: Wanted,
  act: (trx: Kysely<Database>, request: RequestRow, held: HeldPayment, by: Decision) => Promise<void>,
): Promise<void> =>
  onOwnBooking(services, seller, id, async (trx, request) => {
    const held = await heldOf(trx, id);
    if (!held) throw notFound('payment_not_found');
    await act(trx, request, held, { actor: seller.actor, userId: seller.userId, note: message });
  });

/** It goes back. Its tourist has not been able to pay meanwhile: a prepayment that is still to come has its whole time again. */
export const returnPayment = (services: Services, seller: Seller, wanted: Wanted): Promise<void> =>
  decide(services, seller, wanted, async (trx, request, held, by) => {
    await returnHeld(services, trx, request, held, by);
    if (request.status !== BOOKING_STATUS.pendingPrepayment) return;
    const { starts_on } = await trx
      .selectFrom('all_departures')
      .select('starts_on')
      .where('id', '=', request.departure_id)
      .executeTakeFirstOrThrow();
    const deadline = new Date(prepayBy(starts_on, services.clock.now().getTime()));
    await trx.updateTable('requests').set({ deadline }).where('id', '=', request.id).execute();
  });

/** It counts for what it is. @throws ApiError 409 payment_not_countable, transition_not_allowed */
export const acceptPayment = (services: Services, seller: Seller, wanted: Wanted): Promise<void> =>
  decide(services, seller, wanted, (trx, request, held, by) => acceptHeld(services, trx, request, held, by));
