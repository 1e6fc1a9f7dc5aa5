import { systemOf } from '@cairn/shared-contracts/domain/payment-systems';
import { ProviderAway, ProviderRefusal } from '../../adapters/payments/ask.ts';
import type { Providers } from '../../adapters/payments/provider.ts';
import type { Services } from '../../platform/services.ts';
import { PAYMENT_CHANGED } from './events.ts';
import { orderOf, readPayment } from './payment-row.ts';

/** until then nobody else sends it: who was killed in between is asked about afterwards, with the same key */
const LEASE_MS = 60_000;
const BATCH = 20;
const MAX_WAIT_MS = 6 * 3_600_000;
/** ms until the next try: 10 s, 20 s, 40 s … 6 hours. Money that is owed is never given up. */
const waitMs = (tries: number): number => Math.min(MAX_WAIT_MS, 10_000 * 2 ** Math.min(tries - 1, 20));

/** Sends a refund to the provider and notes how far it is; what has been done, or is under way, is left alone. */
export async function sendRefund(services: Services, providers: Providers, id: number): Promise<void> {
  const { db, clock, log } = services;
  const now = clock.now();
  const refund = await db
    .updateTable('refunds')
    .set((eb) => ({
      tries: eb('tries', '+', 1),
      next_try_at: new Date(now.getTime() + LEASE_MS),
    }))
    .where('id', '=', id)
    .where('next_try_at', '<=', now)
    .returningAll()
    .executeTakeFirst();
  if (!refund) return;
  const payment = await readPayment(db, refund.payment_id);
  const order = orderOf(payment);
  const again = new Date(now.getTime() + waitMs(refund.tries));
  try {
    if (!order) throw new ProviderRefusal('no_order', 'the payment was never opened');
    const state = await providers(systemOf(payment.provider)).refund(order, {
      key: refund.uuid,
      amount: refund.amount,
    });
    await note(services, id, {
      state,
      last_error: '',
      sent_at: refund.sent_at ?? now,
      ...(state === 'done' ? { done_at: clock.now(), next_try_at: null } : { next_try_at: again }),
    });
  } catch (error) {
    if (!(error instanceof ProviderAway || error instanceof ProviderRefusal)) throw error;
    log.error({ err: error, refund: id, tries: refund.tries }, 'a refund failed and will be tried again');
    await note(services, id, { state: 'failed', last_error: error.message.slice(0, 500), next_try_at: again });
  }
}

async function note(
  { db, outbox }: Services,
  id: number,
  values: { state: string; last_error: string; next_try_at: Date | null; sent_at?: Date; done_at?: Date },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { payment_id } = await trx
      .updateTable('refunds')
      .set(values)
      .where('id', '=', id)
      .returning('payment_id')
      .executeTakeFirstOrThrow();
    const { uuid } = await trx
      .selectFrom('payments as p')
      .innerJoin('requests as r', 'r.id', 'p.request_id')
      .select('r.uuid')
      .where('p.id', '=', payment_id)
      .executeTakeFirstOrThrow();
    await outbox.add(trx, PAYMENT_CHANGED, { booking: uuid, payment: payment_id });
  });
}

/** Refunds whose next try is due. @returns how many */
export async function sendDueRefunds(services: Services, providers: Providers): Promise<number> {
  const due = await services.db
    .selectFrom('refunds')
    .select('id')
    .where('next_try_at', '<=', services.clock.now())
    .orderBy('next_try_at')
    .limit(BATCH)
    .execute();
  for (const { id } of due) await sendRefund(services, providers, id);
  return due.length;
}
