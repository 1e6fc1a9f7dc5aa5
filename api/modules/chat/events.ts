import type { Services } from '../../platform/services.ts';
import { toLiveMessage } from './chat-message.ts';
import type { ChatSide, ChatViewer } from './chat-side.ts';
import { listenersOf, namesOf } from './people.ts';
import { countUnread } from './read.ts';

/**
 * Live events of specification §4. They are hints: the rows are the truth, and who missed an event asks for messages after the last
 * id it knows. `user:<id>` carries events of all chats of an account, `chat:<id>:<side>` those of one chat as that side sees it.
 */
export const userTopic = (userId: number): string => `user:${userId}`;
export const chatTopic = (chatId: number, side: ChatSide): string => `chat:${chatId}:${side}`;

/** Tells both sides about a written message. */
export async function publishMessage(services: Services, messageId: number): Promise<void> {
  const { db, bus } = services;
  const row = await db.selectFrom('chat_messages').selectAll().where('id', '=', messageId).executeTakeFirst();
  if (!row) return;
  const chat = await db.selectFrom('chats').selectAll().where('id', '=', row.chat_id).executeTakeFirstOrThrow();
  const names = await namesOf(db, chat);
  const readId = { tourist: chat.user_read_id, organizer: chat.organizer_read_id };
  const shapes: Record<ChatSide, object> = {
    tourist: { chat_id: chat.id, message: toLiveMessage(row, 'tourist', { names, readId }) },
    organizer: { chat_id: chat.id, message: toLiveMessage(row, 'organizer', { names, readId }) },
  };
  const isFirst = !(await hasEarlier(services, chat.id, row.id));
  for (const { userId, side } of await listenersOf(db, chat)) {
    if (isFirst) await bus.publish(userTopic(userId), 'chat_created', { chat_id: chat.id });
    const viewer: ChatViewer = { side, userId, organizerId: chat.organizer_id };
    await bus.publish(userTopic(userId), 'new_message', {
      ...shapes[side],
      unread_count: await countUnread(services, viewer),
    });
  }
  for (const side of ['tourist', 'organizer'] as const)
    await bus.publish(chatTopic(chat.id, side), 'new_message', shapes[side]);
}

async function hasEarlier(services: Services, chatId: number, messageId: number): Promise<boolean> {
  const earlier = await services.db
    .selectFrom('chat_messages')
    .select('id')
    .where('chat_id', '=', chatId)
    .where('id', '<', messageId)
    .limit(1)
    .executeTakeFirst();
  return earlier !== undefined;
}

/** The reader has read up to the message: its other devices and the other side learn it. */
export async function publishRead(
  services: Services,
  chat: { id: number; user_id: number; organizer_id: number | null },
  reader: ChatSide,
  lastReadId: number,
): Promise<void> {
  const event = { chat_id: chat.id, reader, last_read_id: lastReadId };
  for (const { userId, side } of await listenersOf(services.db, chat)) {
    await services.bus.publish(userTopic(userId), 'chat_is_read', { ...event, is_mine: side === reader });
  }
  for (const side of ['tourist', 'organizer'] as const) {
    await services.bus.publish(chatTopic(chat.id, side), 'chat_is_read', { ...event, is_mine: side === reader });
  }
}

/** Something about the chat changed that its list shows, such as the status of its booking. */
export async function publishUpdated(services: Services, chatId: number): Promise<void> {
  const chat = await services.db.selectFrom('chats').selectAll().where('id', '=', chatId).executeTakeFirst();
  if (!chat) return;
  for (const { userId } of await listenersOf(services.db, chat)) {
    await services.bus.publish(userTopic(userId), 'chat_was_updated', { chat_id: chat.id });
  }
}
