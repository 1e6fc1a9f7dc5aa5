import type { ChatEventName } from '@cairn/shared-contracts/api/chat-events.schema';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db-types.ts';
import type { Services } from '../../platform/services.ts';
import { toAttachment } from './attachment.ts';
import { type MessageContext, type MessageRow, toLiveMessage } from './chat-message.ts';
import { type ChatSide, SIDES } from './chat-side.ts';
import type { ContextChat } from './message-context.ts';
import { listenersOf, type People } from './people.ts';

/**
 * Live events of specification §4. They are hints: the rows are the truth. They are published in the transaction of their cause, so that
 * they are told when it commits, in the order in which a chat's changes commit, and never without it. `user:<id>` carries events of all
 * chats of an account, `chat:<id>:<side>` those of one chat as that side sees it.
 */
export const userTopic = (userId: number): string => `user:${userId}`;
export const chatTopic = (chatId: number, side: ChatSide): string => `chat:${chatId}:${side}`;

type Chat = ContextChat & { id: number };

/** Tells each side what it is to hear. */
async function tellSides(
  { bus }: Pick<Services, 'bus'>,
  trx: Kysely<Database>,
  chat: Chat,
  event: ChatEventName,
  payloadOf: (side: ChatSide) => object,
  listeners?: People['listeners'],
): Promise<void> {
  const people = listeners ?? (await listenersOf(trx, chat));
  await bus.publishAll(
    trx,
    SIDES.map((side) => ({
      topics: [
        ...people.filter((one) => one.side === side).map(({ userId }) => userTopic(userId)),
        chatTopic(chat.id, side),
      ],
      event,
      payload: { chat_id: chat.id, ...payloadOf(side) },
    })),
  );
}

/** A message was written, or changed. */
export async function publishMessage(
  services: Services,
  trx: Kysely<Database>,
  chat: Chat,
  row: MessageRow,
  event: 'new_message' | 'message_was_edit' | 'message_was_moderated' | 'message_was_deleted',
  { context, listeners }: { context: MessageContext; listeners: People['listeners'] },
): Promise<void> {
  if (event === 'new_message' && row.revision === 1)
    await tellSides(services, trx, chat, 'chat_created', () => ({}), listeners);
  const shape = (side: ChatSide) => ({ message: toLiveMessage(row, side, context) });
  await tellSides(services, trx, chat, event, shape, listeners);
}

/** The reader has read up to the message: its other devices and the other side learn it. */
export const publishRead = (
  services: Services,
  trx: Kysely<Database>,
  chat: Chat,
  reader: ChatSide,
  lastReadId: number,
): Promise<void> =>
  tellSides(services, trx, chat, 'chat_is_read', (side) => ({
    reader,
    last_read_id: lastReadId,
    is_mine: side === reader,
  }));

export const publishFrozen = (services: Services, trx: Kysely<Database>, chat: Chat, is_frozen: boolean) =>
  tellSides(services, trx, chat, 'chat_is_frozen', () => ({ is_frozen }));

/** Something about the chat changed that its list shows, such as the status of its booking. */
export async function publishUpdated(services: Services, chatId: number): Promise<void> {
  const { db } = services;
  const chat = await db.selectFrom('chats').selectAll().where('id', '=', chatId).executeTakeFirst();
  if (chat) await tellSides(services, db, chat, 'chat_was_updated', () => ({}));
}

/** The same for the account's own devices, of what the other side has no part in. */
export const publishUpdatedFor = (
  { bus }: Pick<Services, 'bus'>,
  trx: Kysely<Database>,
  userId: number,
  chat_id: number,
): Promise<void> =>
  bus.publishAll(trx, [{ topics: [userTopic(userId)], event: 'chat_was_updated', payload: { chat_id } }]);

/** How far the file of a message is; nothing happens for one that no message has. */
export async function publishDownload(services: Services, trx: Kysely<Database>, uploadId: number): Promise<void> {
  const upload = await trx.selectFrom('uploads').selectAll().where('id', '=', uploadId).executeTakeFirst();
  const message = await trx
    .selectFrom('chat_messages as m')
    .innerJoin('chats as c', 'c.id', 'm.chat_id')
    .selectAll('c')
    .select('m.id as message_id')
    .where('m.upload_id', '=', uploadId)
    .executeTakeFirst();
  if (!upload || !message) return;
  const attachment = toAttachment(services, upload);
  await tellSides(services, trx, message, 'attachment_download_status_was_changed', () => ({
    message_id: message.message_id,
    attachment,
  }));
}

/** The account hears of messages again while it is away: of one chat, or by whatever was turned on for all. */
export const publishNotificationsOn = (
  { bus }: Pick<Services, 'bus'>,
  trx: Kysely<Database>,
  userId: number,
  about: { chat_id: number | null; source: string | null },
): Promise<void> =>
  bus.publishAll(trx, [{ topics: [userTopic(userId)], event: 'crm_user_chat_notifications_enabled', payload: about }]);
