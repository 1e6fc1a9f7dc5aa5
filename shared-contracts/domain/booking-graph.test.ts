import { describe, expect, it } from '@jest/globals';
import {
  BOOKING_STATUS,
  BOOKING_TRANSITIONS,
  type BookingAction,
  type BookingActor,
  findTransition,
  isCanceled,
} from './booking-graph.ts';

const STATUSES = Object.entries(BOOKING_STATUS);
const ACTIONS: BookingAction[] = ['confirm', 'pay', 'complete', 'cancel', 'expire'];
const ACTORS: BookingActor[] = ['tourist', 'organizer', 'system', 'admin'];

/** all that may happen; whatever is not here may not */
const ALLOWED: Record<string, string> = {
  'pendingConfirm confirm organizer': 'pendingPrepayment',
  'pendingConfirm confirm admin': 'pendingPrepayment',
  'pendingConfirm cancel tourist': 'canceledByTourist, seats back',
  'pendingConfirm cancel organizer': 'canceledByAuthor, seats back',
  'pendingConfirm cancel admin': 'canceledByAdmin, seats back',
  'pendingConfirm expire system': 'canceledBySystem, seats back',
  'pendingPrepayment pay system': 'madePrepayment',
  'pendingPrepayment cancel tourist': 'canceledByTourist, seats back',
  'pendingPrepayment cancel organizer': 'canceledByAuthor, seats back',
  'pendingPrepayment cancel admin': 'canceledByAdmin, seats back',
  'pendingPrepayment expire system': 'canceledBySystem, seats back',
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

  it('seats go back exactly when a booking is canceled', () => {
    expect(BOOKING_TRANSITIONS.filter(({ to, releasesSeats }) => isCanceled(to) !== releasesSeats)).toEqual([]);
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
