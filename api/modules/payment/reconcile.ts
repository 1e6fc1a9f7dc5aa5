import { PAYMENT_OF_PROVIDER_STATE, PAYMENT_STATUS } from '@cairn/shared-contracts/domain/booking-graph';
import { systemOf } from '@cairn/shared-contracts/domain/payment-systems';
import { sql } from 'kysely';
import { ProviderAway, ProviderRefusal } from '../../adapters/payments/ask.ts';
import type { Providers } from '../../adapters/payments/provider.ts';
import type { Services } from '../../platform/services.ts';
import { orderOf, type PaymentRow, readPayment } from './payment-row.ts';
import { sendDueRefunds } from './send-refund.ts';
import { settle } from './settle.ts';

const BATCH = 50;
const MINUTE_MS = 60_000;
/** money that comes late, after we have given a payment up, is looked for so long */
const LATE_MS = 24 * 60 * MINUTE_MS;
/** after its time a payment stays open for so long: the bank may be slower than its page */
const GRACE_MS = 2 * MINUTE_MS;
const LOCK = 'payments reconciled';

/** how long nobody asks again: soon after the opening often, later now and then */
function askEveryMs({ created_at }: Pick<PaymentRow, 'created_at'>, now: Date): number {
  const age = now.getTime() - created_at.getTime();
  return age < 10 * MINUTE_MS ? 15_000 : age < 60 * MINUTE_MS ? 2 * MINUTE_MS : 30 * MINUTE_MS;
}

/**
 * Asks the providers what became of open payments and of refunds: notices come late, twice, or never. One node does it at a time.
 * @returns how many were asked about; 0 as well when another node is at it
 */
export async function reconcile(services: Services, providers: Providers): Promise<number> {
  return services.db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ held: boolean }>`
      SELECT pg_try_advisory_xact_lock(hashtextextended(${LOCK}, 0)) AS held`.execute(trx);
    if (!rows[0]?.held) return 0;
    const now = services.clock.now();
    const open = await services.db
      .selectFrom('payments')
      .selectAll()
      .where((eb) =>
        eb.or([
          eb('status', '=', PAYMENT_STATUS.new),
          eb.and([
            eb('status', '=', PAYMENT_STATUS.canceled),
            eb('created_at', '>', new Date(now.getTime() - LATE_MS)),
          ]),
        ]),
      )
      .where('provider_ref', 'is not', null)
      .where('expires_at', 'is not', null)
      .orderBy('checked_at', (order) => order.asc().nullsFirst())
      .limit(BATCH)
      .execute();
    const due = open.filter(
      (payment) =>
        payment.checked_at === null || now.getTime() - payment.checked_at.getTime() >= askEveryMs(payment, now),
    );
    for (const payment of due) await lookAfter(services, providers, payment);
    return due.length + (await sendDueRefunds(services, providers));
  });
}

/** Asks the provider about one payment and acts upon it. A provider that does not answer leaves it as it is. */
export async function lookAfter(services: Services, providers: Providers, payment: PaymentRow): Promise<PaymentRow> {
  const { db, clock, log } = services;
  const order = orderOf(payment);
  if (!order) return payment;
  await db.updateTable('payments').set({ checked_at: clock.now() }).where('id', '=', payment.id).execute();
  try {
    const state = await providers(systemOf(payment.provider)).stateOf(order);
    const isOver = payment.expires_at !== null && clock.now().getTime() - payment.expires_at.getTime() > GRACE_MS;
    const isOpen = PAYMENT_OF_PROVIDER_STATE[state.status] === PAYMENT_STATUS.new;
    await settle(services, payment.id, isOver && isOpen ? { ...state, status: 'expired' } : state);
  } catch (error) {
    if (!(error instanceof ProviderAway || error instanceof ProviderRefusal)) throw error;
    log.warn({ err: error, payment: payment.id }, 'the payment provider did not say what became of a payment');
  }
  return readPayment(db, payment.id);
}
