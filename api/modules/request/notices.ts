import {
  type BookingActor,
  type BookingStatus,
  CONFIRM_WITHIN_HOURS,
  FREE_CANCEL_HOURS,
  PREPAY_WITHIN_HOURS,
  BOOKING_STATUS as S,
} from '@cairn/shared-contracts/domain/booking-graph';
import { formatMoney } from '@cairn/shared-contracts/domain/money';

/** What the chat and an e-mail say when a booking comes into a status. */
export interface NoticeFacts {
  status: BookingStatus;
  actor: BookingActor;
  tour: string;
  tourists: number;
  currency: string;
  prepayment: number;
  total: number;
  /** received with this change, minor units */
  received: number;
  /** given back with this change, minor units */
  refund: number;
}

const people = (count: number): string => (count === 1 ? '1 tourist' : `${count} tourists`);

/** The system message of the chat. */
export function chatNotice(facts: NoticeFacts): string {
  const money = (amount: number) => formatMoney({ amount, currency: facts.currency });
  const refund = facts.refund > 0 ? ` ${money(facts.refund)} goes back to the card it came from.` : '';
  switch (facts.status) {
    case S.pendingConfirm:
      return `Booking request sent for ${people(facts.tourists)}: ${facts.tour}. The organizer has ${CONFIRM_WITHIN_HOURS} hours to confirm.`;
    case S.pendingPrepayment:
      return `Booking request confirmed. Prepay ${money(facts.prepayment)} within ${PREPAY_WITHIN_HOURS} hours to keep the seats.`;
    case S.madePrepayment:
      return facts.received >= facts.total
        ? `Payment received: ${money(facts.received)}, everything is paid. Cancellation is free for ${FREE_CANCEL_HOURS} hours.`
        : `Prepayment received: ${money(facts.received)}. Cancellation is free for ${FREE_CANCEL_HOURS} hours.`;
    case S.tourComplete:
      return 'The tour is complete. Tell others how it was.';
    case S.canceledByTourist:
      return `The tourist cancelled the booking.${refund}`;
    case S.canceledByAuthor:
      return `The organizer cancelled the booking.${refund}`;
    case S.canceledBySystem:
      return 'The time for this step is over, so the request has lapsed and the seats are free again.';
    case S.canceledByAdmin:
      return `Cairn cancelled the booking.${refund}`;
  }
}

/** The subject of the e-mail to the tourist; null where none is sent. */
export function mailSubject(facts: Pick<NoticeFacts, 'status' | 'tour'>): string | null {
  switch (facts.status) {
    case S.pendingConfirm:
      return `Request sent: ${facts.tour}`;
    case S.pendingPrepayment:
      return `Confirmed: ${facts.tour}`;
    case S.madePrepayment:
      return `Prepayment received: ${facts.tour}`;
    case S.tourComplete:
      return `How was it? ${facts.tour}`;
    case S.canceledByTourist:
    case S.canceledByAuthor:
    case S.canceledByAdmin:
      return `Canceled: ${facts.tour}`;
    case S.canceledBySystem:
      return `Request lapsed: ${facts.tour}`;
  }
}

export const balanceNotice = (amount: number, currency: string): string =>
  `Balance received: ${formatMoney({ amount, currency })}. Everything is paid.`;
