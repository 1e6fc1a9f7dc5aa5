import { randomUUID } from 'node:crypto';
import type { ErrorBody } from '@cairn/shared-contracts/api/common.schema';
import type { Payment } from '@cairn/shared-contracts/api/payment.schema';
import { BOOKING_STATUS, type BookingStatus, PAYMENT_STATUS } from '@cairn/shared-contracts/domain/booking-graph';
import { settle } from '../../payment/settle.ts';
import { paidInSilence, paidOtherwise } from '../../payment/testing/bank.ts';
import { sweepWaitlists } from '../../waitlist/sweep.ts';
import { sweepDeadlines } from '../deadlines.ts';
import {
  type Answered,
  act,
  dateOf,
  inDays,
  isRoomFor,
  type KnownBooking,
  type Path,
  pickOf,
  refresh,
  TERMS,
  touristOf,
} from './walk.ts';

/** One step of a path: what is tried, by whom, upon what. Numbers choose among what there is. */
export interface Step {
  kind: StepKind;
  who: number;
  date: number;
  seats: number;
  pick: number;
}

const past = new Date(0);
const CREATE_REFUSALS = ['not_enough_seats', 'departure_past', 'too_many_holds'];

/** What a path may try. */
const STEPS = {
  async request(path: Path, { who, date, seats }: Step) {
    const { id: date_id, shown, isOver } = dateOf(path, date);
    const mustTake = await isRoomFor(path, { who, date_id, seats });
    const { status, body } = await touristOf(path, who).post<Answered>('/crm/api/request/create', {
      ...{ idempotency_key: randomUUID(), tour_id: path.world.tourId, date_id, shown, tourists_count: seats },
      is_sure: true,
    });
    if (status === 200) {
      const { id, uuid } = body;
      path.bookings.push({ id, uuid, owner: who, date, seats, status: body.status as BookingStatus });
      // a tour that was made has other dates here than it was shown with
    } else if (mustTake) {
      throw new Error(`there is room, and yet ${status} ${body.code}`);
    } else if (!(CREATE_REFUSALS.includes(body.code ?? '') || (isOver && body.code === 'price_changed'))) {
      throw new Error(`a request was refused with ${status} ${body.code}`);
    }
  },
  async confirm(path: Path, { pick }: Step) {
    await act(path, pickOf(path.bookings, pick), ['confirm', 'organizer'], ({ id }) =>
      path.organizer.post('/crm/api/back-office/request/confirm', { id }),
    );
  },
  async decline(path: Path, { pick }: Step) {
    await act(path, pickOf(path.bookings, pick), ['decline', 'organizer'], ({ id }) =>
      path.organizer.post('/crm/api/back-office/request/decline', { id, message: 'No' }),
    );
  },
  async cancel(path: Path, { pick }: Step) {
    const booking = pickOf(path.bookings, pick);
    const isAhead = booking !== undefined && !dateOf(path, booking.date).isOver;
    const call = ({ id, owner }: KnownBooking) =>
      touristOf(path, owner).post<Answered>('/crm/api/request/cancel', { id });
    await act(path, booking, ['cancel', 'tourist'], call, isAhead);
  },
  async cancelByAuthor(path: Path, { pick }: Step) {
    const booking = pickOf(path.bookings, pick);
    const action = booking?.status === BOOKING_STATUS.pendingConfirm ? 'decline' : 'cancel';
    await act(path, booking, [action, 'organizer'], ({ id }) =>
      path.organizer.post('/crm/api/back-office/request/cancel', { id, message: 'No' }),
    );
  },
  async complete(path: Path, { pick }: Step) {
    const booking = pickOf(path.bookings, pick);
    const isOver = booking !== undefined && dateOf(path, booking.date).isOver;
    const call = ({ id }: KnownBooking) =>
      path.organizer.post<Answered>('/crm/api/back-office/request/complete', { id });
    await act(path, booking, ['complete', 'organizer'], call, isOver);
  },
  async move(path: Path, { pick }: Step) {
    const booking = pickOf(path.bookings, pick);
    if (!booking) return;
    const target = 1 - booking.date;
    const { id: date_id, shown } = dateOf(path, target);
    const { status, body } = await touristOf(path, booking.owner).post<Answered>('/crm/api/request/move', {
      ...{ request_id: booking.id, date_id, shown, is_sure: true },
    });
    if (status === 200) Object.assign(booking, { date: target, status: body.status as BookingStatus });
    else if (status !== 409) throw new Error(`a move was refused with ${status} ${body.code}`);
    if (status === 200 && !body.history.some(({ action }) => action === 'move'))
      throw new Error('a move left no trace');
  },
  async openPayment(path: Path, { pick, seats }: Step) {
    const booking = pickOf(path.bookings, pick);
    if (!booking) return;
    const type = booking.status === BOOKING_STATUS.madePrepayment ? 'payment' : seats === 1 ? 'full' : 'prepayment';
    const { status, body } = await touristOf(path, booking.owner).post<Payment>('/crm/api/payment/create', {
      ...{ uuid: booking.uuid, type },
    });
    if (status === 200 && !path.payments.some(({ id }) => id === body.id)) path.payments.push(body);
  },
  /** the provider has the money and says so, now or long after, once or twice at the same time */
  async captured(path: Path, { pick, seats }: Step) {
    const payment = pickOf(path.payments, pick);
    if (!payment) return;
    const { id, amount, currency } = payment;
    // other money has come for it
    if (path.held.has(id)) return;
    if (!path.captured.has(id)) await paidInSilence(path.api, id);
    const tell = () => settle(path.api.services, id, { status: 'succeeded', amount, currency, reason: null });
    await Promise.all(Array.from({ length: seats === 1 ? 2 : 1 }, tell));
    path.captured.set(id, amount);
  },
  /** the provider has other money than was asked for: it is held, or goes back where nothing waits for it */
  async capturedOtherwise(path: Path, { pick, who }: Step) {
    const payment = pickOf(path.payments, pick);
    if (!payment || path.captured.has(payment.id) || path.held.has(payment.id)) return;
    const { id, currency } = payment;
    // no provider captures nothing
    const amount = who === 0 && payment.amount > 100 ? payment.amount - 100 : payment.amount + 100_000;
    await paidOtherwise(path.api, id, amount);
    path.held.add(id);
    await settle(path.api.services, id, { status: 'succeeded', amount, currency, reason: null });
  },
  /** the organizer takes it for what it is, or gives it back */
  async decideHeld(path: Path, { pick, seats }: Step) {
    const booking = pickOf(path.bookings, pick);
    if (!booking) return;
    const decision = seats === 1 ? 'return' : 'accept';
    const { status } = await path.organizer.post<Answered>(`/crm/api/back-office/payment/${decision}`, {
      id: booking.id,
    });
    if (status !== 200 && status !== 404) throw new Error(`${decision} of what is held was answered ${status}`);
    if (status === 404 || decision === 'return') return;
    const counted = await path.api.db
      .selectFrom('payments')
      .select(['id', 'held_amount'])
      .where('request_id', '=', booking.id)
      .where('status', '=', PAYMENT_STATUS.payed)
      .where('held_amount', 'is not', null)
      .execute();
    for (const { id, held_amount } of counted) path.captured.set(id, held_amount ?? 0);
  },
  async pay(path: Path, step: Step) {
    await STEPS.openPayment(path, step);
    await STEPS.captured(path, { ...step, pick: Math.max(0, path.payments.length - 1) });
  },
  async lapse(path: Path, { pick }: Step) {
    const booking = pickOf(path.bookings, pick);
    if (!booking) return;
    const { db } = path.api;
    const own = db.updateTable('requests').set({ deadline: past }).where('id', '=', booking.id);
    await own.where('status', 'in', [BOOKING_STATUS.pendingConfirm, BOOKING_STATUS.pendingPrepayment]).execute();
    await Promise.all([sweepDeadlines(path.api.services), sweepDeadlines(path.api.services)]);
  },
  async tourEnds(path: Path, { date }: Step) {
    const ended = dateOf(path, date);
    const today = path.api.services.clock.today();
    const days = { starts_on: inDays(today, -9), ends_on: inDays(today, -2) };
    await path.api.db.updateTable('departures').set(days).where('id', '=', ended.id).execute();
    ended.isOver = true;
    await sweepWaitlists(path.api.services);
  },
  async sweepEnded(path: Path) {
    await sweepDeadlines(path.api.services);
  },
  async join(path: Path, { who, date, seats }: Step) {
    const body = { date_id: dateOf(path, date).id, seats };
    const { status } = await touristOf(path, who).post<ErrorBody>('/crm/api/waitlist/join', body);
    // 422: the departure has fewer seats than that by now
    if (![200, 409, 422].includes(status)) throw new Error(`joining was answered ${status}`);
  },
  async leave(path: Path, { who }: Step) {
    const client = touristOf(path, who);
    const { body } = await client.get<{ items: { id: number }[] }>('/crm/api/waitlist/list');
    const entry = body.items[0];
    if (entry) await client.post('/crm/api/waitlist/leave', { id: entry.id });
  },
  async holdsEnd(path: Path) {
    const ids = path.dates.map(({ id }) => id);
    const offered = path.api.db
      .updateTable('waitlist_entries')
      .set({ hold_until: past })
      .where('status', '=', 'offered');
    await offered.where('departure_id', 'in', ids).execute();
    await Promise.all([sweepWaitlists(path.api.services), sweepWaitlists(path.api.services)]);
  },
  async changeDeparture(path: Path, { date, seats, pick }: Step) {
    const changed = dateOf(path, date);
    const { id, revision, starts_on, ends_on } = await path.api.db
      .selectFrom('departures')
      .select(['id', 'revision', 'starts_on', 'ends_on'])
      .where('id', '=', changed.id)
      .executeTakeFirstOrThrow();
    if (changed.isOver) return;
    const isClosed = pick % 2 === 0;
    const { status } = await path.organizer.post('/crm/api/back-office/departure/save', {
      ...{ id, revision, tour_id: path.world.tourId, start: starts_on, end: ends_on },
      ...{ price: TERMS.price, seats: seats + 1, is_closed: isClosed },
    });
    if (status === 200) changed.isClosed = isClosed;
    else if (status !== 409) throw new Error(`a change of a departure was answered ${status}`);
  },
} as const satisfies Record<string, (path: Path, step: Step) => Promise<void>>;

export type StepKind = keyof typeof STEPS;
// the keys of the table above
export const STEP_KINDS = Object.keys(STEPS) as StepKind[];

export async function take(path: Path, step: Step): Promise<void> {
  await STEPS[step.kind](path, step);
  await refresh(path);
}
