import { BOOKING_STATUS, PAYMENT_STATUS } from '@cairn/shared-contracts/domain/booking-graph';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db-types.ts';
import { ApiError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { type Decision, type RequestRow, recordMoney } from '../request/record.ts';
import { applyTransition } from '../request/transition.ts';
import { openParts, readPlan } from './due.ts';
import { endOpenPayments } from './end-open.ts';
import { PAYMENT_CHANGED } from './events.ts';
import type { HeldPayment } from './held.ts';
import { refundPart } from './refund-payments.ts';

/**
 * What is held counts for what it is, as if it had been asked for: what is missing stays owed with the balance, and what is more than the booking costs goes back. The caller's transaction holds the booking.
 * @throws ApiError 409 payment_not_countable in another currency than the booking's, transition_not_allowed when nothing waits for money
 */
export async function acceptHeld(
  services: Services,
  trx: Kysely<Database>,
  request: RequestRow,
  held: HeldPayment,
  by: Decision,
): Promise<void> {
  const { id, held_amount: received } = held;
  if (held.held_currency !== request.currency) throw new ApiError(409, 'payment_not_countable');
  const isFirst = request.status === BOOKING_STATUS.pendingPrepayment;
  const counted = Math.min(received, request.total - request.paid);
  const paid = request.paid + counted;
  const isWhole = paid === request.total;
  await trx
    .updateTable('payments')
    .set({ status: PAYMENT_STATUS.payed, payed_at: services.clock.now(), amount: received, instalment: null })
    .set({ type: isFirst ? (isWhole ? 'full' : 'prepayment') : 'payment' })
    .where('id', '=', id)
    .execute();
  // what was to be paid at once still is
  const balance_due_on = request.balance_due_on ?? (isWhole ? null : services.clock.today());
  await trx.updateTable('requests').set({ paid, balance_due_on }).where('id', '=', request.id).execute();
  await owedWithLastPart(trx, { ...request, paid });
  if (received > counted) await refundPart(services, trx, id, received - counted);
  await services.outbox.add(trx, PAYMENT_CHANGED, { booking: request.uuid, payment: id });
  if (request.status !== BOOKING_STATUS.madePrepayment) {
    await applyTransition(services, trx, request, 'pay', by.actor, { ...by, received: counted, payment: id });
    return;
  }
  await recordMoney(services, trx, request, { event: 'pay', facts: { received: counted }, payment: id, by });
  await endOpenPayments(services, trx, { ...request, paid });
}

/** the balance is more than its parts when less was prepaid than they were made for */
async function owedWithLastPart(trx: Kysely<Database>, request: RequestRow): Promise<void> {
  const open = openParts(request, await readPlan(trx, request));
  const missing = request.total - request.paid - open.reduce((sum, { amount }) => sum + amount, 0);
  const last = open.at(-1);
  if (!last || missing <= 0) return;
  await trx
    .updateTable('instalments')
    .set((eb) => ({ amount: eb('amount', '+', missing) }))
    .where('request_id', '=', request.id)
    .where('number', '=', last.number)
    .execute();
}
