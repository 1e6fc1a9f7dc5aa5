import type { Chat, ChatMessage, ChatPresence } from '@cairn/shared-contracts/api/chat.schema';
import { BOOKING_STATUS, OPEN_STATUSES } from '@cairn/shared-contracts/domain/booking-graph';
import { knownZone, UNKNOWN_ZONE } from '@cairn/shared-contracts/domain/moments';
import { sql } from 'kysely';
import type { Services } from '../../platform/services.ts';
import { organizerName, type Reader, tell } from '../../platform/told.ts';
import { uploadsOf } from './attachment.ts';
import { type MessageContext, nameOf, toChatMessage } from './chat-message.ts';
import { type ChatSide, type ChatViewer, chatsOf, requireChat, sideIn } from './chat-side.ts';
import { fullName } from './people.ts';
import { NOBODY_THERE, presenceOfChats } from './presence.ts';
import { touristPast } from './tourist-past.ts';
import { isUnread } from './unread.ts';

/** The viewer's chats with what their list shows, except the last messages. */
const chatRows = ({ db }: Pick<Services, 'db'>, viewer: ChatViewer) =>
  chatsOf(db, viewer)
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .leftJoin('organizers as o', 'o.id', 'c.organizer_id')
    .leftJoin('tours as t', 't.id', 'c.tour_id')
    .leftJoin('requests as r', 'r.id', 'c.request_id')
    .leftJoin('all_departures as d', 'd.id', 'r.departure_id')
    .leftJoin('chat_notices as n', (join) => join.onRef('n.chat_id', '=', 'c.id').on('n.user_id', '=', viewer.userId))
    .selectAll('c')
    .select([
      'u.first_name',
      'u.last_name',
      'u.language',
      'u.timezone',
      'o.name as organizer_name',
      'o.person',
      'o.avatar',
      'o.reply_hours',
      'o.is_verified',
      't.slug',
      't.name as tour_name',
      't.content_language',
      't.images',
      ...(['r.uuid', 'r.status', 'r.tourists_count', 'r.currency', 'r.total', 'r.prepayment', 'r.deadline'] as const),
      ...(['d.starts_on', 'd.ends_on'] as const),
      'n.is_muted',
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

/** What chats show beside their rows, read once for all of them. */
interface Beside {
  lastMessages: ReadonlyMap<number, ChatMessage>;
  presence: ReadonlyMap<number, ChatPresence>;
}

const contextOfRow = (row: ChatRow): Pick<MessageContext, 'names' | 'readId'> => ({
  names: { tourist: fullName(row.first_name, row.last_name), organizer: row.person },
  readId: { tourist: row.user_read_id, organizer: row.organizer_read_id },
});

async function lastMessagesOf(
  { db, media, log }: Pick<Services, 'db' | 'media' | 'log'>,
  viewer: ChatViewer,
  rows: readonly ChatRow[],
  reader: Reader,
): Promise<ReadonlyMap<number, ChatMessage>> {
  const ids = rows.map(({ last_message_id }) => last_message_id).filter((id) => id > 0);
  if (ids.length === 0) return new Map();
  const messages = await db.selectFrom('chat_messages').selectAll().where('id', 'in', ids).execute();
  const uploads = await uploadsOf(db, messages);
  const chats = new Map(rows.map((row) => [row.id, row]));
  return new Map(
    messages.flatMap((message) => {
      const row = chats.get(message.chat_id);
      if (!row) return [];
      const context = { ...contextOfRow(row), uploads, media, log };
      return [[row.id, toChatMessage(message, sideIn(viewer, row), context, reader)] as const];
    }),
  );
}

function nameOfChat(row: ChatRow, side: ChatSide, reader: Reader): string {
  const context = contextOfRow(row);
  if (side === 'organizer') return nameOf(context, 'tourist', reader);
  return row.organizer_name === null
    ? nameOf(context, 'organizer', reader)
    : tell(organizerName(row.organizer_name), reader);
}

function tourOfRow(row: ChatRow, media: Services['media']): Chat['tour'] {
  if (row.tour_id === null || row.slug === null || row.tour_name === null) return null;
  const image = row.images?.[0];
  return {
    id: row.tour_id,
    slug: row.slug,
    name: row.tour_name,
    ...(row.content_language === null ? {} : { content_language: row.content_language }),
    image: image ? media(image) : null,
  };
}

function requestOfRow(row: ChatRow): Chat['request'] {
  const { request_id: id, uuid, status, starts_on: start, ends_on: end, currency, deadline } = row;
  if (id === null || uuid === null || status === null || start === null || end === null || currency === null)
    return null;
  return {
    ...{ id, uuid, status, date: { start, end }, currency },
    tourists_count: row.tourists_count ?? 0,
    total: row.total ?? 0,
    prepayment: row.prepayment ?? 0,
    deadline: deadline?.toISOString() ?? null,
  };
}

function touristOfRow({ language, timezone }: ChatRow): Chat['tourist'] {
  const zone = knownZone(timezone);
  return { language, timezone: zone === UNKNOWN_ZONE ? null : zone };
}

function toChat(
  { media }: Pick<Services, 'media'>,
  row: ChatRow,
  viewer: ChatViewer,
  reader: Reader,
  beside: Beside,
): Chat {
  const side = sideIn(viewer, row);
  return {
    id: row.id,
    with: side === 'organizer' ? 'tourist' : row.organizer_id === null ? 'support' : 'organizer',
    name: nameOfChat(row, side, reader),
    avatar: side === 'tourist' && row.avatar && !reader.isDiscreet ? media(row.avatar) : null,
    organizer_id: row.organizer_id,
    is_verified: side === 'tourist' && row.is_verified === true,
    reply_hours: row.reply_hours,
    ...(side === 'organizer' ? { tourist: touristOfRow(row) } : {}),
    tour: tourOfRow(row, media),
    request: requestOfRow(row),
    unread_count: row.unread ?? 0,
    is_frozen: row.is_frozen,
    has_notifications: row.is_muted !== true,
    presence: beside.presence.get(row.id) ?? NOBODY_THERE,
    last_message: beside.lastMessages.get(row.id) ?? null,
    revision: row.revision,
  };
}

async function toChats(
  services: Services,
  rows: readonly ChatRow[],
  viewer: ChatViewer,
  reader: Reader,
): Promise<Chat[]> {
  const beside: Beside = {
    lastMessages: await lastMessagesOf(services, viewer, rows, reader),
    presence: await presenceOfChats(
      services.db,
      rows.map((row) => ({ ...row, side: sideIn(viewer, row) })),
    ),
  };
  return rows.map((row) => toChat(services, row, viewer, reader, beside));
}

export interface ChatsQuery {
  limit: number;
  offset: number;
  organizerId?: number | undefined;
  search?: string | undefined;
  only?: 'unread' | 'bookings' | 'support' | 'needs_you' | 'upcoming' | undefined;
}

/** % and _ are signs like any other to whoever types them */
const contains = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** The viewer's chats, the one with the newest message first. One with the support, or that another has opened, begins with its first message. */
export async function listChats(
  services: Services,
  viewer: ChatViewer,
  { limit, offset, organizerId, search, only }: ChatsQuery,
  reader: Reader,
): Promise<{ items: Chat[]; total: number }> {
  const found = () =>
    chatRows(services, viewer)
      .where((eb) =>
        eb.or([
          eb('c.last_message_id', '>', 0),
          eb.and([eb('c.user_id', '=', viewer.userId), eb('c.organizer_id', 'is not', null)]),
        ]),
      )
      .$if(organizerId !== undefined, (query) => query.where('c.organizer_id', '=', organizerId ?? null))
      .$if(only === 'bookings', (query) => query.where('c.request_id', 'is not', null))
      .$if(only === 'upcoming', (query) =>
        query
          .where('r.status', 'in', OPEN_STATUSES)
          .where('d.ends_on', '>=', services.clock.now().toISOString().slice(0, 10)),
      )
      .$if(only === 'support', (query) => query.where('c.organizer_id', 'is', null))
      .$if(only === 'unread' || only === 'needs_you', (query) =>
        query.where((eb) => {
          const unread = eb.exists(
            eb
              .selectFrom('chat_messages as m')
              .select('m.id')
              .whereRef('m.chat_id', '=', 'c.id')
              .where(isUnread(viewer)),
          );
          if (only === 'unread') return unread;
          const isTheirs = eb('c.user_id', '!=', viewer.userId);
          return eb.or([unread, eb.and([isTheirs, eb('r.status', '=', BOOKING_STATUS.pendingConfirm)])]);
        }),
      )
      .$if(search !== undefined && search !== '', (query) => {
        const pattern = contains(search ?? '');
        return query.where((eb) =>
          eb.or([
            sql<boolean>`concat_ws(' ', u.first_name, u.last_name) ILIKE ${pattern}`,
            // a name that is not told is not found either
            ...(reader.isDiscreet ? [] : [eb('o.name', 'ilike', pattern), eb('o.person', 'ilike', pattern)]),
            eb('t.name', 'ilike', pattern),
            eb.exists(
              eb
                .selectFrom('chat_messages as m')
                .select('m.id')
                .whereRef('m.chat_id', '=', 'c.id')
                .where('m.author', '!=', 'system')
                .where('m.message', 'ilike', pattern),
            ),
          ]),
        );
      });
  const { total } = await services.db
    .selectFrom(found().clearSelect().select('c.id').as('found'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found()
    .orderBy('c.last_message_id', 'desc')
    .orderBy('c.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { items: await toChats(services, rows, viewer, reader), total };
}

/** @throws ApiError 404 chat_not_found */
export async function readChat(services: Services, viewer: ChatViewer, chatId: number, reader: Reader): Promise<Chat> {
  await requireChat(services.db, viewer, chatId);
  const row = await chatRows(services, viewer).where('c.id', '=', chatId).executeTakeFirstOrThrow();
  const [chat] = await toChats(services, [row], viewer, reader);
  if (!chat) throw new Error('a row became no chat');
  if (!chat.tourist) return chat;
  const past = await touristPast(services, row);
  return { ...chat, tourist: { ...chat.tourist, ...(past ? { past } : {}) } };
}
