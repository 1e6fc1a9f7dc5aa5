import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db-types.ts';
import type { PublicEvent } from '../../platform/public-events.ts';
import type { Services } from '../../platform/services.ts';
import { ENGLISH_READER, type ToldText, tell } from '../../platform/told.ts';
import type { MessageRow } from './chat-message.ts';

/** Outbox entry: a message was written, tell the sockets. */
export const CHAT_MESSAGE = 'chat.message' satisfies PublicEvent;

export interface NewMessage {
  chat_id: number;
  author: 'tourist' | 'organizer' | 'system';
  /** who wrote it or, for a system message, whose action it is about: to them it does not count as unread */
  user_id: number | null;
  message: string;
  client_key?: string;
  /** what the api says; `message` has it in English then */
  told?: ToldText;
}

/** The api says something itself: worded for each reader when they read it. */
export const writeTold = (
  services: Services,
  trx: Kysely<Database>,
  { told, ...message }: Pick<NewMessage, 'chat_id' | 'user_id'> & { told: ToldText },
): Promise<MessageRow> =>
  writeMessage(services, trx, { ...message, author: 'system', told, message: tell(told, ENGLISH_READER) });

/**
 * Writes a message and queues its event, both in the caller's transaction.
 * @returns the message; the earlier one when this client key was used before
 */
export async function writeMessage(
  services: Services,
  trx: Kysely<Database>,
  { told, ...message }: NewMessage,
): Promise<MessageRow> {
  const written = await trx
    .insertInto('chat_messages')
    .values({
      ...message,
      ...(told ? { told: JSON.stringify(told) } : {}),
      client_key: message.client_key ?? null,
      created_at: services.clock.now(),
    })
    .onConflict((conflict) => conflict.columns(['chat_id', 'client_key']).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!written) {
    return trx
      .selectFrom('chat_messages')
      .selectAll()
      .where('chat_id', '=', message.chat_id)
      .where('client_key', '=', message.client_key ?? '')
      .executeTakeFirstOrThrow();
  }
  await trx
    .updateTable('chats')
    .set((eb) => ({ last_message_id: eb.fn<number>('greatest', ['last_message_id', eb.val(written.id)]) }))
    .where('id', '=', message.chat_id)
    .execute();
  await services.outbox.add(trx, CHAT_MESSAGE, { message_id: written.id });
  return written;
}

/** The chat of a tourist and an organizer, made when there is none; about the given tour and booking from now on. */
export async function openChat(
  trx: Kysely<Database>,
  chat: { user_id: number; organizer_id: number; tour_id?: number | undefined; request_id?: number },
): Promise<number> {
  const about = {
    ...(chat.tour_id === undefined ? {} : { tour_id: chat.tour_id }),
    ...(chat.request_id === undefined ? {} : { request_id: chat.request_id }),
  };
  const row = await trx
    .insertInto('chats')
    .values({ user_id: chat.user_id, organizer_id: chat.organizer_id, ...about })
    // the no-op keeps RETURNING working when there is nothing to change
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'organizer_id']).doUpdateSet({ user_id: chat.user_id, ...about }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}
