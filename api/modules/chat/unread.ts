import { type Expression, type ExpressionBuilder, expressionBuilder, type SqlBool } from 'kysely';
import type { Database } from '../../platform/db-types.ts';
import type { ChatViewer } from './chat-side.ts';

type Joined = { c: Database['chats']; m: Database['chat_messages'] };

/** Condition on `chats as c` joined with `chat_messages as m`: the viewer has not read it and did not cause it. */
export function isUnread(viewer: ChatViewer): Expression<SqlBool> {
  const eb: ExpressionBuilder<Joined, 'c' | 'm'> = expressionBuilder<Joined, 'c' | 'm'>();
  const readId = viewer.side === 'organizer' ? 'c.organizer_read_id' : 'c.user_read_id';
  return eb.and([
    eb('m.id', '>', eb.ref(readId)),
    eb('m.author', '!=', viewer.side),
    eb('m.user_id', 'is distinct from', viewer.userId),
  ]);
}
