import type { Services } from '../../platform/services.ts';
import { type ChatViewer, requireChat } from './chat-side.ts';
import { publishRead } from './events.ts';

/** Everything in the chat is read by the viewer now. */
export async function markAsRead(services: Services, viewer: ChatViewer, chatId: number): Promise<void> {
  const { side } = await requireChat(services.db, viewer, chatId);
  const column = side === 'organizer' ? 'organizer_read_id' : 'user_read_id';
  await services.db.transaction().execute(async (trx) => {
    // a mark never goes back, whichever of two devices comes last
    const chat = await trx
      .updateTable('chats')
      .set((eb) => ({ [column]: eb.ref('last_message_id') }))
      .where('id', '=', chatId)
      .whereRef(column, '<', 'last_message_id')
      .returningAll()
      .executeTakeFirst();
    if (chat) await publishRead(services, trx, chat, side, chat[column]);
  });
}
