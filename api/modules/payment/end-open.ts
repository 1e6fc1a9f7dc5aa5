import { PAYMENT_STATUS } from '@cairn/shared-contracts/domain/booking-graph';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db-types.ts';
import type { Services } from '../../platform/services.ts';
import type { RequestRow } from '../request/record.ts';
import { isHeld, returnHeld } from './held.ts';

/** Outbox entry: nobody may pay this any more, its booking has moved on. Payload: {@link UnwantedPayment}. */
export const PAYMENT_UNWANTED = 'payment.unwanted';

export interface UnwantedPayment {
  /** uuid of the booking */
  booking: string;
  payment: number;
}

/**
 * The booking has moved on: what is still open for it is closed at the provider, where it could be paid until it expires, and what is held
 * goes back. The caller's transaction holds the booking.
 */
export async function endOpenPayments(services: Services, trx: Kysely<Database>, request: RequestRow): Promise<void> {
  const open = await trx
    .selectFrom('payments')
    .selectAll()
    .where('request_id', '=', request.id)
    .where('status', '=', PAYMENT_STATUS.new)
    .execute();
  for (const payment of open) {
    if (isHeld(payment)) await returnHeld(services, trx, request, payment);
    else {
      const unwanted: UnwantedPayment = { booking: request.uuid, payment: payment.id };
      await services.outbox.add(trx, PAYMENT_UNWANTED, unwanted);
    }
  }
}
