import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../platform/db-types.ts';
import { ApiError } from '../../platform/errors.ts';
import type { PublicEvent } from '../../platform/public-events.ts';
import type { Services } from '../../platform/services.ts';
import { ENGLISH_READER, type ToldText, tell } from '../../platform/told.ts';
import { takeUpload } from './attachment.ts';
import type { MessageContext, MessageRow } from './chat-message.ts';
import { ownKey } from './client-key.ts';
import { publishMessage } from './events.ts';
import { contextOf } from './message-context.ts';
import { peopleOf } from './people.ts';

/** a message was written: whoever follows it hears of it */
const CHAT_MESSAGE = 'chat.message' satisfies PublicEvent;

export interface NewMessage {
  chat_id: number;
  author: 'tourist' | 'organizer' | 'system';
  /** who wrote it or, for a system message, whose action it is about: to them it does not count as unread */
  user_id: number | null;
  message: string;
  client_key?: string;
  /** what the api says; `message` has it in English then */
  told?: ToldText;
  /** an upload of the writer's */
  upload_id?: number;
}

/** The api says something itself: worded for each reader when they read it. */
export const writeTold = (
  services: Services,
  trx: Kysely<Database>,
  { told, ...message }: Pick<NewMessage, 'chat_id' | 'user_id'> & { told: ToldText },
): Promise<MessageRow> =>
  writeMessage(services, trx, { ...message, author: 'system', told, message: tell(told, ENGLISH_READER) });

/**
 * Writes a message and its events, all in the caller's transaction. Until that ends nobody else writes into the chat: messages commit in
 * the order of their ids, so that who asks for what came after one has missed nothing before it.
 * @returns the message; the earlier one when this client key was used before
 * @throws ApiError 404 file_not_found
 */
export const writeMessage = async (
  services: Services,
  trx: Kysely<Database>,
  message: NewMessage,
): Promise<MessageRow> => (await writeInto(services, trx, await lockChat(trx, message.chat_id), message)).row;

/**
 * The same into a chat that is locked. @returns also what the message's shape needs
 * @throws ApiError also 409 chat_frozen for what a person says, by whichever call; the marketplace goes on telling
 */
export async function writeInto(
  services: Services,
  trx: Kysely<Database>,
  chat: LockedChat,
  message: NewMessage,
): Promise<{ row: MessageRow; context: MessageContext }> {
  if (chat.is_frozen && message.author !== 'system') throw new ApiError(409, 'chat_frozen');
  // a file is taken once, so that a message with one is looked for before
  const before = message.upload_id === undefined ? undefined : await messageOfKey(trx, message);
  if (message.upload_id !== undefined && !before) {
    await takeUpload(services, trx, { id: message.upload_id, userId: message.user_id ?? 0 });
  }
  const row = before ? undefined : await insertMessage(services, trx, chat, message);
  const earlier = row ? undefined : (before ?? (await messageOfKey(trx, message)));
  if (earlier) return { row: earlier, context: await contextOf(services, trx, chat, [earlier]) };
  if (!row) throw new Error('a message was neither written nor there');
  const { names, listeners } = await peopleOf(trx, chat);
  const context = await contextOf(services, trx, chat, [row], names);
  await publishMessage(services, trx, chat, row, 'new_message', { context, listeners });
  await services.outbox.announce(trx, CHAT_MESSAGE, { message_id: row.id });
  return { row, context };
}

type LockedChat = Selectable<Database['chats']>;

export const lockChat = (trx: Kysely<Database>, chatId: number) =>
  trx.selectFrom('chats').selectAll().where('id', '=', chatId).forUpdate().executeTakeFirstOrThrow();

/** nobody writes into it: the support has closed it */
export const isFrozen = async (trx: Kysely<Database>, chatId: number): Promise<boolean> =>
  (await lockChat(trx, chatId)).is_frozen;

const messageOfKey = (
  trx: Kysely<Database>,
  { client_key = '', ...message }: NewMessage,
): Promise<MessageRow | undefined> =>
  trx
    .selectFrom('chat_messages')
    .selectAll()
    .where('chat_id', '=', message.chat_id)
    .where('client_key', '=', ownKey({ ...message, client_key }))
    .executeTakeFirst();

/**
 * @param chat locked: ids of one chat commit in their order, and none of its revisions is taken twice
 * @returns undefined when this client key was used before
 */
async function insertMessage(
  { clock }: Pick<Services, 'clock'>,
  trx: Kysely<Database>,
  chat: { id: number; revision: number },
  { told, client_key, upload_id, ...message }: NewMessage,
): Promise<MessageRow | undefined> {
  const revision = chat.revision + 1;
  const insert = trx
    .insertInto('chat_messages')
    .values({
      ...message,
      ...(told ? { told: JSON.stringify(told) } : {}),
      client_key: client_key === undefined ? null : ownKey({ ...message, client_key }),
      upload_id: upload_id ?? null,
      revision,
      created_at: clock.now(),
    })
    .onConflict((conflict) => conflict.columns(['chat_id', 'client_key']).doNothing())
    .returningAll();
  return trx
    .with('written', () => insert)
    .with('noted', (qb) =>
      qb
        .updateTable('chats')
        .set((eb) => ({ revision, last_message_id: eb.selectFrom('written').select('id') }))
        .where('id', '=', chat.id)
        .where((eb) => eb.exists(eb.selectFrom('written').select('id'))),
    )
    .selectFrom('written')
    .selectAll()
    .executeTakeFirst();
}

interface OpenedChat {
  user_id: number;
  /** null: the support's */
  organizer_id: number | null;
  tour_id?: number | undefined;
  request_id?: number;
}

/** The chat of a tourist and an organizer, made when there is none; about the given tour and booking from now on. */
export async function openChat(trx: Kysely<Database>, chat: OpenedChat): Promise<number> {
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
