import type { Trip } from '@cairn/shared-contracts/api/user.schema';
import {
  addTouristsPath,
  type BookingBase,
  bookingPath,
  paymentPath,
} from '@cairn/shared-contracts/domain/booking-paths';
import { reviewPath } from '@cairn/shared-contracts/domain/review-paths';

/** Where the next step of a trip is taken; null where there is nothing to do. */
export function nextStepPath(trip: Trip, base: BookingBase): string | null {
  switch (trip.next.action) {
    case 'prepay':
    case 'pay':
    case 'pay_part':
      return paymentPath(base, trip.uuid);
    case 'fill_tourists':
    case 'wait':
    case 'travel':
      return bookingPath(base, trip.uuid);
    case 'answer_questions':
      return addTouristsPath(trip.uuid);
    case 'review':
      return trip.review ? reviewPath(trip.review.uuid) : null;
    case 'none':
      return null;
  }
}
