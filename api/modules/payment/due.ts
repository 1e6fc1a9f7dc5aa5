import type { DuePart } from '@cairn/shared-contracts/api/payment.schema';
import { BOOKING_STATUS } from '@cairn/shared-contracts/domain/booking-graph';
import { type Instalment, openInstalments } from '@cairn/shared-contracts/domain/instalments';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db-types.ts';
import type { RequestRow } from '../request/record.ts';

type Asked = Pick<RequestRow, 'status' | 'deadline' | 'prepayment' | 'total' | 'paid' | 'balance_due_on'>;

/** What may be paid for a booking now, the next first: the page, the payment and what comes late are judged by it. */
export function dueParts(request: Asked, plan: readonly Instalment[], now: Date): DuePart[] {
  const { status, deadline, prepayment, total, paid } = request;
  const whole = { instalment: null, due_on: null } as const;
  if (status === BOOKING_STATUS.pendingPrepayment) {
    if (deadline !== null && deadline <= now) return [];
    return [
      ...(prepayment < total ? [{ ...whole, type: 'prepayment', amount: prepayment } as const] : []),
      { ...whole, type: 'full', amount: total },
    ];
  }
  if (status !== BOOKING_STATUS.madePrepayment || paid >= total) return [];
  const [part] = openParts(request, plan);
  const balance: DuePart = { type: 'payment', instalment: null, amount: total - paid, due_on: request.balance_due_on };
  if (!part || part.amount === balance.amount) return [balance];
  return [{ type: 'payment', instalment: part.number, amount: part.amount, due_on: part.due_on }, balance];
}

/** how much of the balance that the plan is about has been paid */
export const balancePaid = ({ total, paid }: Pick<RequestRow, 'total' | 'paid'>, plan: readonly Instalment[]): number =>
  Math.max(0, paid - (total - plan.reduce((sum, { amount }) => sum + amount, 0)));

/** What is left of the plan, part by part; empty where the balance is paid at once. */
export const openParts = (request: Pick<RequestRow, 'total' | 'paid'>, plan: readonly Instalment[]): Instalment[] =>
  plan.length > 1 ? openInstalments(plan, balancePaid(request, plan)) : [];

/** The plans of all bookings of a tourist as {@link readPlan} has them, by booking; one query however many there are. */
export async function readPlansOf(db: Kysely<Database>, userId: number): Promise<Map<number, Instalment[]>> {
  const rows = await db
    .selectFrom('instalments as i')
    .innerJoin('requests as r', 'r.id', 'i.request_id')
    .select(['i.request_id', 'i.number', 'i.amount', 'i.due_on'])
    .whereRef('i.of_total', '=', 'r.total')
    .where('r.user_id', '=', userId)
    .orderBy('i.number')
    .execute();
  return Map.groupBy(rows, ({ request_id }) => request_id);
}

/** The balance of a booking in parts, as it was agreed; empty without, and once the price is another. */
export const readPlan = (
  db: Kysely<Database>,
  { id, total }: Pick<RequestRow, 'id' | 'total'>,
): Promise<Instalment[]> =>
  db
    .selectFrom('instalments')
    .select(['number', 'amount', 'due_on'])
    .where('request_id', '=', id)
    .where('of_total', '=', total)
    .orderBy('number')
    .execute();
