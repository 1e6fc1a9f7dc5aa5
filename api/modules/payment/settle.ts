import { BOOKING_STATUS, PAYMENT_STATUS } from '@cairn/shared-contracts/domain/booking-graph';
import type { Kysely } from 'kysely';
import type { PaymentEvent } from '../../adapters/payments/port.ts';
import type { Database } from '../../platform/db-types.ts';
import type { Services } from '../../platform/services.ts';
import { type RequestRow, recordBalance } from '../request/record.ts';
import { applyTransition, lockRequest } from '../request/transition.ts';
import { refundPart } from './refund-payments.ts';

/** What became of an event; all of them are answered 200, or the provider would go on sending. */
export type Settlement = 'duplicate' | 'unknown_payment' | 'noted' | 'mismatch' | 'settled' | 'refunded';

/** Acts upon a payment event, once: its number is stored in the same transaction as what it does. */
export function settlePayment(services: Services, provider: string, event: PaymentEvent): Promise<Settlement> {
  return services.db.transaction().execute(async (trx) => {
    const isNew = await trx
      .insertInto('webhook_events')
      .values({ provider, event_id: event.id, received_at: services.clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('event_id')
      .executeTakeFirst();
    if (!isNew) return 'duplicate';
    // a refused card leaves the payment open for the next try
    if (event.type === 'failed') return 'noted';

    const known = await trx
      .selectFrom('payments')
      .select('request_id')
      .where('provider_ref', '=', event.intentId)
      .executeTakeFirst();
    if (!known) return 'unknown_payment';
    const request = await lockRequest(trx, known.request_id);
    // read under the lock: only who holds the booking changes its payments
    const payment = await trx
      .selectFrom('payments')
      .selectAll()
      .where('provider_ref', '=', event.intentId)
      .executeTakeFirstOrThrow();
    if (payment.status === PAYMENT_STATUS.payed) return 'duplicate';
    if (payment.amount !== event.amount || payment.currency !== event.currency) {
      services.log.error({ payment: payment.id, event }, 'payment of another amount than asked for, not accepted');
      return 'mismatch';
    }
    await trx
      .updateTable('payments')
      .set({ status: PAYMENT_STATUS.payed, payed_at: services.clock.now() })
      .where('id', '=', payment.id)
      .execute();
    if (await accept(services, trx, request, payment.amount)) return 'settled';
    services.log.warn({ payment: payment.id, status: request.status }, 'payment came too late or twice, given back');
    await refundPart(services, trx, { id: payment.id, intentId: event.intentId }, payment.amount);
    return 'refunded';
  });
}

/** @returns false when the booking has no use for the money: it lapsed, was canceled, or is paid already */
async function accept(
  services: Services,
  trx: Kysely<Database>,
  request: RequestRow,
  amount: number,
): Promise<boolean> {
  const paid = request.paid + amount;
  if (paid > request.total) return false;
  switch (request.status) {
    case BOOKING_STATUS.pendingPrepayment:
      await trx.updateTable('requests').set({ paid }).where('id', '=', request.id).execute();
      await applyTransition(services, trx, request, 'pay', 'system', { received: amount });
      return true;
    case BOOKING_STATUS.madePrepayment:
      await trx.updateTable('requests').set({ paid }).where('id', '=', request.id).execute();
      await recordBalance(services, trx, request, amount);
      return true;
    default:
      return false;
  }
}
