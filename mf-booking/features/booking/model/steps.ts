import { BOOKING_STATUS, type BookingStatus } from '@cairn/shared-contracts/domain/booking-graph';

/** The four steps of the guide, in order. A cancelled booking has none. */
export const STEPS = ['sent', 'confirmed', 'prepaid', 'complete'] as const;

/**
 * Index of the step that the booking stands at, `STEPS.length` when all are done, null for a cancelled booking. A status is its step, as
 * the guide maps them: a request that waits stands at "Request sent".
 */
export function currentStep(status: BookingStatus): number | null {
  switch (status) {
    case BOOKING_STATUS.pendingConfirm:
      return 0;
    case BOOKING_STATUS.pendingPrepayment:
      return 1;
    case BOOKING_STATUS.madePrepayment:
      return 2;
    case BOOKING_STATUS.tourComplete:
      return STEPS.length;
    case BOOKING_STATUS.canceledByTourist:
    case BOOKING_STATUS.canceledByAuthor:
    case BOOKING_STATUS.canceledBySystem:
    case BOOKING_STATUS.canceledByAdmin:
      return null;
  }
}

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

const WAITING_POLL_MS = 4000;
const OPEN_POLL_MS = 30_000;

/** How often to look again, ms: often while the organizer's answer is awaited, never once nothing can change. 0 is never. */
export function pollEvery(status: BookingStatus): number {
  switch (stateName(status)) {
    case 'waiting':
      return WAITING_POLL_MS;
    case 'confirmed':
      return OPEN_POLL_MS;
    case 'prepaid':
    case 'complete':
    case 'canceled':
      return 0;
  }
}
