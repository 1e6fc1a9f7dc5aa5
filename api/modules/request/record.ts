import { BOOKING_STATUS, type BookingActor, type BookingStatus } from '@cairn/shared-contracts/domain/booking-graph';
import { bookingPath } from '@cairn/shared-contracts/domain/booking-paths';
import { reviewPath } from '@cairn/shared-contracts/domain/review-paths';
import type { Kysely, Selectable } from 'kysely';
import { queueMessage } from '../../adapters/messages/queue.ts';
import type { Database } from '../../platform/db-types.ts';
import type { PublicEvent } from '../../platform/public-events.ts';
import type { Services } from '../../platform/services.ts';
import { openChat, writeMessage } from '../chat/write.ts';
import { inviteToReview } from '../reviews/invite.ts';
import { chatNotice, mailSubject } from './notices.ts';
import { originOf, siteOfBooking } from './site-of-booking.ts';

export type RequestRow = Selectable<Database['requests']>;

/** Outbox entry: a booking came into a status. */
export const REQUEST_CHANGED = 'request.changed' satisfies PublicEvent;

export interface Change {
  request: RequestRow;
  status: BookingStatus;
  actor: BookingActor;
  note?: string;
  received?: number;
  refund?: number;
}

/**
 * Everything that goes with a booking's coming into a status: history, the chat's system message, the e-mail and the event, all
 * in the transaction of the change itself.
 * @returns the chat of the booking
 */
export async function recordChange(services: Services, trx: Kysely<Database>, change: Change): Promise<number> {
  const { request, status, actor } = change;
  const about = await trx
    .selectFrom('tours as t')
    .innerJoin('users as u', (join) => join.on('u.id', '=', request.user_id))
    .select(['t.name', 't.organizer_id', 'u.email'])
    .where('t.id', '=', request.tour_id)
    .executeTakeFirstOrThrow();

  await trx
    .insertInto('request_events')
    .values({ request_id: request.id, status, actor, note: change.note ?? '', at: services.clock.now() })
    .execute();

  const facts = {
    status,
    actor,
    tour: about.name,
    tourists: request.tourists_count,
    currency: request.currency,
    prepayment: request.prepayment,
    total: request.total,
    received: change.received ?? 0,
    refund: change.refund ?? 0,
  };
  const notice = chatNotice(facts);
  const { user_id, tour_id, id: request_id } = request;
  const chatId = await openChat(trx, { user_id, organizer_id: about.organizer_id, tour_id, request_id });
  await writeMessage(services, trx, {
    chat_id: chatId,
    author: 'system',
    user_id: actor === 'tourist' ? user_id : null,
    message: notice,
  });

  const review = status === BOOKING_STATUS.tourComplete ? await inviteToReview(services, trx, request.id) : undefined;
  const subject = mailSubject(facts);
  if (subject && about.email) {
    const site = siteOfBooking(services, request.site);
    const path = review ? reviewPath(review) : bookingPath(site.config.booking, request.uuid);
    const page = originOf(site, services.env.PUBLIC_URL) + path;
    const text = `${notice}\n\n${page}`;
    await queueMessage(services, trx, { channel: 'email', to: about.email, subject, text });
  }
  await services.outbox.add(trx, REQUEST_CHANGED, { request_id, status, chat_id: chatId });
  return chatId;
}
