import type { PaymentSystem } from './site-defaults.ts';

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

/** What a status means to everything that does not care about each of them: one without a meaning does not compile. */
export interface StatusMeaning {
  /** nothing is final yet: tourists may still be named, and the booking be cancelled */
  isOpen: boolean;
  /** who ended it before its time; null while nobody did */
  canceledBy: BookingActor | null;
}

export const STATUS_MEANING: Readonly<Record<BookingStatus, StatusMeaning>> = {
  [S.pendingConfirm]: { isOpen: true, canceledBy: null },
  [S.pendingPrepayment]: { isOpen: true, canceledBy: null },
  [S.madePrepayment]: { isOpen: true, canceledBy: null },
  [S.tourComplete]: { isOpen: false, canceledBy: null },
  [S.canceledByTourist]: { isOpen: false, canceledBy: 'tourist' },
  [S.canceledByAuthor]: { isOpen: false, canceledBy: 'organizer' },
  [S.canceledBySystem]: { isOpen: false, canceledBy: 'system' },
  [S.canceledByAdmin]: { isOpen: false, canceledBy: 'admin' },
};

export const isCanceled = (status: BookingStatus): boolean => STATUS_MEANING[status].canceledBy !== null;

/** Payment: specification §4, whose word `payed` is (as `payed_at` in calls and in the database); everywhere else it is "paid" */
export const PAYMENT_STATUS = { new: 1, payed: 2, canceled: 3 } as const;
/** the numbers of the payment systems that a site may offer, as payments are stored with them */
export const PAYMENT_PROVIDER = { tbank: 2, sberbank: 3, stripe: 4, moneta: 5 } as const satisfies Record<
  PaymentSystem,
  number
>;
/** what a payer pays with */
export const PAYMENT_METHODS = ['card', 'sbp'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];
/** what this program takes payments by: Stripe, or its double in development */
export const PAYMENT_ADAPTERS = ['sandbox', 'stripe'] as const;
export type PaymentAdapter = (typeof PAYMENT_ADAPTERS)[number];

/** hours the organizer has to confirm a request, and the tourist to prepay a confirmed one */
export const CONFIRM_WITHIN_HOURS = 48;
export const PREPAY_WITHIN_HOURS = 24;
/** free cancellation after the prepayment, hours */
export const FREE_CANCEL_HOURS = 48;
