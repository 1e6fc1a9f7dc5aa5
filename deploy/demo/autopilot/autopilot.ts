import { namesOf } from '@cairn/api/chat/people';
import { openChat, writeMessage } from '@cairn/api/chat/write';
import type { Database } from '@cairn/api/database-types';
import { ApiError } from '@cairn/api/errors';
import { applyTransition, lockRequest } from '@cairn/api/request/transition';
import { moderateReview } from '@cairn/api/reviews/moderate';
import type { Services } from '@cairn/api/services';
import { BOOKING_STATUS } from '@cairn/shared-contracts/domain/booking-graph';
import type { Kysely } from 'kysely';
import { type ReplyFacts, replyTo, welcome } from './replies.ts';

/** how the outbox names what this follows */
const AUTOPILOT = 'autopilot';

/**
 * Plays the people of a demonstration: organizers confirm new requests and answer chats, a moderator publishes reviews. It hears
 * what happens as any follower does and acts through the same functions as people do.
 * @param delayMs how long they take
 */
export function registerAutopilot(services: Services, delayMs: number): void {
  const { outbox } = services;
  outbox.follow(
    AUTOPILOT,
    'request.changed',
    async ({ request_id, status }) => {
      if (status === BOOKING_STATUS.pendingConfirm) await confirm(services, request_id);
    },
    delayMs,
  );
  outbox.follow(AUTOPILOT, 'chat.message', ({ message_id }) => answer(services, message_id), delayMs);
  outbox.follow(AUTOPILOT, 'review.submitted', ({ review_id }) => publish(services, review_id), delayMs);
}

async function confirm(services: Services, requestId: number): Promise<void> {
  try {
    await services.db.transaction().execute(async (trx) => {
      const request = await lockRequest(trx, requestId);
      await applyTransition(services, trx, request, 'confirm', 'organizer');
      const { organizer_id } = await trx
        .selectFrom('tours')
        .select('organizer_id')
        .where('id', '=', request.tour_id)
        .executeTakeFirstOrThrow();
      const chat = { user_id: request.user_id, organizer_id, tour_id: request.tour_id };
      const facts = await factsOf(trx, chat);
      await writeMessage(services, trx, {
        chat_id: await openChat(trx, chat),
        author: 'organizer',
        user_id: await accountOf(trx, organizer_id),
        message: welcome(facts, request.tourists_count),
      });
    });
  } catch (error) {
    // canceled or confirmed by hand in the meantime
    if (!(error instanceof ApiError && error.code === 'transition_not_allowed')) throw error;
  }
}

async function answer(services: Services, messageId: number): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    const question = await trx.selectFrom('chat_messages').selectAll().where('id', '=', messageId).executeTakeFirst();
    if (question?.author !== 'tourist') return;
    const chat = await trx.selectFrom('chats').selectAll().where('id', '=', question.chat_id).executeTakeFirstOrThrow();
    if (chat.organizer_id === null || (await wasAnswered(trx, question))) return;
    const facts = await factsOf(trx, { ...chat, organizer_id: chat.organizer_id });
    await writeMessage(services, trx, {
      chat_id: chat.id,
      author: 'organizer',
      user_id: await accountOf(trx, chat.organizer_id),
      message: replyTo(question.message, facts, question.id),
      // the outbox delivers at least once, the answer is given once
      client_key: `autopilot-${question.id}`,
    });
  });
}

/** unless somebody was quicker */
async function publish(services: Services, reviewId: number): Promise<void> {
  const review = await services.db.selectFrom('reviews').select('status').where('id', '=', reviewId).executeTakeFirst();
  if (review?.status !== 'pending') return;
  await moderateReview(services, reviewId, { decision: 'approve', note: '' }).catch((error: unknown) => {
    // removed in this very moment
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  });
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

/** the organizer's own account, if it has one */
async function accountOf(trx: Kysely<Database>, organizerId: number): Promise<number | null> {
  const account = await trx
    .selectFrom('users')
    .select('id')
    .where('organizer_id', '=', organizerId)
    .where('role', '=', 'organizer')
    .orderBy('id')
    .executeTakeFirst();
  return account?.id ?? null;
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
