import type { PaymentOptions, Refund } from '@cairn/shared-contracts/api/payment.schema';
import { BOOKING_STATUS, PAYMENT_STATUS } from '@cairn/shared-contracts/domain/booking-graph';
import { methodsFor, type PaymentSite } from '@cairn/shared-contracts/domain/payment-systems';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { Database } from '../../platform/db-types.ts';
import type { Services } from '../../platform/services.ts';
import { hidesOrganizers, type NamesOrganizers } from '../organizer/hidden-organizers.ts';
import { concerns, type LinkAsking } from '../request/by-link.ts';
import type { RequestRow } from '../request/record.ts';
import { balancePaid, dueParts, readPlan } from './due.ts';
import { heldOf } from './held.ts';
import { requestOf, toPayment } from './payment-row.ts';

// the database checks the list as well
const state = z.enum(['requested', 'sent', 'done', 'failed']);

/** whoever has the booking's link, from a site */
export type OptionsAsking = LinkAsking & { site: PaymentSite & NamesOrganizers };

/** @throws ApiError 404 booking_not_found */
export async function readOptions(services: Services, uuid: string, asking: OptionsAsking): Promise<PaymentOptions> {
  const { db, clock } = services;
  const request = await requestOf(db, uuid);
  const plan = await readPlan(db, request);
  const paid = balancePaid(request, plan);
  let before = 0;
  return {
    currency: request.currency,
    due: (await heldOf(db, request.id)) ? [] : dueParts(request, plan, clock.now()),
    methods: methodsFor(asking.site, request.currency),
    plan: plan.map((part) => {
      before += part.amount;
      return { ...part, is_paid: paid >= before };
    }),
    paid: await paidOf(db, request.id, clock.now()),
    refunds: await refundsOf(db, request.id),
    contacts: await contactsOf(services, request, asking),
  };
}

async function paidOf(db: Kysely<Database>, requestId: number, now: Date): Promise<PaymentOptions['paid']> {
  const rows = await db
    .selectFrom('payments')
    .selectAll()
    .where('request_id', '=', requestId)
    .where('status', '=', PAYMENT_STATUS.payed)
    .orderBy('payed_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => {
    const { id, type, method, instalment, amount, payed_at } = toPayment(row, now);
    return { id, type, method, instalment, amount, payed_at: payed_at ?? row.created_at.toISOString() };
  });
}

async function refundsOf(db: Kysely<Database>, requestId: number): Promise<Refund[]> {
  const rows = await db
    .selectFrom('refunds as f')
    .innerJoin('payments as p', 'p.id', 'f.payment_id')
    .selectAll('f')
    .select((eb) => eb.fn.coalesce('p.held_currency', 'p.currency').as('currency'))
    .where('p.request_id', '=', requestId)
    .orderBy('f.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    payment: row.payment_id,
    amount: row.amount,
    currency: row.currency,
    state: state.parse(row.state),
    requested_at: row.requested_at.toISOString(),
    sent_at: row.sent_at?.toISOString() ?? null,
    done_at: row.done_at?.toISOString() ?? null,
  }));
}

const PREPAID: readonly number[] = [BOOKING_STATUS.madePrepayment, BOOKING_STATUS.tourComplete];

/** Before the prepayment the two sides meet in the chat; the link alone tells nobody's address. */
async function contactsOf(
  services: Services,
  { id, status, tour_id }: RequestRow,
  asking: OptionsAsking,
): Promise<PaymentOptions['contacts']> {
  if (hidesOrganizers(asking.site) || !PREPAID.includes(status) || !(await concerns(services, asking, id))) return null;
  const found = await services.db
    .selectFrom('tours as t')
    .innerJoin('organizers as o', 'o.id', 't.organizer_id')
    .leftJoin('users as u', (join) => join.onRef('u.organizer_id', '=', 'o.id').on('u.role', '=', 'organizer'))
    .select(['o.name', 'o.person', 'u.email', 'u.phone'])
    .where('t.id', '=', tour_id)
    .orderBy('u.id')
    .limit(1)
    .executeTakeFirst();
  return found ? { name: found.person || found.name, email: found.email, phone: found.phone || null } : null;
}
