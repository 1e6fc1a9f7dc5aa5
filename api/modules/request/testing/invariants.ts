import {
  BOOKING_STATUS,
  type BookingAction,
  type BookingActor,
  type BookingStatus,
  findTransition,
  MONEY_EVENTS,
  PAYMENT_STATUS,
  STATUS_MEANING,
  UNPAID_HOLDS,
} from '@cairn/shared-contracts/domain/booking-graph';
import { TOURISTS_MAX, UNPAID_REQUESTS_MAX } from '@cairn/shared-contracts/domain/limits';
import { expect } from '@jest/globals';
import type { Path } from './walk.ts';

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
/** the database allows 1 to 8 only (CHECK) */
const meaningOf = (status: number) => STATUS_MEANING[status as BookingStatus];

/** What holds after every step, whatever was tried. */
export async function requireInvariants(path: Path): Promise<void> {
  const { departures, requests, entries, payments, events, refunds } = await readWorld(path);

  // every acknowledged request is there
  expect(requests.map(({ id }) => id).sort()).toEqual(path.bookings.map(({ id }) => id).sort());

  for (const { id, seats, free_seats, is_busy, starts_on } of departures) {
    const booked = requests.filter((one) => one.departure_id === id && meaningOf(one.status).holdsSeats);
    const listed = entries.filter((one) => one.departure_id === id);
    const offered = listed.filter(({ status }) => status === 'offered');
    expect(free_seats).toBe(
      seats - sum(booked.map((one) => one.tourists_count)) - sum(offered.map((one) => one.seats)),
    );
    expect(free_seats).toBeGreaterThanOrEqual(0);
    // nobody waits for seats that are there
    const isOpen = !is_busy && starts_on > path.api.services.clock.today();
    const served = listed.filter((one) => isOpen && one.status === 'waiting' && one.seats <= free_seats);
    expect(served).toEqual([]);
    // and nobody is served before one who has waited for longer, and for as few seats
    const jumped = offered.flatMap((one) =>
      listed.filter(
        ({ id: before, status, seats: wanted }) => status === 'waiting' && before < one.id && wanted <= one.seats,
      ),
    );
    expect(isOpen ? jumped : []).toEqual([]);
  }

  for (const request of requests) {
    expect(request.seats_held).toBe(meaningOf(request.status).holdsSeats);
    const own = payments.filter((one) => one.request_id === request.id && one.status === PAYMENT_STATUS.payed);
    expect(request.paid).toBe(sum(own.map(({ amount, refunded }) => amount - refunded)));
    expect(request.paid).toBeLessThanOrEqual(request.total);
    // who else than the tourist ends it gives everything back, and who was never paid keeps nothing
    const { canceledBy, isUnpaidHold } = meaningOf(request.status);
    if (isUnpaidHold || (canceledBy !== null && canceledBy !== 'tourist')) expect(request.paid).toBe(0);
    if (request.status === BOOKING_STATUS.madePrepayment) expect(request.paid).toBeGreaterThan(0);
    // money that came and stayed is told of, once for each payment
    const told = events.filter((one) => one.request_id === request.id && one.action === 'pay');
    expect(told.length).toBeGreaterThanOrEqual(own.filter(({ refunded }) => refunded === 0).length);
    expect(told.length).toBeLessThanOrEqual(own.length);
    requireHistory(
      path,
      request.status,
      events.filter((one) => one.request_id === request.id),
    );
  }
  // every captured payment is recorded once, and none that was not captured
  const recorded = payments.filter(({ status }) => status === PAYMENT_STATUS.payed);
  expect(new Map(recorded.map(({ id, amount }) => [id, amount]))).toEqual(path.captured);
  // what goes back has an order of its own: nothing is only counted
  for (const { id, amount, refunded } of recorded) {
    expect(refunded).toBeLessThanOrEqual(amount);
    expect(sum(refunds.filter((one) => one.payment_id === id).map((one) => one.amount))).toBe(refunded);
  }

  for (const { id } of path.tourists) {
    const held = requests.filter(({ user_id, status }) => user_id === id && UNPAID_HOLDS.some((one) => one === status));
    expect(held.length).toBeLessThanOrEqual(UNPAID_REQUESTS_MAX);
    for (const { id: dateId } of path.dates) {
      const there = held.filter(({ departure_id }) => departure_id === dateId);
      expect(sum(there.map((one) => one.tourists_count))).toBeLessThanOrEqual(TOURISTS_MAX);
    }
  }
}

/** all that a path left behind, as of one moment: the sweeps of other lanes change it while it is read */
function readWorld({ api, dates, bookings }: Path) {
  const dateIds = dates.map(({ id }) => id);
  const ids = [...bookings.map(({ id }) => id), 0];
  return api.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (db) => {
      const payments = await db.selectFrom('payments').selectAll().where('request_id', 'in', ids).execute();
      const paymentIds = [...payments.map(({ id }) => id), 0];
      return {
        payments,
        departures: await db.selectFrom('all_departures').selectAll().where('id', 'in', dateIds).execute(),
        requests: await db.selectFrom('requests').selectAll().where('departure_id', 'in', dateIds).execute(),
        entries: await db.selectFrom('waitlist_entries').selectAll().where('departure_id', 'in', dateIds).execute(),
        events: await db
          .selectFrom('request_events')
          .selectAll()
          .where('request_id', 'in', ids)
          .orderBy('id')
          .execute(),
        refunds: await db.selectFrom('refunds').selectAll().where('payment_id', 'in', paymentIds).execute(),
      };
    });
}

interface EventRow {
  id: number;
  action: string;
  from_status: number | null;
  status: number;
  actor: string;
}

/** complete: each row goes on where the one before ended, by an edge of the graph; and what was seen once stays as it was */
function requireHistory(path: Path, status: number, events: readonly EventRow[]): void {
  expect(events.at(-1)?.status).toBe(status);
  const count = (what: string) => path.walked.set(what, (path.walked.get(what) ?? 0) + 1);
  events.forEach((event, index) => {
    const before = events[index - 1];
    expect(event.from_status).toBe(before?.status ?? null);
    if (before && MONEY_EVENTS.some((one) => one === event.action)) expect(event.status).toBe(before.status);
    else if (before) {
      const edge = findTransition(
        before.status as BookingStatus,
        event.action as BookingAction,
        event.actor as BookingActor,
      );
      expect(edge?.to).toBe(event.status);
    } else expect(event.action).toBe('request');
    const text = JSON.stringify(event);
    expect(path.seen.get(event.id) ?? text).toBe(text);
    if (before && !path.seen.has(event.id)) count(`${event.action} ${before.status}→${event.status} by ${event.actor}`);
    path.seen.set(event.id, text);
  });
}
