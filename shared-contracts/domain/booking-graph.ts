import type { PaymentSystem } from './site-defaults.ts';

/**
 * The life cycle of a booking as data: one source for the api, the pages and the docs (deploy/docs/booking-graph.md is drawn from it).
 * Statuses: specification §4; the specification leaves the transitions open, these are ours.
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
export const BOOKING_ACTORS = ['tourist', 'organizer', 'system', 'admin'] as const;
export type BookingActor = (typeof BOOKING_ACTORS)[number];
export const BOOKING_ACTIONS = ['confirm', 'decline', 'pay', 'move', 'complete', 'cancel', 'expire'] as const;
export type BookingAction = (typeof BOOKING_ACTIONS)[number];
/** money that came and is not what was asked for, and money that nothing waited for: the status stays as it is */
export const MONEY_EVENTS = ['payment_held', 'payment_returned'] as const;
export type MoneyEvent = (typeof MONEY_EVENTS)[number];
/** what a row of a booking's history tells: an action, that it was made, or what became of money */
export const BOOKING_EVENTS = ['request', ...BOOKING_ACTIONS, ...MONEY_EVENTS] as const;
export type BookingEvent = (typeof BOOKING_EVENTS)[number];

/** A way out of a status. */
export interface BookingEdge {
  action: BookingAction;
  to: BookingStatus;
  by: readonly BookingActor[];
}

const S = BOOKING_STATUS;

const CANCEL: readonly BookingEdge[] = [
  { action: 'cancel', to: S.canceledByTourist, by: ['tourist'] },
  { action: 'cancel', to: S.canceledByAdmin, by: ['admin'] },
];
const CANCEL_BY_AUTHOR: BookingEdge = { action: 'cancel', to: S.canceledByAuthor, by: ['organizer'] };
/** nobody did in time what the status waits for */
const EXPIRE: BookingEdge = { action: 'expire', to: S.canceledBySystem, by: ['system'] };
const FINAL: readonly BookingEdge[] = [];

/** The graph: whatever is not here may not happen. The system confirms where the sale model says so (sale-models.ts). */
export const BOOKING_GRAPH: Readonly<Record<BookingStatus, readonly BookingEdge[]>> = {
  [S.pendingConfirm]: [
    { action: 'confirm', to: S.pendingPrepayment, by: ['organizer', 'system', 'admin'] },
    { action: 'decline', to: S.canceledByAuthor, by: ['organizer'] },
    { action: 'decline', to: S.canceledByAdmin, by: ['admin'] },
    { action: 'move', to: S.pendingConfirm, by: ['tourist', 'admin'] },
    ...CANCEL,
    EXPIRE,
  ],
  [S.pendingPrepayment]: [
    // by hand only money that came otherwise than it was asked for
    { action: 'pay', to: S.madePrepayment, by: ['system', 'organizer', 'admin'] },
    // the organizer has said yes to another date
    { action: 'move', to: S.pendingConfirm, by: ['tourist', 'admin'] },
    ...CANCEL,
    CANCEL_BY_AUTHOR,
    EXPIRE,
  ],
  [S.madePrepayment]: [
    { action: 'pay', to: S.madePrepayment, by: ['system', 'organizer', 'admin'] },
    { action: 'move', to: S.madePrepayment, by: ['tourist', 'admin'] },
    { action: 'complete', to: S.tourComplete, by: ['organizer', 'system', 'admin'] },
    ...CANCEL,
    CANCEL_BY_AUTHOR,
  ],
  [S.tourComplete]: FINAL,
  [S.canceledByTourist]: FINAL,
  [S.canceledByAuthor]: FINAL,
  [S.canceledBySystem]: FINAL,
  [S.canceledByAdmin]: FINAL,
};

export interface BookingTransition extends BookingEdge {
  from: BookingStatus;
  /** held seats go back to the departure */
  releasesSeats: boolean;
}

/** the transition that `actor` may make with `action` from `status`, or undefined when it is not allowed */
export function findTransition(
  status: BookingStatus,
  action: BookingAction,
  actor: BookingActor,
): BookingTransition | undefined {
  const edge = BOOKING_GRAPH[status].find((one) => one.action === action && one.by.includes(actor));
  return edge && { ...edge, from: status, releasesSeats: !STATUS_MEANING[edge.to].holdsSeats };
}

/** What a status waits for: who must do what. */
export type BookingStep = 'confirm' | 'prepay' | 'travel';

/** What a status means to everything that does not care about each of them: one without a meaning does not compile. */
export interface StatusMeaning {
  /** nothing is final yet: tourists may still be named, and the booking be cancelled */
  isOpen: boolean;
  /** its seats are taken from the departure */
  holdsSeats: boolean;
  /** money has come, or the seats are held without any and the hold is limited */
  isUnpaidHold: boolean;
  /** who ended it before its time; null while nobody did */
  canceledBy: BookingActor | null;
  /** null: nothing comes any more */
  waitsFor: { step: BookingStep; owner: BookingActor } | null;
}

const HELD = { isOpen: true, holdsSeats: true, canceledBy: null } as const;
const canceled = (canceledBy: BookingActor): StatusMeaning => ({
  ...{ isOpen: false, holdsSeats: false, isUnpaidHold: false },
  ...{ canceledBy, waitsFor: null },
});

