import type { Trip, TripCheck } from '@cairn/shared-contracts/api/user.schema';
import { type BookingStatus, BOOKING_STATUS as S, STATUS_MEANING } from '@cairn/shared-contracts/domain/booking-graph';

type Check = Trip['checklist'][number];
type Step = Trip['next'];

/** What the next step of a booking depends on. Amounts: minor units; dates: 'YYYY-MM-DD', days of UTC as in the rules of refunds. */
export interface TripFacts {
  status: BookingStatus;
  /** when the current step lapses */
  deadline: Date | null;
  starts_on: string;
  ends_on: string;
  total: number;
  prepayment: number;
  paid: number;
  /** null: everything is due with the first payment */
  balance_due_on: string | null;
  /** what is left of the balance where it is paid in parts, the next one first */
  parts: readonly { amount: number; due_on: string }[];
  tourists_count: number;
  /** tourists whose names are given */
  tourists_named: number;
  /** answers that the organizer must have of all of them; 0 where nothing must be answered */
  answers_needed: number;
  answers_given: number;
  /** tourists of whom it is known how they arrive; asked for where the site does */
  arrivals_told: number;
  /** the organizer has said where and when they meet */
  is_meeting_told: boolean;
  /** the site asks how people arrive */
  asks_arrival: boolean;
  /** of a tour that was made; null before */
  review: { rating: number | null; open_until: Date } | null;
}

const DAY_MS = 86_400_000;
const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10);
const endOf = (date: string): string => `${date}T23:59:59.000Z`;
const dayBefore = (date: string): string => dayOf(new Date(Date.parse(date) - DAY_MS));

/** still to be made, or being made; a tour that ended yesterday is over, also before its booking is completed */
export const isComing = ({ status, ends_on }: Pick<TripFacts, 'status' | 'ends_on'>, now: Date): boolean =>
  STATUS_MEANING[status].isOpen && ends_on >= dayOf(now);

const NOTHING: Step = { action: 'none', actor: 'nobody', amount: null, due_at: null };

/** What comes next, who must do it, and until when. */
export function nextStep(facts: TripFacts, now: Date): Step {
  const { status, deadline } = facts;
  const due_at = deadline?.toISOString() ?? null;
  const hasLapsed = deadline !== null && deadline <= now;
  switch (status) {
    case S.pendingConfirm:
      return hasLapsed ? NOTHING : { action: 'wait', actor: 'organizer', amount: null, due_at };
    case S.pendingPrepayment:
      return hasLapsed ? NOTHING : { action: 'prepay', actor: 'tourist', amount: facts.prepayment, due_at };
    case S.madePrepayment:
      return isComing(facts, now) ? stepBeforeTravel(facts, now) : NOTHING;
    case S.tourComplete:
      return reviewStep(facts, now);
    case S.canceledByTourist:
    case S.canceledByAuthor:
    case S.canceledBySystem:
    case S.canceledByAdmin:
      return NOTHING;
  }
}

/** what the tourist can do about an item of the list by pressing one button */
const ACTION_OF = {
  payment: 'pay',
  tourists: 'fill_tourists',
  questions: 'answer_questions',
} as const satisfies Partial<Record<TripCheck, Step['action']>>;
const isDoable = (kind: TripCheck): kind is keyof typeof ACTION_OF => kind in ACTION_OF;

/** of what is left to the tourist the item that is due first; with nothing left they travel */
function stepBeforeTravel(facts: TripFacts, now: Date): Step {
  const [first] = checklist(facts, now)
    .flatMap(({ kind, actor, due_at }) => (actor === 'tourist' && isDoable(kind) ? [{ kind, due_at }] : []))
    .sort((one, other) => (one.due_at ?? '').localeCompare(other.due_at ?? ''));
  if (!first) return { ...NOTHING, action: 'travel' };
  const step: Step = { action: ACTION_OF[first.kind], actor: 'tourist', amount: null, due_at: first.due_at };
  return first.kind === 'payment' ? { ...step, ...balanceStep(facts) } : step;
}

/** the last part is the rest of the balance */
function balanceStep({ parts: [part], total, paid }: TripFacts): Pick<Step, 'action' | 'amount'> {
  const balance = total - paid;
  return part && part.amount < balance
    ? { action: 'pay_part', amount: part.amount }
    : { action: 'pay', amount: balance };
}

function reviewStep({ review }: TripFacts, now: Date): Step {
  if (!review || review.rating !== null || review.open_until <= now) return NOTHING;
  return { action: 'review', actor: 'tourist', amount: null, due_at: review.open_until.toISOString() };
}

/** What must be ready before the start; an item that is ready is nobody's any more. Empty for a trip that will not be made. */
export function checklist(facts: TripFacts, now: Date): Check[] {
  if (!isComing(facts, now)) return [];
  const lastDay = endOf(dayBefore(facts.starts_on));
  const people = facts.tourists_count;
  const items: Check[] = [
    item('payment', { done: facts.paid, total: facts.total }, paymentTurn(facts)),
    item('tourists', { done: facts.tourists_named, total: people }, { actor: 'tourist', due_at: lastDay }),
  ];
  if (facts.answers_needed > 0) {
    const answers = { done: facts.answers_given, total: facts.answers_needed };
    items.push(item('questions', answers, { actor: 'tourist', due_at: lastDay }));
  }
  if (facts.asks_arrival) {
    items.push(item('arrival', { done: facts.arrivals_told, total: people }, { actor: 'tourist', due_at: lastDay }));
  }
  const meeting = { done: facts.is_meeting_told ? 1 : 0, total: 1 };
  return [...items, item('meeting', meeting, { actor: 'organizer', due_at: lastDay })];
}

type Turn = Pick<Check, 'actor' | 'due_at'>;

const item = (kind: TripCheck, { done, total }: Pick<Check, 'done' | 'total'>, turn: Turn): Check =>
  done >= total
    ? { kind, done: total, total, actor: 'nobody', due_at: null }
    : { kind, done, total, actor: turn.actor, due_at: turn.due_at };

/** nothing can be paid before the organizer has said yes */
function paymentTurn({ status, deadline, balance_due_on, parts }: TripFacts): Turn {
  const due_on = parts[0]?.due_on ?? balance_due_on;
  if (status === S.madePrepayment) return { actor: 'tourist', due_at: due_on && endOf(due_on) };
  return { actor: status === S.pendingConfirm ? 'organizer' : 'tourist', due_at: deadline?.toISOString() ?? null };
}
