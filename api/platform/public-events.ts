import type { BookingStatus } from '@cairn/shared-contracts/domain/booking-graph';

/** What the product tells whoever follows it (see {@link Outbox.follow}): after the commit of its cause, at least once. */
export interface PublicEvents {
  /** a booking came into a status */
  'request.changed': { request_id: number; status: BookingStatus; chat_id: number };
  /** a message was written into a chat, by whichever side */
  'chat.message': { message_id: number };
  /** a review waits for a moderator */
  'review.submitted': { review_id: number };
}

export type PublicEvent = keyof PublicEvents;

/** what belongs to a kind of effect; those of one module are its own business */
export type PayloadOf<K extends string> = K extends PublicEvent ? PublicEvents[K] : object;
