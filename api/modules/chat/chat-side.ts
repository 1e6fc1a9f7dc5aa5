import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import type { SessionUser } from '../../platform/call.ts';
import type { Database } from '../../platform/db-types.ts';
import { notFound } from '../../platform/errors.ts';
import { keepAccount } from '../user/hold-account.ts';

/** The two people of a chat. Without an organizer its other side is the support. The marketplace itself writes as `system`. */
export type ChatSide = 'tourist' | 'organizer';
export const SIDES = ['tourist', 'organizer'] as const satisfies readonly ChatSide[];
export const otherSide = (side: ChatSide): ChatSide => (side === 'tourist' ? 'organizer' : 'tourist');

/** Who looks at chats: everybody at their own, an organizer's people also at the organizer's, the support at those with it. */
export interface ChatViewer {
  userId: number;
  /** by which they are here */
  sessionId: number;
  organizerId: number | null;
  isSupport: boolean;
}

export function viewerOf(user: SessionUser): ChatViewer {
  const organizerId = user.role === 'organizer' ? user.organizerId : null;
  return { userId: user.id, sessionId: user.sessionId, organizerId, isSupport: user.role === 'admin' };
}

/** Whoever has opened a chat is its tourist, also an organizer who asks another one, or the support. */
export const sideIn = (viewer: Pick<ChatViewer, 'userId'>, chat: { user_id: number }): ChatSide =>
  chat.user_id === viewer.userId ? 'tourist' : 'organizer';

type Chats = { c: Database['chats'] };

/** Condition on `chats as c`: the viewer takes part in it. */
export const takesPart =
  ({ userId, organizerId, isSupport }: Omit<ChatViewer, 'sessionId'>) =>
  (eb: ExpressionBuilder<Chats, 'c'>) =>
    eb.or([
      eb('c.user_id', '=', userId),
      ...(organizerId === null ? [] : [eb('c.organizer_id', '=', organizerId)]),
      ...(isSupport ? [eb('c.organizer_id', 'is', null)] : []),
    ]);

/** Chats that the viewer takes part in. */
export const chatsOf = (db: Kysely<Database>, viewer: ChatViewer) =>
  db.selectFrom('chats as c').where(takesPart(viewer));

/** in SQL: the last message of `chats as c` that the viewer has read */
export const readIdOf = ({ userId }: ChatViewer) =>
  sql<number>`CASE WHEN c.user_id = ${userId} THEN c.user_read_id ELSE c.organizer_read_id END`;

/** Nobody deletes the account while it writes. @throws ApiError 401 unauthorized */
export const keepWriter = (trx: Kysely<Database>, { userId, sessionId }: ChatViewer): Promise<void> =>
  keepAccount(trx, { id: userId, sessionId });

interface Requirement {
  /** nobody else changes it, or writes into it, until the transaction ends */
  isLocked?: boolean;
}

/** @throws ApiError 404 also for a chat of somebody else: its existence is nobody's business */
export async function requireChat(
  db: Kysely<Database>,
  viewer: ChatViewer,
  chatId: number,
  { isLocked = false }: Requirement = {},
) {
  const chat = await chatsOf(db, viewer)
    .selectAll('c')
    .where('c.id', '=', chatId)
    .$if(isLocked, (query) => query.forUpdate('c'))
    .executeTakeFirst();
  if (!chat) throw notFound('chat_not_found');
  return { ...chat, side: sideIn(viewer, chat) };
}
