import type {
  Chat,
  ChatMessage,
  ChatWithOrganizerBody,
  SendMessageBody,
} from '@cairn/shared-contracts/api/chat.schema';
import { notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import type { Reader } from '../../platform/told.ts';
import { shownOrganizer } from '../organizer/shown-organizer.ts';
import { toChatMessage } from './chat-message.ts';
import { type ChatViewer, keepWriter, requireChat } from './chat-side.ts';
import { readChat } from './read-chats.ts';
import { openChat, writeInto } from './write.ts';

/**
 * Sends a message of the viewer; with a client key, sending again answers with the first one.
 * @throws ApiError 401 unauthorized, 404 chat_not_found, 404 file_not_found, 409 chat_frozen
 */
export async function sendMessage(
  services: Services,
  viewer: ChatViewer,
  body: SendMessageBody,
  reader: Reader,
): Promise<ChatMessage> {
  return services.db.transaction().execute(async (trx) => {
    await keepWriter(trx, viewer);
    const chat = await requireChat(trx, viewer, body.chat_id, { isLocked: true });
    const { row, context } = await writeInto(services, trx, chat, {
      chat_id: chat.id,
      author: chat.side,
      user_id: viewer.userId,
      message: body.message,
      ...(body.client_key === undefined ? {} : { client_key: body.client_key }),
      ...(body.file_id === undefined ? {} : { upload_id: body.file_id }),
    });
    return toChatMessage(row, chat.side, context, reader);
  });
}

/**
 * The chat with an organizer, made when there is none; a given message is sent into it.
 * @throws ApiError 404 organizer_not_found, 404 tour_not_found, 409 chat_frozen
 */
export async function chatWithOrganizer(
  services: Services,
  viewer: ChatViewer,
  body: ChatWithOrganizerBody,
  reader: Reader,
): Promise<Chat> {
  const { organizer_id } = body;
  if (!(await shownOrganizer(services.db, organizer_id))) await requireOpenChat(services, viewer, organizer_id);
  const tour_id = body.tour_id === undefined ? undefined : await tourOf(services, body.organizer_id, body.tour_id);
  const chatId = await openChat(services.db, { user_id: viewer.userId, organizer_id, tour_id });
  const { message, client_key } = body;
  if (message) await sendMessage(services, viewer, { chat_id: chatId, message, client_key }, reader);
  return readChat(services, viewer, chatId, reader);
}

/**
 * Who writes with an organizer goes on when they leave the site: what was booked goes on, too.
 * @throws ApiError 404 organizer_not_found
 */
async function requireOpenChat({ db }: Services, { userId }: ChatViewer, organizerId: number): Promise<void> {
  const chat = await db
    .selectFrom('chats')
    .select('id')
    .where('user_id', '=', userId)
    .where('organizer_id', '=', organizerId)
    .executeTakeFirst();
  if (!chat) throw notFound('organizer_not_found');
}

/** @throws ApiError 404 tour_not_found, also for a tour of another organizer */
async function tourOf(services: Services, organizerId: number, tourId: number): Promise<number> {
  const tour = await services.db
    .selectFrom('tours')
    .select('id')
    .where('id', '=', tourId)
    .where('organizer_id', '=', organizerId)
    .executeTakeFirst();
  if (!tour) throw notFound('tour_not_found');
  return tour.id;
}

/** The chat with the support, made when there is none. */
export async function chatWithSupport(services: Services, viewer: ChatViewer, reader: Reader): Promise<Chat> {
  const chatId = await openChat(services.db, { user_id: viewer.userId, organizer_id: null });
  return readChat(services, viewer, chatId, reader);
}
