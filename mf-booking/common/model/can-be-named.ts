import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import { BOOKING_STATUS } from '@cairn/shared-contracts/domain/booking-graph';
import { statusOf } from './trip.ts';

/** Tourists change until the tour is complete or the booking is cancelled: then the call refuses. */
export const canBeNamed = (booking: Booking): boolean => statusOf(booking) <= BOOKING_STATUS.madePrepayment;
