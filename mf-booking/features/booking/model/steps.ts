import { BOOKING_STATUS, type BookingStatus } from '@cairn/shared-contracts/domain/booking-graph';

/** The four steps of the guide, in order. A cancelled booking has none. */
export const STEPS = ['sent', 'confirmed', 'prepaid', 'complete'] as const;

const STEP_OF: Readonly<Record<BookingStatus, number | null>> = {
  [BOOKING_STATUS.pendingConfirm]: 0,
  [BOOKING_STATUS.pendingPrepayment]: 1,
  [BOOKING_STATUS.madePrepayment]: 2,
  [BOOKING_STATUS.tourComplete]: STEPS.length,
  [BOOKING_STATUS.canceledByTourist]: null,
  [BOOKING_STATUS.canceledByAuthor]: null,
  [BOOKING_STATUS.canceledBySystem]: null,
  [BOOKING_STATUS.canceledByAdmin]: null,
};

/**
 * Index of the step that the booking stands at, `STEPS.length` when all are done, null for a cancelled booking. A status is its step, as
 * the guide maps them: a request that waits stands at "Request sent".
 */
export const currentStep = (status: BookingStatus): number | null => STEP_OF[status];

/** the status's name among the texts: 'state.<name>…' */
export type StateName = 'waiting' | 'confirmed' | 'prepaid' | 'complete' | 'canceled';

const NAMES: Record<BookingStatus, StateName> = {
  [BOOKING_STATUS.pendingConfirm]: 'waiting',
  [BOOKING_STATUS.pendingPrepayment]: 'confirmed',
  [BOOKING_STATUS.madePrepayment]: 'prepaid',
  [BOOKING_STATUS.tourComplete]: 'complete',
  [BOOKING_STATUS.canceledByTourist]: 'canceled',
  [BOOKING_STATUS.canceledByAuthor]: 'canceled',
  [BOOKING_STATUS.canceledBySystem]: 'canceled',
  [BOOKING_STATUS.canceledByAdmin]: 'canceled',
};

export const stateName = (status: BookingStatus): StateName => NAMES[status];

const POLL_MS: Readonly<Record<StateName, number>> = {
  waiting: 4000,
  confirmed: 30_000,
  // the balance may be paid elsewhere, and the organizer may cancel
  prepaid: 60_000,
  complete: 0,
  canceled: 0,
};

/** How often to look again, ms: often while the organizer's answer is awaited, never once nothing can change. 0 is never. */
export const pollEvery = (status: BookingStatus): number => POLL_MS[stateName(status)];
