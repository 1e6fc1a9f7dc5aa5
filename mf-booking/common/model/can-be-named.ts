import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import { STATUS_MEANING } from '@cairn/shared-contracts/domain/booking-graph';
import { statusOf } from './trip.ts';

/** Tourists change until the tour is complete or the booking is cancelled: then the call refuses. */
export const canBeNamed = (booking: Booking): boolean => STATUS_MEANING[statusOf(booking)].isOpen;
