import type { DeclineReason } from '@cairn/shared-contracts/domain/decline-reasons';
import type { PaymentSystem } from '@cairn/shared-contracts/domain/site-defaults';
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/db-types.ts';
import type { Services } from '../../../platform/services.ts';
import { findOrder, newId, newNumber, refundedOf, type SandboxOrder, saveOrder } from './orders.ts';

/** Outbox entry: the shop has to hear of what became of an order. Payload: {@link SandboxEvent}. */
export const SANDBOX_NOTICE = 'sandbox.notice';

export interface SandboxEvent {
  system: PaymentSystem;
  order: string;
  what: 'paid' | 'refused' | 'closed' | 'refunded';
  /** the same on every delivery */
  event: string;
}

/** Why the bank does not do it; each protocol has its own words. */
export class BankSaysNo extends Error {
  readonly why: 'no_order' | 'not_open' | 'not_paid' | 'too_much';

  constructor(why: BankSaysNo['why']) {
    super(why);
    this.why = why;
  }
}

type Step = (order: SandboxOrder) => { next: SandboxOrder; what: SandboxEvent['what'] | null };

/** One change of an order at a time; the shop hears of it when it is done. */
function change(services: Services, system: PaymentSystem, id: string, step: Step): Promise<SandboxOrder> {
  return services.db.transaction().execute(async (trx) => {
    const order = await findOrder(trx, system, id, true);
    if (!order) throw new BankSaysNo('no_order');
    const { next, what } = step(lapsed(order, services.clock.now()));
    await saveOrder(trx, next);
    if (what) await tell(services, trx, next, what);
    return next;
  });
}

const tell = (services: Services, trx: Kysely<Database>, { system, id }: SandboxOrder, what: SandboxEvent['what']) =>
  services.outbox.add(trx, SANDBOX_NOTICE, { system, order: id, what, event: newId('evt_') } satisfies SandboxEvent);

/** an order as it is now: nobody pays it after its time */
export const lapsed = (order: SandboxOrder, now: Date): SandboxOrder =>
  order.status === 'open' && order.expiresAt !== null && order.expiresAt <= now.getTime()
    ? { ...order, status: 'closed' }
    : order;

/** The payer's try: a card that the bank takes or refuses, or yes and no in the bank's app. */
export const tryPaying = (
  services: Services,
  system: PaymentSystem,
  id: string,
  refusal: DeclineReason | null,
): Promise<SandboxOrder> =>
  change(services, system, id, (order) => {
    if (order.status !== 'open') return { next: order, what: null };
    return refusal
      ? { next: { ...order, refusal }, what: 'refused' }
      : { next: { ...order, status: 'paid', refusal: null }, what: 'paid' };
  });

/** @throws BankSaysNo not_open */
export const closeOrder = (services: Services, system: PaymentSystem, id: string): Promise<SandboxOrder> =>
  change(services, system, id, (order) => {
    if (order.status !== 'open') throw new BankSaysNo('not_open');
    return { next: { ...order, status: 'closed' }, what: 'closed' };
  });

/** The same key gives back once. @throws BankSaysNo not_paid, too_much */
export async function giveBack(
  services: Services,
  { system, id }: Pick<SandboxOrder, 'system' | 'id'>,
  key: string,
  amount: number,
): Promise<{ order: SandboxOrder; refund: SandboxOrder['refunds'][number] }> {
  const order = await change(services, system, id, (before) => {
    if (before.refunds.some((one) => one.key === key)) return { next: before, what: null };
    if (before.status !== 'paid') throw new BankSaysNo('not_paid');
    if (refundedOf(before) + amount > before.amount) throw new BankSaysNo('too_much');
    const refund = { id: newNumber(), key, amount };
    return { next: { ...before, refunds: [...before.refunds, refund] }, what: 'refunded' };
  });
  const refund = order.refunds.find((one) => one.key === key);
  if (!refund) throw new BankSaysNo('not_paid');
  return { order, refund };
}
