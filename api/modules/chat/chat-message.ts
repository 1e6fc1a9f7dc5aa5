import type { ChatMessage } from '@cairn/shared-contracts/api/chat.schema';
import type { Selectable } from 'kysely';
import type { Database } from '../../platform/db-types.ts';
import { type ChatSide, otherSide } from './chat-side.ts';

export type MessageRow = Selectable<Database['chat_messages']>;

/** What a message's shape depends on beside its row. */
export interface MessageContext {
  /** names as the messages show them */
  names: Record<ChatSide, string>;
  /** id of the last message that each side has read */
  readId: Record<ChatSide, number>;
}

/** A message as one side of the chat sees it. */
export function toChatMessage(row: MessageRow, side: ChatSide, context: MessageContext): ChatMessage {
  const isMine = row.author === side;
  const writer: ChatSide = row.author === 'organizer' ? 'organizer' : 'tourist';
  return {
    id: row.id,
    chat_id: row.chat_id,
    direction: row.author === 'system' ? 'system' : isMine ? 'output' : 'input',
    author: row.author === 'system' ? 'Cairn' : context.names[writer],
    message: row.message,
    created_at: row.created_at.toISOString(),
    is_read: row.id <= context.readId[isMine ? otherSide(side) : side],
    client_key: isMine ? row.client_key : null,
  };
}
