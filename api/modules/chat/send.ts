import type { Chat, ChatMessage, SendMessageBody } from '@cairn/shared-contracts/api/chat.schema';
import { ApiError, notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import type { Reader } from '../../platform/told.ts';
import { toChatMessage } from './chat-message.ts';
import { type ChatViewer, requireChat } from './chat-side.ts';
import { publishRead } from './events.ts';
import { namesOf } from './people.ts';
import { readChat } from './read.ts';
import { openChat, writeMessage } from './write.ts';

/**
 * Sends a message of the viewer; with a client key, sending again answers with the first one.
 * @throws ApiError 404 chat_not_found, 409 chat_frozen
 */
export async function sendMessage(
  services: Services,
  viewer: ChatViewer,
  body: SendMessageBody,
  reader: Reader,
): Promise<ChatMessage> {
  return services.db.transaction().execute(async (trx) => {
    const chat = await requireChat(trx, viewer, body.chat_id);
    if (chat.is_frozen) throw new ApiError(409, 'chat_frozen');
    const row = await writeMessage(services, trx, {
      chat_id: chat.id,
      author: viewer.side,
      user_id: viewer.userId,
      message: body.message,
      ...(body.client_key === undefined ? {} : { client_key: body.client_key }),
    });
    const readId = { tourist: chat.user_read_id, organizer: chat.organizer_read_id };
    return toChatMessage(row, viewer.side, { names: await namesOf(trx, chat), readId }, reader);
  });
}

/** Everything in the chat is read by the viewer now. */
export async function markAsRead(services: Services, viewer: ChatViewer, chatId: number): Promise<void> {
  const chat = await requireChat(services.db, viewer, chatId);
  const column = viewer.side === 'organizer' ? 'organizer_read_id' : 'user_read_id';
  if (chat[column] >= chat.last_message_id) return;
  await services.db
    .updateTable('chats')
    .set((eb) => ({ [column]: eb.fn('greatest', [column, eb.val(chat.last_message_id)]) }))
    .where('id', '=', chat.id)
    .execute();
  await publishRead(services, chat, viewer.side, chat.last_message_id);
}

/**
 * The chat with an organizer, made when there is none; a given message is sent into it.
 * @throws ApiError 404 organizer_not_found
 */
export async function chatWithOrganizer(
  services: Services,
  viewer: ChatViewer,
  body: { organizer_id: number; tour_id?: number | undefined; message?: string | undefined },
  reader: Reader,
): Promise<Chat> {
  const organizer = await services.db
    .selectFrom('organizers')
    .select('id')
    .where('id', '=', body.organizer_id)
    .executeTakeFirst();
  if (!organizer) throw notFound('organizer_not_found');
  const tour = body.tour_id === undefined ? undefined : await tourOf(services, body.organizer_id, body.tour_id);
  const asTourist: ChatViewer = { side: 'tourist', userId: viewer.userId, organizerId: null };
  const chatId = await openChat(services.db, { user_id: viewer.userId, organizer_id: organizer.id, tour_id: tour });
  const message = body.message?.trim();
  if (message) await sendMessage(services, asTourist, { chat_id: chatId, message }, reader);
  return readChat(services, asTourist, chatId, reader);
}

/** the tour's id if it is one of the organizer's */
async function tourOf(services: Services, organizerId: number, tourId: number): Promise<number | undefined> {
  const tour = await services.db
    .selectFrom('tours')
    .select('id')
    .where('id', '=', tourId)
    .where('organizer_id', '=', organizerId)
    .executeTakeFirst();
  return tour?.id;
}
