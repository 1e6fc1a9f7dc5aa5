import type { Kysely } from 'kysely';
import type { SessionUser } from '../../platform/call.ts';
import type { Database } from '../../platform/db-types.ts';
import { notFound } from '../../platform/errors.ts';

/** The two people of a chat. The marketplace itself writes as `system`. */
export type ChatSide = 'tourist' | 'organizer';
export const otherSide = (side: ChatSide): ChatSide => (side === 'tourist' ? 'organizer' : 'tourist');

/** Who looks at chats: an organizer's people see the organizer's, everybody else their own. */
export interface ChatViewer {
  side: ChatSide;
  userId: number;
  organizerId: number | null;
}

export function viewerOf(user: SessionUser): ChatViewer {
  const side = user.role === 'organizer' && user.organizerId !== null ? 'organizer' : 'tourist';
  return { side, userId: user.id, organizerId: user.organizerId };
}

/** Chats that the viewer takes part in. */
export function chatsOf(db: Kysely<Database>, viewer: ChatViewer) {
  const chats = db.selectFrom('chats as c');
  return viewer.side === 'organizer'
    ? chats.where('c.organizer_id', '=', viewer.organizerId)
    : chats.where('c.user_id', '=', viewer.userId);
}

/** @throws ApiError 404 also for a chat of somebody else: its existence is nobody's business */
export async function requireChat(db: Kysely<Database>, viewer: ChatViewer, chatId: number) {
  const chat = await chatsOf(db, viewer).selectAll('c').where('c.id', '=', chatId).executeTakeFirst();
  if (!chat) throw notFound('chat_not_found');
  return chat;
}
