import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import { BOOKING_STATUS, isCanceled } from '@cairn/shared-contracts/domain/booking-graph';
import { statusOf } from '../../trip/model/trip.ts';

export interface Cancellation {
  by: 'tourist' | 'organizer' | 'system' | 'admin';
  /** in the words of whoever cancelled, without a full stop; '' when nothing was said */
  why: string;
  /** minor units of the booking's currency */
  refund: number;
  wasPaid: boolean;
}

/** Who cancelled the booking, why, and what happened to the money. */
export function cancellationOf(booking: Booking): Cancellation {
  const { refunded, paid, history } = booking;
  const last = history.findLast(({ status }) => isCanceled(statusOf({ status })));
  return {
    by: canceledBy(booking),
    why: (last?.note ?? '').trim().replace(/\.$/, ''),
    refund: refunded,
    wasPaid: refunded > 0 || paid > 0,
  };
}

function canceledBy(booking: Booking): Cancellation['by'] {
  switch (statusOf(booking)) {
    case BOOKING_STATUS.canceledByTourist:
      return 'tourist';
    case BOOKING_STATUS.canceledByAuthor:
      return 'organizer';
    case BOOKING_STATUS.canceledByAdmin:
      return 'admin';
    default:
      return 'system';
  }
}
