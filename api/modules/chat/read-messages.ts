import type { ChatMessages } from '@cairn/shared-contracts/api/chat.schema';
import { CHAT_PAGE } from '@cairn/shared-contracts/domain/limits';
import type { Services } from '../../platform/services.ts';
import type { Reader } from '../../platform/told.ts';
import { type MessageRow, toChatMessage } from './chat-message.ts';
import { type ChatViewer, requireChat } from './chat-side.ts';
import { contextOf } from './message-context.ts';

const BACKFILL_MAX = 200;

export interface MessagesQuery {
  chatId: number;
  offset: number;
  /** id of a message */
  after?: number | undefined;
  /** revision of the chat */
  since?: number | undefined;
}

/** A page counted from the newest message, or all that came `after` one, or all that changed `since` a revision. */
export async function listMessages(
  services: Services,
  viewer: ChatViewer,
  query: MessagesQuery,
  reader: Reader,
): Promise<ChatMessages> {
  // the chat's revision and its messages as of one moment: what is counted in it must be in the answer
  return services.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const chat = await requireChat(trx, viewer, query.chatId);
      const messages = trx.selectFrom('chat_messages').where('chat_id', '=', chat.id);
      const { total } = await messages.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
      const page = async (): Promise<MessageRow[]> => {
        const all = messages.selectAll();
        if (query.since !== undefined)
          return all.where('revision', '>', query.since).orderBy('revision').limit(BACKFILL_MAX).execute();
        if (query.after !== undefined)
          return all.where('id', '>', query.after).orderBy('id').limit(BACKFILL_MAX).execute();
        return (await all.orderBy('id', 'desc').offset(query.offset).limit(CHAT_PAGE).execute()).reverse();
      };
      const rows = await page();
      const has_more = (query.since ?? query.after) !== undefined && rows.length === BACKFILL_MAX;
      const context = await contextOf(services, trx, chat, rows);
      const { side } = chat;
      return {
        items: rows.map((row) => toChatMessage(row, side, context, reader)),
        total,
        revision: has_more && query.since !== undefined ? (rows.at(-1)?.revision ?? chat.revision) : chat.revision,
        has_more,
        is_frozen: chat.is_frozen,
        read_id: { mine: context.readId[side], theirs: context.readId[side === 'tourist' ? 'organizer' : 'tourist'] },
      };
    });
}
