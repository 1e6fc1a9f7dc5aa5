import type { Chat, ChatMessage } from '@cairn/shared-contracts/api/chat.schema';
import { CHAT_PAGE } from '@cairn/shared-contracts/domain/limits';
import type { Services } from '../../platform/services.ts';
import type { Reader } from '../../platform/told.ts';
import { type MessageContext, nameOf, toChatMessage } from './chat-message.ts';
import { type ChatViewer, chatsOf, requireChat } from './chat-side.ts';
import { fullName, namesOf } from './people.ts';
import { isUnread } from './unread.ts';

const BACKFILL_MAX = 200;

/** Everything about the viewer's chats that a list shows, except the last messages. */
const chatRows = (services: Services, viewer: ChatViewer) =>
  chatsOf(services.db, viewer)
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .leftJoin('organizers as o', 'o.id', 'c.organizer_id')
    .leftJoin('tours as t', 't.id', 'c.tour_id')
    .leftJoin('requests as r', 'r.id', 'c.request_id')
    .leftJoin('chat_messages as last', 'last.id', 'c.last_message_id')
    .selectAll('c')
    .select([
      'u.first_name',
      'u.last_name',
      'o.name as organizer_name',
      'o.person',
      'o.avatar',
      'o.reply_hours',
      't.slug',
      't.name as tour_name',
      't.content_language',
      't.images',
      'r.uuid',
      'r.status',
      'last.author as last_author',
      'last.message as last_text',
      'last.told as last_told',
      'last.user_id as last_user_id',
      'last.client_key as last_client_key',
      'last.created_at as last_created_at',
    ])
    .select((eb) =>
      eb
        .selectFrom('chat_messages as m')
        .select((count) => count.fn.countAll<number>().as('count'))
        .whereRef('m.chat_id', '=', 'c.id')
        .where(isUnread(viewer))
        .as('unread'),
    );

type ChatRow = Awaited<ReturnType<ReturnType<typeof chatRows>['execute']>>[number];

function contextOf(row: ChatRow): MessageContext {
  return {
    names: { tourist: fullName(row.first_name, row.last_name), organizer: row.person },
    readId: { tourist: row.user_read_id, organizer: row.organizer_read_id },
  };
}

function lastMessage(row: ChatRow, viewer: ChatViewer, reader: Reader): ChatMessage | null {
  if (row.last_author === null || row.last_text === null || row.last_created_at === null) return null;
  const message = {
    id: row.last_message_id,
    chat_id: row.id,
    author: row.last_author,
    user_id: row.last_user_id,
    message: row.last_text,
    told: row.last_told,
    client_key: row.last_client_key,
    created_at: row.last_created_at,
  };
  return toChatMessage(message, viewer.side, contextOf(row), reader);
}

function toChat(services: Services, row: ChatRow, viewer: ChatViewer, reader: Reader): Chat {
  const context = contextOf(row);
  const image = row.images?.[0];
  return {
    id: row.id,
    name:
      viewer.side === 'organizer'
        ? nameOf(context, 'tourist', reader)
        : (row.organizer_name ?? nameOf(context, 'organizer', reader)),
    avatar: viewer.side === 'tourist' && row.avatar ? services.media(row.avatar) : null,
    organizer_id: row.organizer_id,
    reply_hours: row.reply_hours,
    tour:
      row.tour_id === null || row.slug === null || row.tour_name === null
        ? null
        : {
            id: row.tour_id,
            slug: row.slug,
            name: row.tour_name,
            ...(row.content_language === null ? {} : { content_language: row.content_language }),
            image: image ? services.media(image) : null,
          },
    request:
      row.request_id === null || row.uuid === null || row.status === null
        ? null
        : { id: row.request_id, uuid: row.uuid, status: row.status },
    unread_count: row.unread ?? 0,
    is_frozen: row.is_frozen,
    last_message: lastMessage(row, viewer, reader),
  };
}

/** The viewer's chats, the one with the newest message first. */
export async function listChats(
  services: Services,
  viewer: ChatViewer,
  page: { limit: number; offset: number; organizerId?: number | undefined },
  reader: Reader,
): Promise<{ items: Chat[]; total: number }> {
  const { organizerId } = page;
  const { total } = await chatsOf(services.db, viewer)
    .$if(organizerId !== undefined, (query) => query.where('c.organizer_id', '=', organizerId ?? null))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await chatRows(services, viewer)
    .$if(organizerId !== undefined, (query) => query.where('c.organizer_id', '=', organizerId ?? null))
    .orderBy('c.last_message_id', 'desc')
    .orderBy('c.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return { items: rows.map((row) => toChat(services, row, viewer, reader)), total };
}

/** @throws ApiError 404 chat_not_found */
export async function readChat(services: Services, viewer: ChatViewer, chatId: number, reader: Reader): Promise<Chat> {
  await requireChat(services.db, viewer, chatId);
  const row = await chatRows(services, viewer).where('c.id', '=', chatId).executeTakeFirstOrThrow();
  return toChat(services, row, viewer, reader);
}

/** A page counted from the newest message, or with `after` all that came since; oldest first either way. */
export async function listMessages(
  services: Services,
  viewer: ChatViewer,
  query: { chatId: number; offset: number; after?: number | undefined },
  reader: Reader,
): Promise<{ items: ChatMessage[]; total: number }> {
  const chat = await requireChat(services.db, viewer, query.chatId);
  const context = {
    names: await namesOf(services.db, chat),
    readId: { tourist: chat.user_read_id, organizer: chat.organizer_read_id },
  };
  const messages = services.db.selectFrom('chat_messages').where('chat_id', '=', chat.id);
  const { total } = await messages.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows =
    query.after === undefined
      ? (await messages.selectAll().orderBy('id', 'desc').offset(query.offset).limit(CHAT_PAGE).execute()).reverse()
      : await messages.selectAll().where('id', '>', query.after).orderBy('id').limit(BACKFILL_MAX).execute();
  return { items: rows.map((row) => toChatMessage(row, viewer.side, context, reader)), total };
}

export async function countUnread(services: Services, viewer: ChatViewer, organizerId?: number): Promise<number> {
  const { count } = await chatsOf(services.db, viewer)
    .innerJoin('chat_messages as m', 'm.chat_id', 'c.id')
    .where(isUnread(viewer))
    .$if(organizerId !== undefined, (query) => query.where('c.organizer_id', '=', organizerId ?? null))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
