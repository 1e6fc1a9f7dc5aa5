import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import { BOOKING_STATUS, type BookingStatus } from '@cairn/shared-contracts/domain/booking-graph';
import type { Money } from '@cairn/shared-contracts/domain/money';
import { partText } from '@cairn/shared-contracts/domain/read-booking';

const STATUSES: readonly number[] = Object.values(BOOKING_STATUS);

const isStatus = (status: number): status is BookingStatus => STATUSES.includes(status);

/** the contract has a bare number there; one that is not known counts as waiting */
export const statusOf = ({ status }: Pick<Booking, 'status'>): BookingStatus =>
  isStatus(status) ? status : BOOKING_STATUS.pendingConfirm;

export interface NextPayment {
  type: 'prepayment' | 'payment' | 'full';
  money: Money;
  /** calendar date of the part, of a balance that is paid in parts; null for the whole */
  partDueOn: string | null;
}

/** what the texts call it */
export const paymentKind = ({ type, partDueOn }: NextPayment) => (partDueOn === null ? type : 'instalment');

/** as it is read, with what is charged */
export const nextPaymentText = (booking: Booking, { type, money, partDueOn }: NextPayment): string =>
  partText(booking, { type, amount: money.amount, instalment: partDueOn === null ? null : 1 });

/** what the tourist can pay now: the prepayment of a confirmed booking, then the balance; near the start everything at once */
export function nextPayment(booking: Booking): NextPayment | null {
  const { can_pay, currency, prepayment, total, balance } = booking;
  if (!can_pay) return null;
  switch (statusOf(booking)) {
    case BOOKING_STATUS.pendingPrepayment:
      return {
        type: prepayment < total ? 'prepayment' : 'full',
        money: { amount: prepayment, currency },
        partDueOn: null,
      };
    case BOOKING_STATUS.madePrepayment:
      return balance > 0 ? nextOfBalance(booking) : null;
    default:
      return null;
  }
}

/** the part of a balance in instalments that is paid next */
export const nextInstalment = ({ instalments = [] }: Pick<Booking, 'instalments'>) =>
  instalments.find(({ left }) => left > 0);

function nextOfBalance(booking: Booking): NextPayment {
  const { balance, currency } = booking;
  const part = nextInstalment(booking);
  const amount = part?.left ?? balance;
  return { type: 'payment', money: { amount, currency }, partDueOn: amount < balance ? (part?.due_on ?? null) : null };
}

/** "Aigerim" of "Aigerim Sadykova"; a team without a person keeps its own name */
export const guideName = ({ person, name }: Pick<Booking['organizer'], 'person' | 'name'>): string =>
  person.trim().split(/\s+/)[0] || name;
