import { PAYMENT_OF_PROVIDER_STATE, PAYMENT_STATUS } from '@cairn/shared-contracts/domain/booking-graph';
import { systemOf } from '@cairn/shared-contracts/domain/payment-systems';
import type { Kysely } from 'kysely';
import { ProviderAway, ProviderRefusal } from '../../adapters/payments/ask.ts';
import type { Providers } from '../../adapters/payments/provider.ts';
import type { Database } from '../../platform/db-types.ts';
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

/** how long nobody asks again: soon after the opening often, later now and then. `untilMs`: of age */
const ASKED_AGAIN = [
  { untilMs: 10 * MINUTE_MS, everyMs: 15_000 },
  { untilMs: 60 * MINUTE_MS, everyMs: 2 * MINUTE_MS },
  { untilMs: Number.POSITIVE_INFINITY, everyMs: 30 * MINUTE_MS },
];

/**
 * Those to ask about now: whatever is looked at again later takes no place among them. They are noted as asked about in the same
 * statement, so that another node takes others, and nothing is held while a provider is slow.
 */
function takeDue({ db, clock }: Services): Promise<PaymentRow[]> {
  const now = clock.now();
  return db
    .updateTable('payments')
    .set({ checked_at: now })
    .where('id', 'in', dueIds(db, now))
    .returningAll()
    .execute();
}

function dueIds(db: Kysely<Database>, now: Date) {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  return db
    .selectFrom('payments')
    .select('id')
    .where((eb) =>
      eb.or([
        eb('status', '=', PAYMENT_STATUS.new),
        eb.and([eb('status', '=', PAYMENT_STATUS.canceled), eb('created_at', '>', ago(LATE_MS))]),
      ]),
    )
    .where('provider_ref', 'is not', null)
    .where('held_at', 'is', null)
    .where('expires_at', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('checked_at', 'is', null),
        ...ASKED_AGAIN.map(({ untilMs, everyMs }) =>
          eb.and([
            eb('checked_at', '<=', ago(everyMs)),
            ...(Number.isFinite(untilMs) ? [eb('created_at', '>', ago(untilMs))] : []),
          ]),
        ),
      ]),
    )
    .orderBy('checked_at', (order) => order.asc().nullsFirst())
    .limit(BATCH)
    .forUpdate()
    .skipLocked();
}

/**
 * Asks the providers what became of open payments and of refunds: notices come late, twice, or never. Each is one node's at a time.
 * What they say is acted upon under the lock of the booking, by what it is then.
 * @returns how many were asked about
 */
export async function reconcile(services: Services, providers: Providers): Promise<number> {
  const due = await takeDue(services);
  for (const payment of due) await lookAfter(services, providers, payment);
  return due.length + (await sendDueRefunds(services, providers));
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
