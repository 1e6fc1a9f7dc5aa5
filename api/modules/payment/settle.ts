import {
  BOOKING_STATUS,
  PAYMENT_OF_PROVIDER_STATE,
  PAYMENT_PROVIDER,
  PAYMENT_STATUS,
} from '@cairn/shared-contracts/domain/booking-graph';
import type { PaymentSystem } from '@cairn/shared-contracts/domain/site-defaults';
import type { Kysely } from 'kysely';
import type { OrderState, PaymentNotice } from '../../adapters/payments/port.ts';
import type { Database } from '../../platform/db-types.ts';
import type { Services } from '../../platform/services.ts';
import { type RequestRow, recordMoney } from '../request/record.ts';
import { applyTransition, lockRequest } from '../request/transition.ts';
import { endOpenPayments } from './end-open.ts';
import { PAYMENT_CHANGED } from './events.ts';
import { holdPayment } from './held.ts';
import { type PaymentRow, uuidOfNumber } from './payment-row.ts';
import { refundPart } from './refund-payments.ts';

/** What became of what was heard; notices are all answered well, or the provider would go on sending. */
export type Settlement = 'duplicate' | 'unknown_payment' | 'noted' | 'closed' | 'held' | 'settled' | 'refunded';

/** Acts upon a notice, once: its number is stored in the same transaction as what it does. */
export function settleNotice(services: Services, system: PaymentSystem, notice: PaymentNotice): Promise<Settlement> {
  return services.db.transaction().execute(async (trx) => {
    const payment = await paymentOfNotice(trx, system, notice.order);
    // not stored: when we know of the payment, the same notice is news
    if (!payment) return 'unknown_payment';
    const isNew = await trx
      .insertInto('webhook_events')
      .values({ provider: system, event_id: notice.id, received_at: services.clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('event_id')
      .executeTakeFirst();
    return isNew ? settleIn(services, trx, payment, notice.state) : 'duplicate';
  });
}

/** Acts upon what the provider said when it was asked. As often as it is said, it is done once. */
export const settle = (services: Services, paymentId: number, state: OrderState): Promise<Settlement> =>
  services.db.transaction().execute(async (trx) => {
    const payment = await trx
      .selectFrom('payments')
      .select(['id', 'request_id'])
      .where('id', '=', paymentId)
      .executeTakeFirstOrThrow();
    return settleIn(services, trx, payment, state);
  });

function paymentOfNotice(trx: Kysely<Database>, system: PaymentSystem, order: PaymentNotice['order']) {
  const uuid = 'number' in order ? uuidOfNumber(order.number) : undefined;
  if ('number' in order && uuid === undefined) return undefined;
  return trx
    .selectFrom('payments')
    .select(['id', 'request_id'])
    .where('provider', '=', PAYMENT_PROVIDER[system])
    .$if('ref' in order, (query) => query.where('provider_ref', '=', 'ref' in order ? order.ref : ''))
    .$if(uuid !== undefined, (query) => query.where('uuid', '=', uuid ?? ''))
    .executeTakeFirst();
}

async function settleIn(
  services: Services,
  trx: Kysely<Database>,
  { id, request_id }: Pick<PaymentRow, 'id' | 'request_id'>,
  state: OrderState,
): Promise<Settlement> {
  const request = await lockRequest(trx, request_id);
  // read under the lock: only who holds the booking changes its payments
  const payment = await trx.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  if (payment.status === PAYMENT_STATUS.payed || payment.held_at !== null) return 'duplicate';
  const change = (values: { status?: number; failure?: string | null; payed_at?: Date; page_url?: null }) =>
    trx.updateTable('payments').set(values).where('id', '=', id).execute();
  const tell = () => services.outbox.add(trx, PAYMENT_CHANGED, { booking: request.uuid, payment: id });

  const becomes = PAYMENT_OF_PROVIDER_STATE[state.status];
  if (becomes === PAYMENT_STATUS.canceled) {
    if (payment.status === PAYMENT_STATUS.canceled) return 'duplicate';
    await change({ status: PAYMENT_STATUS.canceled });
    await tell();
    return 'closed';
  }
  if (becomes === PAYMENT_STATUS.new) {
    // a refused card leaves the payment open for the next try
    if (state.reason !== null && state.reason !== payment.failure) {
      await change({ failure: state.reason });
      await tell();
    }
    return 'noted';
  }
  if (payment.amount !== state.amount || payment.currency !== state.currency) {
    await holdPayment(services, trx, request, payment, state);
    await tell();
    return 'held';
  }
  await change({ status: PAYMENT_STATUS.payed, payed_at: services.clock.now(), failure: null });
  await tell();
  if (await accept(services, trx, request, payment)) return 'settled';
  services.log.warn({ payment: id, status: request.status }, 'payment came too late or twice, given back');
  await refundPart(services, trx, id, payment.amount);
  await recordMoney(services, trx, request, { event: 'payment_returned', facts: { received: payment.amount } });
  return 'refunded';
}

/** whether it is what the booking costs now: it may have been moved to another price since the payment was opened */
const isFirstPart = ({ prepayment, total }: RequestRow, { type, amount }: PaymentRow): boolean =>
  (type === 'prepayment' && amount === prepayment) || (type === 'full' && amount === total);

/** @returns false when the booking has no use for the money: it lapsed, was canceled or moved, or this is paid already */
async function accept(
  services: Services,
  trx: Kysely<Database>,
  request: RequestRow,
  payment: PaymentRow,
): Promise<boolean> {
  const { id, amount, type } = payment;
  const paid = request.paid + amount;
  if (paid > request.total) return false;
  const note = () => trx.updateTable('requests').set({ paid }).where('id', '=', request.id).execute();
  if (request.status === BOOKING_STATUS.pendingPrepayment && isFirstPart(request, payment)) {
    await note();
    await applyTransition(services, trx, request, 'pay', 'system', { received: amount, payment: id });
    return true;
  }
  if (request.status === BOOKING_STATUS.madePrepayment && type === 'payment') {
    await note();
    await recordMoney(services, trx, request, { event: 'pay', facts: { received: amount }, payment: id });
    await endOpenPayments(services, trx, request);
    return true;
  }
  return false;
}
