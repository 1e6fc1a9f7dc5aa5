import type { TourDate } from '@cairn/shared-contracts/api/tours.schema';
import { FREE_CANCEL_HOURS, PREPAY_WITHIN_HOURS } from '@cairn/shared-contracts/domain/booking-graph';
import { bookingSchedule } from '@cairn/shared-contracts/domain/booking-schedule';

const HOUR_MS = 3_600_000;

/** What happens when with a request that is sent now: instants, ISO 8601. */
export interface Plan {
  /** the organizer answers by then, or the request ends by itself */
  answerBy: string;
  /** hours that there are to pay after the answer; null near the start, when they depend on the answer */
  payWithinHours: number | null;
  /** the first payment comes by then at the latest */
  payBy: string;
  /** free cancellation lasts its hours from the payment, or ends before them with the start */
  freeCancel: { hours: number; ends: 'hours' | 'start' };
}

/** @param now ms since 1970 */
export function planOf({ start, prepayment_size, full_payment_days }: TourDate, now: number): Plan {
  const terms = { start, prepaymentPercent: prepayment_size, balanceDays: full_payment_days };
  const { confirmBy, prepayBy, freeCancelUntil } = bookingSchedule(terms, now);
  const isWhole = prepayBy - confirmBy >= PREPAY_WITHIN_HOURS * HOUR_MS;
  return {
    answerBy: new Date(confirmBy).toISOString(),
    payWithinHours: isWhole ? PREPAY_WITHIN_HOURS : null,
    payBy: new Date(prepayBy).toISOString(),
    freeCancel: {
      hours: FREE_CANCEL_HOURS,
      ends: freeCancelUntil - prepayBy < FREE_CANCEL_HOURS * HOUR_MS ? 'start' : 'hours',
    },
  };
}
