import {
  type BookingEvent,
  type BookingStatus,
  BOOKING_STATUS as S,
} from '@cairn/shared-contracts/domain/booking-graph';
import type { MessageKey } from '../../platform/messages.ts';
import type { ToldText, ToldValue } from '../../platform/told.ts';

/** What chat and mail say of a booking that came into a status, was moved, or was paid in full. */
export const NOTICE_KINDS = [
  'sent',
  'confirmed',
  'prepaid',
  'paid',
  'balance',
  'complete',
  'canceledByTourist',
  'canceledByAuthor',
  'canceledBySystem',
  'canceledByAdmin',
  'declined',
  'moved',
  'held',
  'returned',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

export interface NoticeFacts {
  tour: string;
  tourists: number;
  /** ages of the children among them, years */
  children: readonly number[];
  currency: string;
  /** what the first payment is, minor units as all amounts */
  prepayment: number;
  total: number;
  /** of everything so far, this change included */
  paid: number;
  /** calendar dates; null: everything is due at once */
  balance_due_on: string | null;
  starts_on: string;
  /** until when the new step must be done */
  deadline: Date | null;
  /** until when a booking that is paid now is cancelled free of charge */
  freeUntil: Date;
  /** received with this change */
  received: number;
  /** of what was received; left out where it is the booking's */
  receivedCurrency?: string;
  /** that was to be paid */
  asked?: number;
  /** given back with this change */
  refund: number;
}

/** a status without a notice does not compile */
const OF_STATUS: Readonly<Record<BookingStatus, (facts: Pick<NoticeFacts, 'received' | 'total'>) => NoticeKind>> = {
  [S.pendingConfirm]: () => 'sent',
  [S.pendingPrepayment]: () => 'confirmed',
  [S.madePrepayment]: ({ received, total }) => (received >= total ? 'paid' : 'prepaid'),
  [S.tourComplete]: () => 'complete',
  [S.canceledByTourist]: () => 'canceledByTourist',
  [S.canceledByAuthor]: () => 'canceledByAuthor',
  [S.canceledBySystem]: () => 'canceledBySystem',
  [S.canceledByAdmin]: () => 'canceledByAdmin',
};

/** what happened tells more than the status that it led to; null: the status tells it. An event without a line does not compile. */
const OF_EVENT: Readonly<Record<BookingEvent, ((status: BookingStatus) => NoticeKind | null) | null>> = {
  ...{ request: null, confirm: null, pay: null, complete: null, cancel: null, expire: null },
  // the organizer is not said to have done what our support did
  decline: (status) => (status === S.canceledByAdmin ? null : 'declined'),
  move: () => 'moved',
  payment_held: () => 'held',
  payment_returned: () => 'returned',
};

export const noticeKindOf = (
  event: BookingEvent,
  status: BookingStatus,
  facts: Pick<NoticeFacts, 'received' | 'total'>,
): NoticeKind => OF_EVENT[event]?.(status) ?? OF_STATUS[status](facts);

type Fill = (facts: NoticeFacts) => Record<string, ToldValue>;

const money = (amount: number, { currency }: NoticeFacts): ToldValue => ({ money: { amount, currency } });
const came = ({ received, receivedCurrency, currency }: NoticeFacts): ToldValue => ({
  money: { amount: received, currency: receivedCurrency ?? currency },
});
const until = ({ deadline, freeUntil }: NoticeFacts): ToldValue => ({ moment: (deadline ?? freeUntil).toISOString() });
const free = ({ freeUntil }: NoticeFacts): ToldValue => ({ moment: freeUntil.toISOString() });
const refunded: Fill = (facts) => ({
  money: facts.refund > 0 ? 'refund' : 'none',
  refund: money(facts.refund, facts),
});

/** what each text is filled with; its words: `told.notice` of api/i18n */
const FILLED: Readonly<Record<NoticeKind, Fill>> = {
  sent: (facts) => ({ count: facts.tourists, tour: facts.tour, until: until(facts) }),
  confirmed: (facts) => ({
    count: facts.tourists,
    amount: money(facts.prepayment, facts),
    part: facts.prepayment < facts.total ? 'part' : 'full',
    until: until(facts),
  }),
  prepaid: (facts) => ({
    received: money(facts.received, facts),
    balance: money(Math.max(0, facts.total - facts.paid), facts),
    due: { day: facts.balance_due_on ?? facts.starts_on },
    free: free(facts),
  }),
  paid: (facts) => ({ received: money(facts.received, facts), free: free(facts) }),
  balance: (facts) => ({
    received: money(facts.received, facts),
    rest: facts.paid < facts.total ? 'some' : 'none',
    left: money(Math.max(0, facts.total - facts.paid), facts),
  }),
  complete: () => ({}),
  canceledByTourist: refunded,
  canceledByAuthor: refunded,
  canceledBySystem: ({ tourists }) => ({ count: tourists }),
  canceledByAdmin: refunded,
  declined: ({ tourists }) => ({ count: tourists }),
  moved: (facts) => ({ ...refunded(facts), start: { day: facts.starts_on } }),
  held: (facts) => ({ received: came(facts), asked: money(facts.asked ?? 0, facts) }),
  returned: (facts) => ({ received: came(facts) }),
};

/** What the chat says, and the mail. */
export function noticeText(kind: NoticeKind, facts: NoticeFacts): ToldText {
  const { children } = facts;
  const notice: ToldText = { key: `told.notice.${kind}` satisfies MessageKey, values: FILLED[kind](facts) };
  // who decides whether they are taken along reads it with the request
  return kind === 'sent' && children.length > 0
    ? { ...notice, within: { key: 'told.withChildren', values: { count: children.length, ages: { list: children } } } }
    : notice;
}

/** Those which somebody decides, and may say why: how they are quoted. */
const QUOTED = {
  canceledByTourist: 'told.quoted.message',
  canceledByAuthor: 'told.quoted.reason',
  canceledByAdmin: 'told.quoted.reason',
  declined: 'told.quoted.reason',
  moved: 'told.quoted.reason',
} as const satisfies Partial<Record<NoticeKind, MessageKey>>;

const isQuoted = (kind: NoticeKind): kind is keyof typeof QUOTED => kind in QUOTED;

/** The same in the chat, where nothing else stands beside it. @param words of whoever decided it, empty for none */
export function quotedNotice(kind: NoticeKind, facts: NoticeFacts, words: string): ToldText {
  const notice = noticeText(kind, facts);
  return words !== '' && isQuoted(kind) ? { key: QUOTED[kind], values: { notice: { told: notice }, words } } : notice;
}

/** What the history keeps of a refund beside the words of whoever cancelled. */
export const refundText = (amount: number, currency: string): ToldText => ({
  key: 'told.history.refund',
  values: { refund: { money: { amount, currency } } },
});

/** What the history keeps of a payment: which it was, for one booking gets several. */
export const receivedText = (
  { type, instalment }: { type: string; instalment: number | null },
  amount: number,
  currency: string,
): ToldText => ({
  key: 'told.history.received',
  values: {
    ...{ what: instalment === null ? type : 'instalment', number: instalment ?? 0 },
    received: { money: { amount, currency } },
  },
});

/** What the history keeps of a move. */
export const movedText = (from: string, to: string, refund: number, currency: string): ToldText => ({
  key: 'told.history.moved',
  values: {
    ...{ from: { day: from }, to: { day: to } },
    ...{ money: refund > 0 ? 'refund' : 'none', refund: { money: { amount: refund, currency } } },
  },
});
