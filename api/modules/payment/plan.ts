import { instalmentPlan } from '@cairn/shared-contracts/domain/instalments';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db-types.ts';
import type { Services } from '../../platform/services.ts';
import type { RequestRow } from '../request/record.ts';

/** With the prepayment the balance is cut into parts, where the organizer allows it for the departure. @param request with the payment in it */
export async function writePlan({ clock }: Services, trx: Kysely<Database>, request: RequestRow): Promise<void> {
  const { id, total, paid, currency, balance_due_on, departure_id } = request;
  if (balance_due_on === null || paid >= total) return;
  const { instalments } = await trx
    .selectFrom('all_departures')
    .select('instalments')
    .where('id', '=', departure_id)
    .executeTakeFirstOrThrow();
  const plan = instalmentPlan({ amount: total - paid, currency }, clock.today(), balance_due_on, instalments);
  if (plan.length < 2) return;
  await trx
    .insertInto('instalments')
    .values(plan.map((part) => ({ request_id: id, of_total: total, ...part })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
