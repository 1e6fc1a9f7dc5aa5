import { describe, expect, it } from '@jest/globals';
import {
  BOOKING_ACTIONS,
  BOOKING_ACTORS,
  BOOKING_GRAPH,
  BOOKING_STATUS,
  CONTRACT_STATE,
  contractState,
  findTransition,
  isCanceled,
  OPEN_STATUSES,
  PAYMENT_GRAPH,
  PAYMENT_OF_PROVIDER_STATE,
  PAYMENT_STATUS,
  STATUS_MEANING,
  UNPAID_HOLDS,
} from './booking-graph.ts';

const STATUSES = Object.entries(BOOKING_STATUS);
const ACTIONS = BOOKING_ACTIONS;
const ACTORS = BOOKING_ACTORS;

/** all that may happen; whatever is not here may not */
const ALLOWED: Record<string, string> = {
  'pendingConfirm confirm organizer': 'pendingPrepayment',
  'pendingConfirm confirm system': 'pendingPrepayment',
  'pendingConfirm confirm admin': 'pendingPrepayment',
  'pendingConfirm decline organizer': 'canceledByAuthor, seats back',
  'pendingConfirm decline admin': 'canceledByAdmin, seats back',
  'pendingConfirm move tourist': 'pendingConfirm',
  'pendingConfirm move admin': 'pendingConfirm',
  'pendingConfirm cancel tourist': 'canceledByTourist, seats back',
  'pendingConfirm cancel admin': 'canceledByAdmin, seats back',
  'pendingConfirm expire system': 'canceledBySystem, seats back',
  'pendingPrepayment pay system': 'madePrepayment',
  'pendingPrepayment pay organizer': 'madePrepayment',
  'pendingPrepayment pay admin': 'madePrepayment',
  'pendingPrepayment move tourist': 'pendingConfirm',
  'pendingPrepayment move admin': 'pendingConfirm',
  'pendingPrepayment cancel tourist': 'canceledByTourist, seats back',
  'pendingPrepayment cancel organizer': 'canceledByAuthor, seats back',
  'pendingPrepayment cancel admin': 'canceledByAdmin, seats back',
  'pendingPrepayment expire system': 'canceledBySystem, seats back',
  'madePrepayment pay system': 'madePrepayment',
  'madePrepayment pay organizer': 'madePrepayment',
  'madePrepayment pay admin': 'madePrepayment',
  'madePrepayment move tourist': 'madePrepayment',
  'madePrepayment move admin': 'madePrepayment',
  'madePrepayment complete organizer': 'tourComplete',
  'madePrepayment complete system': 'tourComplete',
  'madePrepayment complete admin': 'tourComplete',
  'madePrepayment cancel tourist': 'canceledByTourist, seats back',
  'madePrepayment cancel organizer': 'canceledByAuthor, seats back',
  'madePrepayment cancel admin': 'canceledByAdmin, seats back',
};
const nameOf = (status: number): string => STATUSES.find(([, value]) => value === status)?.[0] ?? String(status);

describe('life of a booking', () => {
  it.each(
    STATUSES.flatMap(([name, status]) =>
      ACTIONS.flatMap((action) => ACTORS.map((actor) => ({ name, status, action, actor }))),
    ),
  )('$name: $action by the $actor', ({ name, status, action, actor }) => {
    const transition = findTransition(status, action, actor);
    const told = transition && nameOf(transition.to) + (transition.releasesSeats ? ', seats back' : '');
    expect(told).toBe(ALLOWED[`${name} ${action} ${actor}`]);
  });

  it('the list of what is allowed names nothing that does not exist', () => {
    const possible = STATUSES.flatMap(([name]) =>
      ACTIONS.flatMap((action) => ACTORS.map((actor) => `${name} ${action} ${actor}`)),
    );
    expect(Object.keys(ALLOWED).filter((key) => !possible.includes(key))).toEqual([]);
  });

  it('no status is a dead end but the final ones, and those are', () => {
    const final = STATUSES.filter(([, status]) => BOOKING_GRAPH[status].length === 0).map(([, status]) => status);
    expect(final).toEqual([4, 5, 6, 7, 8]);
    for (const [, status] of STATUSES) {
      const { isOpen, waitsFor } = STATUS_MEANING[status];
      expect([isOpen, waitsFor !== null]).toEqual([!final.includes(status as 4), !final.includes(status as 4)]);
    }
  });

  it('what holds seats unpaid can lapse; nothing else can', () => {
    const lapses = STATUSES.filter(([, status]) => BOOKING_GRAPH[status].some(({ action }) => action === 'expire'));
    expect(lapses.map(([, status]) => status)).toEqual(UNPAID_HOLDS);
    expect(OPEN_STATUSES).toEqual([1, 2, 3]);
  });

  it('the numbers are those of specification §4', () => {
    expect(STATUSES.map(([name, status]) => `${status} ${name}`)).toEqual([
      '1 pendingConfirm',
      '2 pendingPrepayment',
      '3 madePrepayment',
      '4 tourComplete',
      '5 canceledByTourist',
      '6 canceledByAuthor',
      '7 canceledBySystem',
      '8 canceledByAdmin',
    ]);
    expect(STATUSES.filter(([, status]) => isCanceled(status)).map(([, status]) => status)).toEqual([5, 6, 7, 8]);
  });
});

describe('payments and contracts', () => {
  it('a payment that was taken stays taken, also when it was given up before', () => {
    const { new: open, payed, canceled } = PAYMENT_STATUS;
    expect(PAYMENT_GRAPH).toEqual({ [open]: [payed, canceled], [payed]: [], [canceled]: [payed] });
  });

  it('only what a provider has taken is paid', () => {
    const paid = Object.entries(PAYMENT_OF_PROVIDER_STATE).filter(([, status]) => status === PAYMENT_STATUS.payed);
    expect(paid.map(([state]) => state)).toEqual(['succeeded']);
    expect(PAYMENT_OF_PROVIDER_STATE.refused).toBe(PAYMENT_STATUS.new);
  });

  it('a contract is concluded with the first payment, and terminated with a cancellation after it', () => {
    const { concludedAndPrepaid, terminatedAfterPayment, noPaymentsReceived } = CONTRACT_STATE;
    expect(STATUSES.map(([, status]) => contractState(status, false))).toEqual(STATUSES.map(() => noPaymentsReceived));
    const { madePrepayment, tourComplete } = BOOKING_STATUS;
    expect([madePrepayment, tourComplete].map((one) => contractState(one, true))).toEqual([
      concludedAndPrepaid,
      concludedAndPrepaid,
    ]);
    const canceled = STATUSES.map(([, status]) => status).filter(isCanceled);
    expect(canceled.map((one) => contractState(one, true))).toEqual(canceled.map(() => terminatedAfterPayment));
  });
});
