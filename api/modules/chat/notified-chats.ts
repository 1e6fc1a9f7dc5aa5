import type { Services } from '../../platform/services.ts';
import { connectionsOf } from '../messengers/connections.ts';
import { type ChatViewer, chatsOf } from './chat-side.ts';

/** The chats that the account is told of while it is away, and whether by a messenger. */
export async function chatsForNotifications(services: Services, viewer: ChatViewer) {
  const { db } = services;
  const { muted_notifications } = await db
    .selectFrom('users')
    .select('muted_notifications')
    .where('id', '=', viewer.userId)
    .executeTakeFirstOrThrow();
  if (muted_notifications.includes('chat_messages')) return { data: [] };
  const messenger_was_activated = (await connectionsOf(services, db, viewer.userId)).length > 0;
  const rows = await chatsOf(db, viewer)
    .leftJoin('chat_notices as n', (join) => join.onRef('n.chat_id', '=', 'c.id').on('n.user_id', '=', viewer.userId))
    .select('c.id')
    .where((eb) => eb.or([eb('n.is_muted', 'is', null), eb('n.is_muted', '=', false)]))
    .where('c.last_message_id', '>', 0)
    .orderBy('c.last_message_id', 'desc')
    .execute();
  return { data: rows.map(({ id }) => ({ id, messenger_was_activated })) };
}
