import { BOOKING_STATUS, type BookingStatus } from '@cairn/shared-contracts/domain/booking-graph';

/** whether there is still somebody to be met: a status without a line here does not compile */
export const IS_MET: Readonly<Record<BookingStatus, boolean>> = {
  [BOOKING_STATUS.pendingConfirm]: false,
  [BOOKING_STATUS.pendingPrepayment]: false,
  [BOOKING_STATUS.madePrepayment]: true,
  [BOOKING_STATUS.tourComplete]: true,
  [BOOKING_STATUS.canceledByTourist]: false,
  [BOOKING_STATUS.canceledByAuthor]: false,
  [BOOKING_STATUS.canceledBySystem]: false,
  [BOOKING_STATUS.canceledByAdmin]: false,
};
