import { CONFIRM_WITHIN_HOURS, FREE_CANCEL_HOURS, PREPAY_WITHIN_HOURS } from './booking-graph.ts';
import { type Money, percentOf } from './money.ts';

/**
 * What is due when: the one source for page, quote, mail and PDF. Near the start the steps get shorter and everything is due at once, so
 * that no date lies in the past, the balance never before the prepayment and nothing beyond the start. A departure starts at 00:00 UTC of
 * its calendar date: its own time zone is not known.
 */
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** a step takes at most this part of the time that is left, so that both steps end well before the start */
const CONFIRM_PART = 1 / 6;
const PREPAY_PART = 1 / 12;
/** seats that come free are kept for who waits for them, at most so long */
const WAITLIST_HOLD_HOURS = 12;
const WAITLIST_PART = 1 / 24;
/** days in which a prepayment may still come: both steps at their longest */
const PREPAID_IN_DAYS = Math.ceil((CONFIRM_WITHIN_HOURS + PREPAY_WITHIN_HOURS) / 24);

/** How a departure is paid for, as its organizer set it. */
export interface DepartureTerms {
  /** calendar date */
  start: string;
  /** 1 to 100 */
  prepaymentPercent: number;
  /** the balance is due so many days before the start */
  balanceDays: number;
}

/** The same for who books on a certain day. */
export interface DueTerms {
  /** of the total; 100 when everything is due at once */
  prepaymentPercent: number;
  /** calendar date; null when everything is due at once */
  balanceDueOn: string | null;
}

/** Instants are ms since 1970. */
export interface BookingSchedule extends DueTerms {
  /** until when the organizer answers */
  confirmBy: number;
  /** until when the prepayment comes if the organizer takes all their time */
  prepayBy: number;
  /** until when it is cancelled free of charge if the tourist does as well */
  freeCancelUntil: number;
}

const startOf = (date: string): number => Date.parse(`${date}T00:00:00Z`);
const dateOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10);
/** `part` of the time from `now` to the start, at most so many hours; whole seconds, as deadlines are told */
const stepEnd = (now: number, start: string, hours: number, part: number): number =>
  now + Math.max(0, Math.min(hours * HOUR_MS, Math.floor(((startOf(start) - now) * part) / 1000) * 1000));

/** Until when a request that is sent `now` is answered. */
export const confirmBy = (start: string, now: number): number =>
  stepEnd(now, start, CONFIRM_WITHIN_HOURS, CONFIRM_PART);

/** Until when a request that is confirmed `now` is prepaid. */
export const prepayBy = (start: string, now: number): number => stepEnd(now, start, PREPAY_WITHIN_HOURS, PREPAY_PART);

/** Until when seats that come free `now` are kept for the first who waits for them. */
export const waitlistHoldUntil = (start: string, now: number): number =>
  stepEnd(now, start, WAITLIST_HOLD_HOURS, WAITLIST_PART);

/** Until when a booking that is first paid for `now` is cancelled free of charge: never beyond the start. */
export const freeCancelUntil = (start: string, now: number): number =>
  Math.max(now, Math.min(now + FREE_CANCEL_HOURS * HOUR_MS, startOf(start)));

/** @param today calendar date of the request: the terms hold all day long, so that page and request agree */
export function dueTerms({ start, prepaymentPercent, balanceDays }: DepartureTerms, today: string): DueTerms {
  const balanceDueOn = dateOf(startOf(start) - balanceDays * DAY_MS);
  const lastPrepaid = dateOf(startOf(today) + PREPAID_IN_DAYS * DAY_MS);
  // ISO dates compare as text
  const isAtOnce = prepaymentPercent >= 100 || balanceDueOn <= lastPrepaid;
  return isAtOnce ? { prepaymentPercent: 100, balanceDueOn: null } : { prepaymentPercent, balanceDueOn };
}

/** @param now the moment of the request */
export function bookingSchedule(terms: DepartureTerms, now: number): BookingSchedule {
  const answered = confirmBy(terms.start, now);
  const prepaid = prepayBy(terms.start, answered);
  return {
    ...dueTerms(terms, dateOf(now)),
    confirmBy: answered,
    prepayBy: prepaid,
    freeCancelUntil: freeCancelUntil(terms.start, prepaid),
  };
}

/** The first payment and what is left for the balance: their sum is the total, to the minor unit. */
export function paymentParts(total: Money, prepaymentPercent: number): { prepayment: Money; balance: Money } {
  const part = prepaymentPercent >= 100 ? total.amount : percentOf(total, prepaymentPercent).amount;
  const prepayment = Math.min(total.amount, part);
  return {
    prepayment: { ...total, amount: prepayment },
    balance: { ...total, amount: total.amount - prepayment },
  };
}

/** One row of what a cancellation costs, in the order of time. The reader's page words it. */
export type CancellationRule =
  /** everything comes back; null as long as nothing is paid */
  | { rule: 'free'; until: number | null }
  /** everything but the prepayment comes back; until the end of a calendar date */
  | { rule: 'prepayment_kept'; until: string }
  | { rule: 'no_refund' }
  | { rule: 'organizer_cancels' };

/** @param firstPaidAt when the first payment came; null before */
export function cancellationRules(
  { start, balanceDueOn }: { start: string; balanceDueOn: string | null },
  firstPaidAt: number | null,
): CancellationRule[] {
  const until = firstPaidAt === null ? null : freeCancelUntil(start, firstPaidAt);
  return [
    { rule: 'free', until },
    ...(balanceDueOn === null || (until !== null && balanceDueOn < dateOf(until))
      ? []
      : ([{ rule: 'prepayment_kept', until: balanceDueOn }] as const)),
    { rule: 'no_refund' },
    { rule: 'organizer_cancels' },
  ];
}
