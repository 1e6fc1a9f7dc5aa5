import type { Trip } from '@cairn/shared-contracts/api/user.schema';
import { BOOKING_STATUS, type BookingStatus } from '@cairn/shared-contracts/domain/booking-graph';
import type { BadgeTone } from '@cairn/shared-contracts/ui/badge';

/** What the badge of a trip says, and how it looks. */
export interface TripState {
  name:
    | 'sent'
    | 'confirmed'
    | 'prepaid'
    | 'paid'
    | 'complete'
    | 'canceledByTourist'
    | 'canceledByAuthor'
    | 'canceledBySystem'
    | 'canceledByAdmin';
  tone: BadgeTone;
}

const S = BOOKING_STATUS;

const STATES: Readonly<Record<BookingStatus, TripState>> = {
  [S.pendingConfirm]: { name: 'sent', tone: 'warning' },
  [S.pendingPrepayment]: { name: 'confirmed', tone: 'info' },
  [S.madePrepayment]: { name: 'prepaid', tone: 'success' },
  [S.tourComplete]: { name: 'complete', tone: 'neutral' },
  [S.canceledByTourist]: { name: 'canceledByTourist', tone: 'neutral' },
  [S.canceledByAuthor]: { name: 'canceledByAuthor', tone: 'neutral' },
  [S.canceledBySystem]: { name: 'canceledBySystem', tone: 'neutral' },
  [S.canceledByAdmin]: { name: 'canceledByAdmin', tone: 'neutral' },
};

const isStatus = (status: number): status is BookingStatus => status in STATES;

/** A status that this version does not know yet counts as waiting. */
export function tripState({ status, paid, total }: Pick<Trip, 'status' | 'paid' | 'total'>): TripState {
  if (!isStatus(status)) return STATES[S.pendingConfirm];
  if (status === S.madePrepayment && paid >= total) return { name: 'paid', tone: 'success' };
  return STATES[status];
}

/** Share of the price that is paid, 0 to 1. */
export const paidShare = ({ paid, total }: Pick<Trip, 'paid' | 'total'>): number =>
  total > 0 ? Math.min(1, Math.max(0, paid / total)) : 0;
