import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import { type BookingActor, isCanceled, STATUS_MEANING } from '@cairn/shared-contracts/domain/booking-graph';
import { statusOf } from '../../../common/model/trip.ts';

export interface Cancellation {
  by: BookingActor;
  /** in the words of who cancelled; '' when nothing was said, or by the tourist */
  why: string;
  /** minor units of the booking's currency */
  refund: number;
  wasPaid: boolean;
}

/** Who cancelled the booking, why, and what happened to the money. */
export function cancellationOf(booking: Booking): Cancellation {
  const { refunded, paid, history } = booking;
  const by = STATUS_MEANING[statusOf(booking)].canceledBy ?? 'system';
  const last = history.findLast(({ status }) => isCanceled(statusOf({ status })));
  return {
    by,
    // one's own reason is no news
    why: by === 'tourist' ? '' : (last?.note ?? '').trim(),
    refund: refunded,
    wasPaid: refunded > 0 || paid > 0,
  };
}
