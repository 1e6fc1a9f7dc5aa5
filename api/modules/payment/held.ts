import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import { PAYMENT_STATUS, STATUS_MEANING } from '@cairn/shared-contracts/domain/booking-graph';
import type { Kysely } from 'kysely';
import type { OrderState } from '../../adapters/payments/port.ts';
import type { Database } from '../../platform/db-types.ts';
import type { Services } from '../../platform/services.ts';
import { type Decision, type RequestRow, recordMoney } from '../request/record.ts';
import { statusOf } from '../request/status-of.ts';
import { PAYMENT_CHANGED } from './events.ts';
import type { PaymentRow } from './payment-row.ts';
import { orderRefund } from './refund-payments.ts';

/** The money that the provider took for a payment and that is not what was asked for. */
export interface HeldPayment extends PaymentRow {
  held_at: Date;
  held_amount: number;
  held_currency: string;
}

/** held, and nothing was decided about it */
export const isHeld = (payment: PaymentRow): payment is HeldPayment =>
  payment.status === PAYMENT_STATUS.new && payment.held_at !== null;

/** What is held of a booking: while it is, nothing else can be paid, and its deadline takes nothing away. */
export async function heldOf(db: Kysely<Database>, requestId: number): Promise<HeldPayment | undefined> {
  const rows = await db
    .selectFrom('payments')
    .selectAll()
    .where('request_id', '=', requestId)
    .where('status', '=', PAYMENT_STATUS.new)
    .where('held_at', 'is not', null)
    .execute();
  return rows.find(isHeld);
}

export const toHeld = (payment: HeldPayment): NonNullable<Booking['held_payment']> => ({
  payment: payment.id,
  received: payment.held_amount,
  received_currency: payment.held_currency,
  asked: payment.amount,
  held_at: payment.held_at.toISOString(),
});

/**
 * Another amount or currency came than was asked for. It counts for nothing and is not lost: history, chat, mail and back office tell of
 * it until it is given back; where nothing waits for a payment any more that is at once. The caller's transaction holds the booking.
 */
export async function holdPayment(
  services: Services,
  trx: Kysely<Database>,
  request: RequestRow,
  payment: PaymentRow,
  { amount, currency }: Pick<OrderState, 'amount' | 'currency'>,
): Promise<void> {
  services.log.error({ payment: payment.id, asked: payment.amount, amount, currency }, 'payment of another amount');
  const held = await trx
    .updateTable('payments')
    .set({ page_url: null, qr: null, failure: null })
    .set({ held_at: services.clock.now(), held_amount: amount, held_currency: currency })
    .where('id', '=', payment.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (isHeld(held) && STATUS_MEANING[statusOf(request)].isOpen) {
    const facts = { received: amount, receivedCurrency: currency, asked: payment.amount };
    await recordMoney(services, trx, request, { event: 'payment_held', facts });
  } else await returnHeld(services, trx, request, held);
}

/** What is held goes back whole, the way it came. The caller's transaction holds the booking. @param by who decided it */
export async function returnHeld(
  services: Services,
  trx: Kysely<Database>,
  request: RequestRow,
  { id, amount, currency, held_amount, held_currency }: PaymentRow,
  by?: Decision,
): Promise<void> {
  const received = held_amount ?? amount;
  await trx.updateTable('payments').set({ status: PAYMENT_STATUS.canceled }).where('id', '=', id).execute();
  await orderRefund(services, trx, id, received);
  await services.outbox.add(trx, PAYMENT_CHANGED, { booking: request.uuid, payment: id });
  await recordMoney(services, trx, request, {
    event: 'payment_returned',
    facts: { received, receivedCurrency: held_currency ?? currency },
    ...(by ? { by } : {}),
  });
}
