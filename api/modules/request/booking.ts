import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import { tourist } from '@cairn/shared-contracts/api/tourist.schema';
import {
  BOOKING_STATUS,
  type BookingAction,
  contractState,
  findTransition,
  PAYMENT_STATUS,
  STATUS_MEANING,
} from '@cairn/shared-contracts/domain/booking-graph';
import { type CancellationRule, cancellationRules } from '@cairn/shared-contracts/domain/booking-schedule';
import { saleTerms } from '@cairn/shared-contracts/domain/sale-models';
import * as z from 'zod/mini';
import { notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import type { Reader } from '../../platform/told.ts';
import { meetingPointOf } from '../meeting/meeting-point.ts';
import { shownSeller } from '../organizer/hidden-organizers.ts';
import { openParts, readPlan } from '../payment/due.ts';
import { type HeldPayment, isHeld, toHeld } from '../payment/held.ts';
import type { PaymentRow } from '../payment/payment-row.ts';
import { firstPaidAt } from '../payment/refund-payments.ts';
import { addOnsOf } from './add-ons.ts';
import { costLines } from './cost-lines.ts';
import { historyOf } from './history.ts';
import { requiredAnswers } from './questionnaires.ts';
import { mayMove, refundFor } from './refund.ts';
import { statusOf } from './status-of.ts';
import { withRights } from './tourists.ts';

const tourists = z.array(tourist);

const requestRows = (services: Services) =>
  services.db
    .selectFrom('requests as r')
    .innerJoin('tours as t', 't.id', 'r.tour_id')
    .innerJoin('all_departures as d', 'd.id', 'r.departure_id')
    .innerJoin('organizers as o', 'o.id', 't.organizer_id')
    .leftJoin('tour_variants as v', 'v.id', 'r.variant_id')
    .leftJoin('review_invitations as ri', 'ri.request_id', 'r.id')
    .leftJoin('chats as c', (join) => join.onRef('c.user_id', '=', 'r.user_id').onRef('c.organizer_id', '=', 'o.id'))
    .selectAll('r')
    .select([
      't.slug',
      't.name as tour_name',
      't.content_language',
      't.images',
      't.days',
      'd.starts_on',
      'd.ends_on',
      'd.is_cashback_available',
      'd.not_guaranteed',
      'd.seats',
      'd.free_seats',
      't.group_min',
      'd.individual_id',
      'o.id as organizer_id',
      'o.name as organizer_name',
      'o.person',
      'o.avatar',
      'o.is_verified',
      'o.sale_model',
      'v.name as variant_name',
      'c.id as chat_id',
      'ri.uuid as review_uuid',
    ])
    .select((eb) =>
      eb
        .selectFrom('travel_infos as w')
        .select((told) => told.fn.count<number>('w.arrival').as('count'))
        .whereRef('w.request_id', '=', 'r.id')
        .as('arrivals_told'),
    )
    .select(requiredAnswers);

type Row = Awaited<ReturnType<ReturnType<typeof requestRows>['execute']>>[number];

/** Which booking; the uuid opens it without a login (specification §2). */
export type BookingRef = { id: number } | { uuid: string };

/** @throws ApiError 404 booking_not_found */
export async function readBooking(services: Services, ref: BookingRef, reader: Reader): Promise<Booking> {
  const row = await requestRows(services)
    .$if('id' in ref, (query) => query.where('r.id', '=', 'id' in ref ? ref.id : 0))
    .$if('uuid' in ref, (query) => query.where('r.uuid', '=', 'uuid' in ref ? ref.uuid : ''))
    .executeTakeFirst();
  if (!row) throw notFound('booking_not_found');
  return toBooking(services, row, reader);
}

/** Bookings between the tourist and the organizer of a chat, the newest first; of a chat with the support, all of its tourist's. */
export async function listBookingsOfChat(
  services: Services,
  chat: { id: number; user_id: number; organizer_id: number | null },
  reader: Reader,
): Promise<Booking[]> {
  const rows = await requestRows(services)
    .where((eb) => (chat.organizer_id === null ? eb('r.user_id', '=', chat.user_id) : eb('c.id', '=', chat.id)))
    .orderBy('r.id', 'desc')
    .limit(50)
    .execute();
  return Promise.all(rows.map((row) => toBooking(services, row, reader)));
}

async function toBooking(services: Services, row: Row, reader: Reader): Promise<Booking> {
  const payments = await services.db
    .selectFrom('payments')
    .selectAll()
    .where('request_id', '=', row.id)
    .orderBy('id')
    .execute();
  const held = payments.find(isHeld);
  const history = await services.db
    .selectFrom('request_events')
    .selectAll()
    .where('request_id', '=', row.id)
    .orderBy('id')
    .execute();
  const rate = reader.currency === undefined ? null : await services.rates.between(row.currency, reader.currency);
  const status = statusOf(row);
  const first_paid_at = firstPaidAt(payments);
  return {
    access: 'full',
    ...{ id: row.id, uuid: row.uuid, status, created_at: row.created_at.toISOString() },
    ...whatIsBooked(services, row, reader),
    ...whatItCosts(row, payments),
    instalments: STATUS_MEANING[status].canceledBy === null ? await instalmentsOf(services, row) : [],
    ...whatMayBeDone(services, row, { first_paid_at, held }),
    held_payment: held ? toHeld(held) : null,
    cost: costLines({ ...row, add_ons: await addOnsOf(services.db, row.id) }),
    contract_state: contractState(status, first_paid_at !== null),
    tourists: tourists.parse(row.tourists).map((one) => withRights(one, status)),
    children_ages: row.children_ages,
    arrivals_told: row.arrivals_told ?? 0,
    answers_missing: missingAnswers(row),
    meeting: await meetingPointOf(services, { id: row.id, status }),
    history: historyOf(services, history, { ...reader, rate }),
    chat_id: row.chat_id,
    review_uuid: row.review_uuid,
  };
}

type Offered = Pick<Booking, 'tour' | 'organizer' | 'date' | 'variant' | 'tourists_count' | 'sale'>;

function whatIsBooked({ media }: Services, row: Row, reader: Reader): Offered {
  const image = row.images[0];
  const { confirmation, payee, contractWith } = saleTerms(row.sale_model, row.not_guaranteed);
  return {
    tour: {
      id: row.tour_id,
      slug: row.slug,
      name: row.tour_name,
      content_language: row.content_language,
      image: image ? media(image) : null,
      days: row.days,
    },
    organizer: shownSeller(reader, {
      id: row.organizer_id,
      name: row.organizer_name,
      person: row.person,
      avatar: row.avatar && media(row.avatar),
      is_verified: row.is_verified,
    }),
    date: {
      id: row.departure_id,
      start: row.starts_on,
      end: row.ends_on,
      is_cashback_available: row.is_cashback_available,
      not_guaranteed: row.not_guaranteed,
      runs_from: row.group_min,
      people_so_far: row.seats - row.free_seats,
    },
    variant: row.variant_id === null ? null : { id: row.variant_id, name: row.variant_name ?? '' },
    tourists_count: row.tourists_count,
    sale: { confirmation, payee, contract_with: contractWith },
  };
}

const missingAnswers = ({ questions, answers, tourists_count }: Row): number | null =>
  Number(questions) === 0 ? null : Math.max(0, Number(questions) * tourists_count - Number(answers));

const balanceOf = ({ total, paid }: Pick<Row, 'total' | 'paid'>): number => Math.max(0, total - paid);

const whatItCosts = (row: Row, payments: readonly PaymentRow[]) => ({
  currency: row.currency,
  price_per_person: row.price_per_person,
  total: row.total,
  prepayment: row.prepayment,
  prepayment_percent: row.prepayment_percent,
  balance: balanceOf(row),
  balance_due_on: row.balance_due_on,
  paid: row.paid,
  refunded: payments.reduce((sum, payment) => sum + payment.refunded, 0),
  payments: payments.filter(({ status }) => status !== PAYMENT_STATUS.new).map(toBookingPayment),
});

// the database checks these lists as well
const paymentType = z.enum(['prepayment', 'payment', 'full']);
const paymentMethod = z.enum(['card', 'sbp']);

const toBookingPayment = (row: PaymentRow): Booking['payments'][number] => ({
  id: row.id,
  type: paymentType.parse(row.type),
  method: paymentMethod.parse(row.method),
  status: row.status,
  amount: row.amount,
  currency: row.currency,
  payed_at: row.payed_at?.toISOString() ?? null,
});

interface Money {
  first_paid_at: Date | null;
  held: HeldPayment | undefined;
}

/** what comes next, and what its tourist may do about it now; while money is held nothing lapses, and nobody is asked to pay */
function whatMayBeDone({ clock }: Services, row: Row, { first_paid_at, held }: Money) {
  const status = statusOf(row);
  const paid = { ...row, first_paid_at };
  const isAhead = row.starts_on > clock.today();
  const may = (action: BookingAction) => isAhead && findTransition(status, action, 'tourist') !== undefined;
  const can_cancel = may('cancel');
  const { waitsFor } = STATUS_MEANING[status];
  const deadline = held ? null : (row.deadline?.toISOString() ?? null);
  const terms = { start: row.starts_on, balanceDueOn: row.balance_due_on };
  return {
    deadline,
    waits_for: waitsFor && { ...waitsFor, ...(held ? { owner: 'admin' as const } : {}), due: deadline },
    cancellation: cancellationRules(terms, first_paid_at?.getTime() ?? null).map(toAnswer),
    refund_now: can_cancel ? refundFor(paid, 'tourist', clock.now()) : 0,
    can_cancel,
    can_move: row.individual_id === null && may('move') && mayMove(paid, clock.now()),
    can_pay:
      !held &&
      (status === BOOKING_STATUS.pendingPrepayment || (status === BOOKING_STATUS.madePrepayment && balanceOf(row) > 0)),
  };
}

/** as they were agreed: what is paid at once goes to the first of them */
async function instalmentsOf({ db }: Services, row: Row): Promise<NonNullable<Booking['instalments']>> {
  const plan = await readPlan(db, row);
  const open = openParts(row, plan);
  const leftOf = (number: number) => open.find((part) => part.number === number)?.amount ?? 0;
  return plan.map((part) => ({ ...part, left: leftOf(part.number) }));
}

const toAnswer = (one: CancellationRule): Booking['cancellation'][number] => {
  switch (one.rule) {
    case 'free':
      return { rule: one.rule, until: one.until === null ? null : new Date(one.until).toISOString(), until_date: null };
    case 'prepayment_kept':
      return { rule: one.rule, until: null, until_date: one.until };
    case 'no_refund':
    case 'organizer_cancels':
      return { rule: one.rule, until: null, until_date: null };
  }
};
