import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db-types.ts';
import { ApiError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { namesOf } from '../chat/people.ts';
import { openChat, writeMessage } from '../chat/write.ts';
import { applyTransition, lockRequest } from '../request/transition.ts';
import { AUTOPILOT_ANSWER, AUTOPILOT_CONFIRM } from './autopilot-cue.ts';
import { type ReplyFacts, replyTo, welcome } from './replies.ts';

/**
 * Plays the organizers of a demonstration: confirms new requests and answers chats. It acts through the same functions as people
 * do. Off in production, where cues are not even written.
 */
export function registerAutopilot(services: Services): void {
  if (!services.env.AUTOPILOT) return;
  services.outbox.handle<{ request_id: number }>(AUTOPILOT_CONFIRM, ({ request_id }) => confirm(services, request_id));
  services.outbox.handle<{ message_id: number }>(AUTOPILOT_ANSWER, ({ message_id }) => answer(services, message_id));
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
    if (!question) return;
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
    tourist: names.tourist,
    person: names.organizer,
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
