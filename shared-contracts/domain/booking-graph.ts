/**
 * The life cycle of a booking as data: one source for the api, the pages and the docs. Statuses: specification §4;
 * the specification leaves the transitions open, these are ours.
 */
export const BOOKING_STATUS = {
  pendingConfirm: 1,
  pendingPrepayment: 2,
  madePrepayment: 3,
  tourComplete: 4,
  canceledByTourist: 5,
  canceledByAuthor: 6,
  canceledBySystem: 7,
  canceledByAdmin: 8,
} as const;

export type BookingStatus = (typeof BOOKING_STATUS)[keyof typeof BOOKING_STATUS];
export type BookingActor = 'tourist' | 'organizer' | 'system' | 'admin';
export type BookingAction = 'confirm' | 'pay' | 'complete' | 'cancel' | 'expire';

export interface BookingTransition {
  action: BookingAction;
  from: BookingStatus;
  to: BookingStatus;
  by: readonly BookingActor[];
  /** held seats go back to the departure */
  releasesSeats: boolean;
}

const S = BOOKING_STATUS;

export const BOOKING_TRANSITIONS: readonly BookingTransition[] = [
  {
    action: 'confirm',
    from: S.pendingConfirm,
    to: S.pendingPrepayment,
    by: ['organizer', 'admin'],
    releasesSeats: false,
  },
  { action: 'pay', from: S.pendingPrepayment, to: S.madePrepayment, by: ['system'], releasesSeats: false },
  { action: 'complete', from: S.madePrepayment, to: S.tourComplete, by: ['system', 'admin'], releasesSeats: false },
  ...([S.pendingConfirm, S.pendingPrepayment, S.madePrepayment] as const).flatMap((from): BookingTransition[] => [
    { action: 'cancel', from, to: S.canceledByTourist, by: ['tourist'], releasesSeats: true },
    { action: 'cancel', from, to: S.canceledByAuthor, by: ['organizer'], releasesSeats: true },
    { action: 'cancel', from, to: S.canceledByAdmin, by: ['admin'], releasesSeats: true },
  ]),
  ...([S.pendingConfirm, S.pendingPrepayment] as const).map(
    (from): BookingTransition => ({
      action: 'expire',
      from,
      to: S.canceledBySystem,
      by: ['system'],
      releasesSeats: true,
    }),
  ),
];

/** the transition that `actor` may make with `action` from `status`, or undefined when it is not allowed */
export function findTransition(
  status: BookingStatus,
  action: BookingAction,
  actor: BookingActor,
): BookingTransition | undefined {
  return BOOKING_TRANSITIONS.find((t) => t.from === status && t.action === action && t.by.includes(actor));
}

export const isCanceled = (status: BookingStatus): boolean => status >= S.canceledByTourist;

/** Payment: specification §4 */
export const PAYMENT_STATUS = { new: 1, payed: 2, canceled: 3 } as const;
export type PaymentStatus = (typeof PAYMENT_STATUS)[keyof typeof PAYMENT_STATUS];
export const PAYMENT_PROVIDER = { tbank: 2, sberbank: 3, stripe: 4, moneta: 5 } as const;

/** hours the organizer has to confirm a request, and the tourist to prepay a confirmed one */
export const CONFIRM_WITHIN_HOURS = 48;
export const PREPAY_WITHIN_HOURS = 24;
/** free cancellation after the prepayment, hours */
export const FREE_CANCEL_HOURS = 48;
