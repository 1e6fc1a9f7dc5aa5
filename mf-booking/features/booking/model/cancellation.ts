import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import { BOOKING_STATUS, isCanceled } from '@cairn/shared-contracts/domain/booking-graph';
import { statusOf } from '../../../common/model/trip.ts';

export interface Cancellation {
  by: 'tourist' | 'organizer' | 'system' | 'admin';
  /** in the words of who cancelled, without a full stop; '' when nothing was said, or by the tourist */
  why: string;
  /** minor units of the booking's currency */
  refund: number;
  wasPaid: boolean;
}

/** "The pass is closed · Refund €267", as the api keeps the history */
const REFUND_NOTE = /(^|·)\s*Refund [^·]*$/;

/** Who cancelled the booking, why, and what happened to the money. */
export function cancellationOf(booking: Booking): Cancellation {
  const { refunded, paid, history } = booking;
  const by = canceledBy(booking);
  const last = history.findLast(({ status }) => isCanceled(statusOf({ status })));
  return {
    by,
    // one's own reason is no news, and the refund at the end of the note has its own sentence
    why: by === 'tourist' ? '' : (last?.note ?? '').replace(REFUND_NOTE, '').trim().replace(/\.$/, ''),
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
