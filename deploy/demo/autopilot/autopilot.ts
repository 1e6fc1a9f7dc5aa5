import { namesOf } from '@cairn/api/chat/people';
import { presenceOfChats } from '@cairn/api/chat/presence';
import type { Database } from '@cairn/api/database-types';
import type { Services } from '@cairn/api/services';
import { confirmRequest } from '@cairn/shared-contracts/api/back-office.calls';
import { markAsRead, sendMessage } from '@cairn/shared-contracts/api/chat.calls';
import { moderateReview } from '@cairn/shared-contracts/api/reviews.calls';
import { BOOKING_STATUS } from '@cairn/shared-contracts/domain/booking-graph';
import type { Kysely } from 'kysely';
import { createPeople, type People, type Person, requireDone } from './people.ts';
import { type ReplyFacts, replyTo, welcome } from './replies.ts';

/** how the outbox names what this follows */
const AUTOPILOT = 'autopilot';

/**
 * Plays the people of a demonstration: organizers confirm new requests and answer chats, a moderator publishes reviews. It hears
 * what happens as any follower does, looks up what they would know, and acts by the calls of their back office alone.
 * @param delayMs how long they take
 */
export function registerAutopilot(services: Services, delayMs: number): void {
  const { outbox } = services;
  const people = createPeople(services);
  outbox.follow(
    AUTOPILOT,
    'request.changed',
    async ({ request_id, status }) => {
      if (status === BOOKING_STATUS.pendingConfirm) await confirm(services, people, request_id);
    },
    delayMs,
  );
  outbox.follow(AUTOPILOT, 'chat.message', ({ message_id }) => answer(services, people, message_id), delayMs);
  outbox.follow(AUTOPILOT, 'review.submitted', ({ review_id }) => publish(services, people, review_id), delayMs);
}

async function confirm({ db }: Services, people: People, requestId: number): Promise<void> {
  const request = await db
    .selectFrom('requests as r')
    .innerJoin('tours as t', 't.id', 'r.tour_id')
    .select(['r.user_id', 'r.tour_id', 'r.tourists_count', 't.organizer_id'])
    .where('r.id', '=', requestId)
    .executeTakeFirstOrThrow();
  if (await isThere(db, request.organizer_id)) return;
  const organizer = await people.organizer(request.organizer_id);
  const chat = await db
    .selectFrom('chats')
    .select('id')
    .where('user_id', '=', request.user_id)
    .where('organizer_id', '=', request.organizer_id)
    .executeTakeFirst();
  if (chat) await read(organizer, chat);
  const message = welcome(await factsOf(db, request), request.tourists_count);
  // canceled or confirmed by hand in the meantime
  requireDone(await organizer.call(confirmRequest, { id: requestId, message }), ['transition_not_allowed']);
}

/** as a person does, who has read what they answer */
const read = async (person: Person, { id }: { id: number }): Promise<void> =>
  requireDone(await person.call(markAsRead, { chat_id: id }), []);

async function answer({ db }: Services, people: People, messageId: number): Promise<void> {
  const question = await db.selectFrom('chat_messages').selectAll().where('id', '=', messageId).executeTakeFirst();
  if (question?.author !== 'tourist') return;
  const chat = await db.selectFrom('chats').selectAll().where('id', '=', question.chat_id).executeTakeFirstOrThrow();
  const { organizer_id } = chat;
  if (organizer_id === null || (await wasAnswered(db, question))) return;
  if (await isThere(db, organizer_id)) return;
  const organizer = await people.organizer(organizer_id);
  await read(organizer, chat);
  const message = replyTo(question.message, await factsOf(db, { ...chat, organizer_id }), question.id);
  // the outbox delivers at least once, the answer is given once
  const sent = await organizer.call(sendMessage, {
    ...{ chat_id: chat.id, message, client_key: `autopilot-${question.id}` },
  });
  requireDone(sent, ['chat_frozen']);
}

/** somebody of the organizer's is on the site: they answer for themselves */
async function isThere(db: Kysely<Database>, organizer_id: number): Promise<boolean> {
  // whoever asks is nobody
  const asked = { id: 0, user_id: 0, organizer_id, side: 'tourist' } as const;
  return (await presenceOfChats(db, [asked])).get(asked.id)?.is_online === true;
}

/** unless somebody was quicker */
async function publish({ db }: Services, people: People, reviewId: number): Promise<void> {
  const review = await db.selectFrom('reviews').select('status').where('id', '=', reviewId).executeTakeFirst();
  if (review?.status !== 'pending') return;
  const moderator = await people.moderator();
  // removed in this very moment
  requireDone(await moderator.call(moderateReview, { id: reviewId, decision: 'approve' }), ['review_not_found']);
}

/** several messages in a row get one answer, to the last of them */
async function wasAnswered(trx: Kysely<Database>, question: { id: number; chat_id: number }): Promise<boolean> {
  const later = await trx
    .selectFrom('chat_messages')
    .select('id')
    .where('chat_id', '=', question.chat_id)
    .where('id', '>', question.id)
    .where('author', '!=', 'system')
    .executeTakeFirst();
  return later !== undefined;
}

async function factsOf(
  trx: Kysely<Database>,
  chat: { user_id: number; organizer_id: number; tour_id: number | null },
): Promise<ReplyFacts> {
  const names = await namesOf(trx, chat);
  const tour = await trx
    .selectFrom('tours')
    .selectAll()
    .where('id', '=', chat.tour_id ?? 0)
    .executeTakeFirst();
  const { city } = await trx
    .selectFrom('organizers')
    .select('city')
    .where('id', '=', chat.organizer_id)
    .executeTakeFirstOrThrow();
  return {
    tourist: names.tourist ?? 'Tourist',
    person: names.organizer ?? '',
    tour: tour?.name ?? null,
    startPlace: tour?.start_place ?? city,
    days: tour?.days ?? 7,
    distanceKm: tour?.distance_km ?? 80,
    maxAltitudeM: tour?.max_altitude_m ?? 2000,
    groupMax: tour?.group_max ?? 10,
    whatToBring: tour?.details.what_to_bring ?? [],
    included: tour?.details.included ?? [],
    fitness: tour?.details.fitness ?? '',
  };
}
