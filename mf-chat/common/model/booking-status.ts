import { BOOKING_STATUS } from '@cairn/shared-contracts/domain/booking-graph';
import type { BadgeTone } from '@cairn/shared-contracts/ui/badge';

export type StatusName = 'waiting' | 'due' | 'prepaid' | 'complete' | 'canceled';

/** the word for where a booking stands */
export function statusName(status: number): StatusName {
  switch (status) {
    case BOOKING_STATUS.pendingConfirm:
      return 'waiting';
    case BOOKING_STATUS.pendingPrepayment:
      return 'due';
    case BOOKING_STATUS.madePrepayment:
      return 'prepaid';
    case BOOKING_STATUS.tourComplete:
      return 'complete';
    default:
      return 'canceled';
  }
}

export const TONES: Record<StatusName, BadgeTone> = {
  waiting: 'info',
  due: 'warning',
  prepaid: 'success',
  complete: 'success',
  canceled: 'neutral',
};
