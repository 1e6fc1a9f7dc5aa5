import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import { FREE_CANCEL_HOURS } from '@cairn/shared-contracts/domain/booking-graph';
import { freeCancelUntil } from '@cairn/shared-contracts/domain/booking-schedule';

const HOUR_MS = 3_600_000;

/** What the texts about free cancellation are filled with: it lasts its hours from the payment, or ends before them with the start. */
export interface FreeCancel {
  hours: number;
  ends: 'hours' | 'start';
}

/** @param deadline until when it is paid for, ISO instant; null when nothing is awaited */
export function freeCancelOf({ date, deadline }: Pick<Booking, 'date' | 'deadline'>): FreeCancel {
  const paidBy = Date.parse(deadline ?? '');
  const isCut = deadline !== null && freeCancelUntil(date.start, paidBy) - paidBy < FREE_CANCEL_HOURS * HOUR_MS;
  return { hours: FREE_CANCEL_HOURS, ends: isCut ? 'start' : 'hours' };
}
