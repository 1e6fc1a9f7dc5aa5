import { PAYMENT_STATUS } from '@cairn/shared-contracts/domain/booking-graph';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db-types.ts';
import type { Services } from '../../platform/services.ts';
import type { PaymentRow } from './payment-row.ts';

/** Outbox entry: money goes back to where it came from. Payload: {@link RefundOrder}. */
export const PAYMENT_REFUND = 'payment.refund';

export interface RefundOrder {
  refund: number;
}

/** Payments of a booking that have money left, the newest first, and when the first of all came. */
export async function paidSoFar(trx: Kysely<Database>, requestId: number) {
  const payments = await trx
    .selectFrom('payments')
    .selectAll()
    .where('request_id', '=', requestId)
    .where('status', '=', PAYMENT_STATUS.payed)
    .orderBy('payed_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return { payments: payments.filter(hasMoneyLeft), first: firstPaidAt(payments) };
}

const hasMoneyLeft = ({ amount, refunded }: Pick<PaymentRow, 'amount' | 'refunded'>): boolean => amount > refunded;

/** When the first payment came. One that was of no use and went back whole does not count, as long as another one does. */
export function firstPaidAt(payments: readonly Pick<PaymentRow, 'amount' | 'refunded' | 'payed_at'>[]): Date | null {
  const left = payments.filter((payment) => payment.payed_at !== null && hasMoneyLeft(payment));
  const counted = left.length > 0 ? left : payments;
  const times = counted.flatMap(({ payed_at }) => (payed_at ? [payed_at.getTime()] : []));
  return times.length > 0 ? new Date(Math.min(...times)) : null;
}

/** Gives an amount of a booking's money back, the newest payment first. The caller's transaction holds the booking. */
export async function giveBack(
  services: Services,
  trx: Kysely<Database>,
  requestId: number,
  amount: number,
): Promise<void> {
  let left = amount;
  for (const payment of (await paidSoFar(trx, requestId)).payments) {
    const part = Math.min(left, payment.amount - payment.refunded);
    if (part <= 0 || payment.provider_ref === null) continue;
    left -= part;
    await refundPart(services, trx, payment.id, part);
  }
  await trx
    .updateTable('requests')
    .set((eb) => ({ paid: eb('paid', '-', amount - left) }))
    .where('id', '=', requestId)
    .execute();
  if (left > 0) services.log.error({ request: requestId, left }, 'more to refund than was paid');
}

/** Notes a refund of a payment and orders it. */
export async function refundPart(
  services: Services,
  trx: Kysely<Database>,
  paymentId: number,
  amount: number,
): Promise<void> {
  await trx
    .updateTable('payments')
    .set((eb) => ({ refunded: eb('refunded', '+', amount) }))
    .where('id', '=', paymentId)
    .execute();
  await orderRefund(services, trx, paymentId, amount);
}

/** @param amount minor units of what was received */
export async function orderRefund(
  services: Services,
  trx: Kysely<Database>,
  paymentId: number,
  amount: number,
): Promise<void> {
  const now = services.clock.now();
  const { id } = await trx
    .insertInto('refunds')
    .values({ payment_id: paymentId, amount, requested_at: now, next_try_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await services.outbox.add(trx, PAYMENT_REFUND, { refund: id } satisfies RefundOrder);
}