export const STATUS_MEANING: Readonly<Record<BookingStatus, StatusMeaning>> = {
  [S.pendingConfirm]: { ...HELD, isUnpaidHold: true, waitsFor: { step: 'confirm', owner: 'organizer' } },
  [S.pendingPrepayment]: { ...HELD, isUnpaidHold: true, waitsFor: { step: 'prepay', owner: 'tourist' } },
  [S.madePrepayment]: { ...HELD, isUnpaidHold: false, waitsFor: { step: 'travel', owner: 'tourist' } },
  [S.tourComplete]: { ...HELD, isOpen: false, isUnpaidHold: false, waitsFor: null },
  [S.canceledByTourist]: canceled('tourist'),
  [S.canceledByAuthor]: canceled('organizer'),
  [S.canceledBySystem]: canceled('system'),
  [S.canceledByAdmin]: canceled('admin'),
};

export const isCanceled = (status: BookingStatus): boolean => STATUS_MEANING[status].canceledBy !== null;
const ALL_STATUSES = Object.values(BOOKING_STATUS);
/** seats are held and nothing has been paid: these lapse, and are counted */
export const UNPAID_HOLDS = ALL_STATUSES.filter((status) => STATUS_MEANING[status].isUnpaidHold);
/** somebody goes, or wants to go, on these days */
export const OPEN_STATUSES = ALL_STATUSES.filter((status) => STATUS_MEANING[status].isOpen);

/** Payment: specification §4, whose word `payed` is (as `payed_at` in calls and in the database); everywhere else it is "paid" */
export const PAYMENT_STATUS = { new: 1, payed: 2, canceled: 3 } as const;
export type PaymentStatus = (typeof PAYMENT_STATUS)[keyof typeof PAYMENT_STATUS];

/** What a payment may become. Money that was given back is counted on a paid one: it stays what it is. */
export const PAYMENT_GRAPH: Readonly<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  [PAYMENT_STATUS.new]: [PAYMENT_STATUS.payed, PAYMENT_STATUS.canceled],
  [PAYMENT_STATUS.payed]: [],
  // the provider took the money before it heard that nobody wanted it: money is never lost from sight
  [PAYMENT_STATUS.canceled]: [PAYMENT_STATUS.payed],
};

export const CONTRACT_STATE = { concludedAndPrepaid: 1, terminatedAfterPayment: 2, noPaymentsReceived: 3 } as const;
export type ContractState = (typeof CONTRACT_STATE)[keyof typeof CONTRACT_STATE];

/** The contract of a booking that money has come for, whether or not it was given back since. */
const CONTRACT_ONCE_PAID: Readonly<Record<BookingStatus, ContractState>> = {
  [S.pendingConfirm]: CONTRACT_STATE.noPaymentsReceived,
  [S.pendingPrepayment]: CONTRACT_STATE.noPaymentsReceived,
  [S.madePrepayment]: CONTRACT_STATE.concludedAndPrepaid,
  [S.tourComplete]: CONTRACT_STATE.concludedAndPrepaid,
  [S.canceledByTourist]: CONTRACT_STATE.terminatedAfterPayment,
  [S.canceledByAuthor]: CONTRACT_STATE.terminatedAfterPayment,
  [S.canceledBySystem]: CONTRACT_STATE.terminatedAfterPayment,
  [S.canceledByAdmin]: CONTRACT_STATE.terminatedAfterPayment,
};

/** @param hasPaid money has come at any time */
export const contractState = (status: BookingStatus, hasPaid: boolean): ContractState =>
  hasPaid ? CONTRACT_ONCE_PAID[status] : CONTRACT_STATE.noPaymentsReceived;

/** the numbers of the payment systems that a site may offer, as payments are stored with them */
export const PAYMENT_PROVIDER = { tbank: 2, sberbank: 3, stripe: 4, moneta: 5 } as const satisfies Record<
  PaymentSystem,
  number
>;
/** what a payer pays with */
export const PAYMENT_METHODS = ['card', 'sbp'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];
/** what this program takes payments by: the systems themselves, or in development the sandboxes that speak as they do */
export const PAYMENT_ADAPTERS = ['sandbox', 'live'] as const;
export type PaymentAdapter = (typeof PAYMENT_ADAPTERS)[number];

/** Where a payment stands with its provider, whatever the provider's own words are. */
export const PROVIDER_STATES = ['open', 'processing', 'refused', 'succeeded', 'expired', 'canceled'] as const;
export type ProviderState = (typeof PROVIDER_STATES)[number];
/** what that makes of our payment */
export const PAYMENT_OF_PROVIDER_STATE: Readonly<Record<ProviderState, PaymentStatus>> = {
  open: PAYMENT_STATUS.new,
  processing: PAYMENT_STATUS.new,
  // the payer tries another card
  refused: PAYMENT_STATUS.new,
  succeeded: PAYMENT_STATUS.payed,
  expired: PAYMENT_STATUS.canceled,
  canceled: PAYMENT_STATUS.canceled,
};

/** hours the organizer has to confirm a request, and the tourist to prepay a confirmed one */
export const CONFIRM_WITHIN_HOURS = 48;
export const PREPAY_WITHIN_HOURS = 24;
/** free cancellation after the prepayment, hours */
export const FREE_CANCEL_HOURS = 48;
