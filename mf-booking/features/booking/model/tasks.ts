import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import { BOOKING_STATUS, type BookingStatus } from '@cairn/shared-contracts/domain/booking-graph';
import { nextInstalment, statusOf } from '../../../common/model/trip.ts';

export type TaskKind = 'answer' | 'prepay' | 'balance' | 'tourists' | 'questions' | 'arrival' | 'travel' | 'review';

/** Something that has to happen, and who does it. */
export interface Task {
  kind: TaskKind;
  owner: 'tourist' | 'organizer';
  isDone: boolean;
  /** an instant, or a calendar date; null when there is no time for it */
  due: { at: string } | { on: string } | null;
}

type TasksOf = (booking: Booking) => Task[];

const at = (instant: string | null): Task['due'] => (instant === null ? null : { at: instant });

const answer: TasksOf = ({ deadline, status }) => [
  {
    kind: 'answer',
    owner: 'organizer',
    isDone: status !== BOOKING_STATUS.pendingConfirm,
    due: status === BOOKING_STATUS.pendingConfirm ? at(deadline) : null,
  },
];
const prepay: TasksOf = ({ deadline, status, paid }) => [
  {
    kind: 'prepay',
    owner: 'tourist',
    isDone: paid > 0,
    due: status === BOOKING_STATUS.pendingPrepayment ? at(deadline) : null,
  },
];
/** of a balance in parts the next is what has to be paid */
const balance: TasksOf = (booking) => {
  const { balance_due_on, paid, total } = booking;
  const due = nextInstalment(booking)?.due_on ?? balance_due_on;
  return due === null ? [] : [{ kind: 'balance', owner: 'tourist', isDone: paid >= total, due: { on: due } }];
};
const tourists: TasksOf = ({ tourists: named, tourists_count, date }) => [
  {
    kind: 'tourists',
    owner: 'tourist',
    isDone: named.filter(({ first_name }) => first_name !== '').length >= tourists_count,
    due: { on: date.start },
  },
];
/** what the organizer must know of each of them */
const questions: TasksOf = ({ answers_missing: missing = null, date }) =>
  missing === null ? [] : [{ kind: 'questions', owner: 'tourist', isDone: missing === 0, due: { on: date.start } }];
/** of those whose site asks it */
const arrival: TasksOf = ({ arrivals_told = 0, tourists_count, date }) => [
  { kind: 'arrival', owner: 'tourist', isDone: arrivals_told >= tourists_count, due: { on: date.start } },
];
const travel: TasksOf = ({ date }) => [{ kind: 'travel', owner: 'tourist', isDone: false, due: { on: date.start } }];
const review: TasksOf = ({ review_uuid }) =>
  review_uuid ? [{ kind: 'review', owner: 'tourist', isDone: false, due: null }] : [];
const none: TasksOf = () => [];

const all =
  (...some: readonly TasksOf[]): TasksOf =>
  (booking) =>
    some.flatMap((one) => one(booking));

const OPEN = all(answer, prepay, balance, tourists, questions, arrival, travel);

/** A status without its tasks does not compile. */
const TASKS: Readonly<Record<BookingStatus, TasksOf>> = {
  [BOOKING_STATUS.pendingConfirm]: OPEN,
  [BOOKING_STATUS.pendingPrepayment]: OPEN,
  [BOOKING_STATUS.madePrepayment]: OPEN,
  [BOOKING_STATUS.tourComplete]: review,
  [BOOKING_STATUS.canceledByTourist]: none,
  [BOOKING_STATUS.canceledByAuthor]: none,
  [BOOKING_STATUS.canceledBySystem]: none,
  [BOOKING_STATUS.canceledByAdmin]: none,
};

/** What has to happen until the tour, in the order of time; the first that is not done is the next step. */
export const tasksOf = (booking: Booking, { asksArrival }: { asksArrival: boolean }): Task[] =>
  TASKS[statusOf(booking)](booking).filter(({ kind }) => asksArrival || kind !== 'arrival');
