import type { Unread } from '@cairn/shared-contracts/api/chat.schema';
import { type ExpressionBuilder, expressionBuilder, type Kysely } from 'kysely';
import type { Database } from '../../platform/db-types.ts';
import { type ChatViewer, chatsOf, readIdOf } from './chat-side.ts';

type Joined = { c: Database['chats']; m: Database['chat_messages'] };

/** Condition on `chats as c` joined with `chat_messages as m`: the viewer has not read it and did not cause it. */
export function isUnread(viewer: ChatViewer) {
  const eb: ExpressionBuilder<Joined, 'c' | 'm'> = expressionBuilder<Joined, 'c' | 'm'>();
  return eb.and([
    eb('m.id', '>', readIdOf(viewer)),
    eb('m.deleted_at', 'is', null),
    // of the other side, or of nobody's
    eb('m.author', '!=', eb.case().when('c.user_id', '=', viewer.userId).then('tourist').else('organizer').end()),
    eb('m.user_id', 'is distinct from', viewer.userId),
  ]);
}

/** What the viewer has not read, in all chats or in those with an organizer. */
export const readUnread = (db: Kysely<Database>, viewer: ChatViewer, organizerId?: number): Promise<Unread> =>
  chatsOf(db, viewer)
    .innerJoin('chat_messages as m', 'm.chat_id', 'c.id')
    .where(isUnread(viewer))
    // what is read up to its end needs no look at its messages
    .where((eb) => eb('c.last_message_id', '>', readIdOf(viewer)))
    .$if(organizerId !== undefined, (query) => query.where('c.organizer_id', '=', organizerId ?? null))
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.coalesce(eb.fn.max('m.id'), eb.val(0)).as('last_id')])
    .executeTakeFirstOrThrow();
