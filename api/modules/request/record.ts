import {
  BOOKING_STATUS,
  type BookingActor,
  type BookingEvent,
  type BookingStatus,
  type MoneyEvent,
} from '@cairn/shared-contracts/domain/booking-graph';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../platform/db-types.ts';
import type { PublicEvent } from '../../platform/public-events.ts';
import type { Services } from '../../platform/services.ts';
import type { ToldText } from '../../platform/told.ts';
import { isFrozen, openChat, writeTold } from '../chat/write.ts';
import { inviteToMeet } from '../meeting/invite.ts';
import { inviteToReview } from '../reviews/invite.ts';
import { queueBookingMail } from './mail.ts';
import { type AboutBooking, aboutBooking, factsOf } from './notice-facts.ts';
import {
  type NoticeFacts,
  type NoticeKind,
  noticeKindOf,
  noticeText,
  quotedNotice,
  receivedText,
  refundText,
} from './notices.ts';

export type RequestRow = Selectable<Database['requests']>;

/** Outbox entry: a booking came into a status. */
export const REQUEST_CHANGED = 'request.changed' satisfies PublicEvent;

export interface Change {
  request: RequestRow;
  event: BookingEvent;
  /** null when it is made */
  from: BookingStatus | null;
  status: BookingStatus;
  actor: BookingActor;
  /** whose account acted; left out for the system */
  userId?: number;
  /** in the words of the actor */
  note?: string;
  received?: number;
  /** that it was received with */
  payment?: number;
  refund?: number;
  /** what the history says beside a refund */
  told?: ToldText;
  /** by e-mail; false where whoever acts tells them in person. The chat says it anyway. */
  tellsTourist?: boolean | undefined;
}

/**
 * Everything that goes with a booking's coming into a status: history, the chat's system message, the e-mail and the event, all
 * in the transaction of the change itself, which has been written.
 * @returns the chat of the booking
 */
export async function recordChange(services: Services, trx: Kysely<Database>, change: Change): Promise<number> {
  const { request, event, from, status, actor, userId, note = '', refund = 0 } = change;
  const about = await aboutBooking(trx, request.id);
  const facts = factsOf(services, about, change);
  const told =
    change.told ??
    (refund > 0 ? refundText(refund, request.currency) : await textOfPayment(trx, request, change.payment, facts));
  await writeEvent(services, trx, {
    ...{ request_id: request.id, action: event, from_status: from, status },
    ...{ actor, user_id: userId ?? null, note, told },
  });
  const review = status === BOOKING_STATUS.tourComplete ? await inviteToReview(services, trx, request.id) : undefined;
  if (status === BOOKING_STATUS.madePrepayment) await inviteToMeet(services, trx, about);
  const chatId = await tellBoth(services, trx, {
    about,
    facts,
    kind: noticeKindOf(event, status, facts),
    actor,
    review,
    note,
    payment: change.payment,
    isMailed: change.tellsTourist !== false,
  });
  await services.outbox.add(trx, REQUEST_CHANGED, { request_id: request.id, status, chat_id: chatId });
  return chatId;
}

/** What became of money without the booking's coming into another status. */
interface MoneyNews {
  event: 'pay' | MoneyEvent;
  facts: Pick<NoticeFacts, 'received' | 'receivedCurrency' | 'asked'>;
  /** whose receipt goes with it */
  payment?: number;
  by?: Decision;
}

/** Who decided about it, in whose words. */
export interface Decision {
  actor: BookingActor;
  userId?: number;
  note?: string;
}

const MONEY_NOTICES: Readonly<Record<MoneyNews['event'], NoticeKind>> = {
  pay: 'balance',
  payment_held: 'held',
  payment_returned: 'returned',
};

/** The rest of the price came in, or money that is held or goes back: the status stays, history, chat and mail say so. */
export async function recordMoney(
  services: Services,
  trx: Kysely<Database>,
  request: RequestRow,
  { event, facts: news, payment, by }: MoneyNews,
): Promise<void> {
  const about = await aboutBooking(trx, request.id);
  const facts = { ...factsOf(services, about, news), ...news };
  const kind = MONEY_NOTICES[event];
  const { id: request_id, status } = request;
  const { actor, userId = null, note = '' } = by ?? ({ actor: 'system' } satisfies Decision);
  await writeEvent(services, trx, {
    ...{ request_id, action: event, from_status: status, status },
    ...{ actor, user_id: userId, note },
    told: (await textOfPayment(trx, request, payment, facts)) ?? noticeText(kind, facts),
  });
  await tellBoth(services, trx, { about, facts, kind, actor, review: undefined, note, payment, isMailed: true });
}

async function textOfPayment(
  trx: Kysely<Database>,
  { currency }: RequestRow,
  payment: number | undefined,
  { received }: NoticeFacts,
): Promise<ToldText | null> {
  if (payment === undefined) return null;
  const paid = await trx
    .selectFrom('payments')
    .select(['type', 'instalment'])
    .where('id', '=', payment)
    .executeTakeFirstOrThrow();
  return receivedText(paid, received, currency);
}

interface EventOfBooking {
  request_id: number;
  action: BookingEvent;
  from_status: number | null;
  status: number;
  actor: BookingActor;
  user_id: number | null;
  note: string;
  told: ToldText | null;
}

async function writeEvent(
  { clock }: Services,
  trx: Kysely<Database>,
  { told, ...event }: EventOfBooking,
): Promise<void> {
  await trx
    .insertInto('request_events')
    .values({ ...event, told: told && JSON.stringify(told), at: clock.now() })
    .execute();
}

interface News {
  about: AboutBooking;
  facts: NoticeFacts;
  kind: NoticeKind;
  actor: BookingActor;
  /** of the page to review it on */
  review: string | undefined;
  note: string;
  payment: number | undefined;
  isMailed: boolean;
}

/** @returns the chat */
async function tellBoth(services: Services, trx: Kysely<Database>, news: News): Promise<number> {
  const { about, facts, kind, actor, review, note, payment, isMailed } = news;
  const { user_id, organizer_id, tour_id, id: request_id } = about;
  const told = noticeText(kind, facts);
  const chat_id = await openChat(trx, { user_id, organizer_id, tour_id, request_id });
  // into a chat that the support has closed nobody's words come
  const words = (await isFrozen(trx, chat_id)) ? '' : note;
  // to whoever did it, it is no news
  await writeTold(services, trx, {
    ...{ chat_id, user_id: actor === 'tourist' ? user_id : null },
    told: quotedNotice(kind, facts, words),
  });
  const reason = actor === 'tourist' ? '' : note;
  if (isMailed) await queueBookingMail(services, trx, { about, facts, kind, told, review, reason, payment });
  return chat_id;
}
