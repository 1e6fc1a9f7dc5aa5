import type { BookingStatus } from '@cairn/shared-contracts/domain/booking-graph';

/** The database allows 1 to 8 only (CHECK), which is what the type says. */
export const statusOf = (row: { status: number }): BookingStatus => row.status as BookingStatus;
