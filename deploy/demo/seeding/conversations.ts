import { randomBytes } from 'node:crypto';
import type { Database } from '@cairn/api/database-types';
import { type NoticeFacts, type NoticeKind, noticeText } from '@cairn/api/request/notices';
import { ENGLISH_READER, tell } from '@cairn/api/told';
import { freeCancelUntil } from '@cairn/shared-contracts/domain/booking-schedule';
import type { Kysely } from 'kysely';
import { CONVERSATIONS, type Line, type Milestone } from '../content/conversations.ts';
import { DEMO_PHOTO } from '../photo.ts';
import { bulkInsert, type Row } from './bulk-insert.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const dayOf = (at: string): string => at.slice(0, 10);
const momentOf = (day: string, days: number, time: string): string =>
  new Date(Date.parse(`${day}T${time}:00Z`) + days * DAY_MS).toISOString();
const after = (at: string, minutes: number): string => new Date(Date.parse(at) + minutes * MINUTE_MS).toISOString();

interface Message extends Omit<Row<'chat_messages'>, 'chat_id' | 'revision' | 'created_at'> {
  created_at: string;
  isUnread?: boolean;
}

const tripsOf = (db: Kysely<Database>, userId: number) =>
  db
    .selectFrom('requests as r')
    .innerJoin('tours as t', 't.id', 'r.tour_id')
    .innerJoin('all_departures as d', 'd.id', 'r.departure_id')
    .innerJoin('chats as c', (join) => join.onRef('c.organizer_id', '=', 't.organizer_id').on('c.user_id', '=', userId))
    .innerJoin('users as o', 'o.organizer_id', 't.organizer_id')
    .select(['c.id as chat_id', 'o.id as organizer_user', 'r.tour_id', 'r.created_at', 't.name as tour', 'd.starts_on'])
    .select(['d.ends_on', 'r.tourists_count', 'r.currency', 'r.prepayment', 'r.total', 'r.balance_due_on'])
    .select(['r.children_ages'])
    .where('r.user_id', '=', userId)
    .orderBy('r.id')
    .execute();

type Trip = Awaited<ReturnType<typeof tripsOf>>[number];

/** What the site told both of the booking: asked for, confirmed, prepaid, paid, made. */
function noticesOf(trip: Trip): Message[] {
  const booked = trip.created_at.toISOString();
  const facts = (paid: number, received: number, deadline: string | null): NoticeFacts => ({
    ...trip,
    ...{ tourists: trip.tourists_count, children: trip.children_ages },
    ...{ paid, received, refund: 0, deadline: deadline ? new Date(deadline) : null },
    freeUntil: new Date(freeCancelUntil(trip.starts_on, Date.parse(booked))),
  });
  const { total, prepayment } = trip;
  const told: readonly (readonly [NoticeKind, string, NoticeFacts])[] = [
    ['sent', booked, facts(0, 0, after(booked, 24 * 60))],
    ['confirmed', after(booked, 60), facts(0, 0, after(booked, 25 * 60))],
    ['prepaid', after(booked, 120), facts(prepayment, prepayment, null)],
    ['balance', momentOf(trip.starts_on, -31, '08:15'), facts(total, total - prepayment, null)],
    ['complete', momentOf(trip.ends_on, 1, '00:01'), facts(total, 0, null)],
  ];
  return told.map(([kind, created_at, about]) => {
    const text = noticeText(kind, about);
    const message = tell(text, ENGLISH_READER);
    return { author: 'system', created_at, told: text, message, user_id: null, upload_id: null };
  });
}

function linesOf(trip: Trip, userId: number, photoId: number): Message[] {
  const days: Readonly<Record<Milestone, string>> = {
    booked: dayOf(trip.created_at.toISOString()),
    starts: trip.starts_on,
    ends: trip.ends_on,
  };
  return (CONVERSATIONS[trip.tour_id] ?? []).map(
    ({ who, at: [milestone, shift, time], text, hasPhoto, isUnread = false }: Line): Message => ({
      ...{ author: who, message: text, created_at: momentOf(days[milestone], shift, time), isUnread },
      user_id: who === 'tourist' ? userId : trip.organizer_user,
      told: null,
      upload_id: hasPhoto ? photoId : null,
    }),
  );
}

/** A picture that the organizer sent; its file is stored when the api opens (photo.ts). */
async function insertPhoto(db: Kysely<Database>, userId: number, at: string): Promise<number> {
  const { uuid, name, size, type, placeholder } = DEMO_PHOTO;
  const { id } = await db
    .insertInto('uploads')
    .values({
      ...{ kind: 'image', bucket: 'chat', uuid, name, size, content_type: type, placeholder, is_public: true },
      // nobody takes it back
      ...{ user_id: userId, delete_hash: randomBytes(32), created_at: at, attached_at: at },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Where a conversation stands after its messages. */
async function closeConversation(db: Kysely<Database>, chatId: number, messages: readonly Message[]): Promise<void> {
  const ids = await db.selectFrom('chat_messages').select('id').where('chat_id', '=', chatId).orderBy('id').execute();
  const last = ids.at(-1)?.id ?? 0;
  const firstUnread = messages.findIndex(({ isUnread }) => isUnread);
  const read = firstUnread < 0 ? last : (ids[firstUnread - 1]?.id ?? 0);
  await db
    .updateTable('chats')
    .set({ last_message_id: last, revision: messages.length, user_read_id: read, organizer_read_id: last })
    .where('id', '=', chatId)
    .execute();
}

/** The conversations of the demo tourist with those who led their trips, as they would be had all of it happened here. */
export async function insertConversations(db: Kysely<Database>, userId: number): Promise<void> {
  const trips = await tripsOf(db, userId);
  const sender = trips.find(({ tour_id }) => CONVERSATIONS[tour_id]?.some(({ hasPhoto }) => hasPhoto));
  if (!sender) return;
  const photoId = await insertPhoto(db, sender.organizer_user, sender.created_at.toISOString());
  // lists of conversations go by the number of the last message: all of them are written as time goes by
  const messages = trips
    .flatMap((trip) =>
      [...noticesOf(trip), ...linesOf(trip, userId, photoId)].map((message) => ({ ...message, chat_id: trip.chat_id })),
    )
    .toSorted((a, b) => Date.parse(a.created_at) - Date.parse(b.created_at));
  const chats = Map.groupBy(messages, ({ chat_id }) => chat_id);
  const rows = messages.map((message): Row<'chat_messages'> => {
    const { isUnread: _, ...row } = message;
    return { ...row, revision: (chats.get(row.chat_id)?.indexOf(message) ?? 0) + 1 };
  });
  await bulkInsert(db, 'chat_messages', rows);
  for (const [chatId, ofChat] of chats) await closeConversation(db, chatId, ofChat);
}
