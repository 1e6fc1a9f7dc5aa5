import { instalmentPlan } from '@cairn/shared-contracts/domain/instalments';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db-types.ts';
import type { Services } from '../../platform/services.ts';
import type { RequestRow } from '../request/record.ts';

/**
 * The balance of a booking in parts, where its organizer allows it for the departure: agreed with the request, as the page has shown it that
 * day, and anew when it is moved. What a later change of the departure allows is for others.
 * @param request with its price, and what has been paid of it
 * @param instalments that were agreed on, at most
 */
export async function writePlan(
  { clock }: Services,
  trx: Kysely<Database>,
  request: RequestRow,
  instalments: number,
): Promise<void> {
  const { id, total, paid, prepayment, currency, balance_due_on } = request;
  await trx.deleteFrom('instalments').where('request_id', '=', id).execute();
  const balance = total - (paid > 0 ? paid : prepayment);
  if (balance_due_on === null || balance <= 0) return;
  const plan = instalmentPlan({ amount: balance, currency }, clock.today(), balance_due_on, instalments);
  if (plan.length < 2) return;
  await trx
    .insertInto('instalments')
    .values(plan.map((part) => ({ request_id: id, of_total: total, ...part })))
    .execute();
}
