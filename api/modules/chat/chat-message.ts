import type { ChatMessage } from '@cairn/shared-contracts/api/chat.schema';
import type { Selectable } from 'kysely';
import type { Database } from '../../platform/db-types.ts';
import { type Reader, type ToldText, tell, type Untold, untold } from '../../platform/told.ts';
import { type ChatSide, otherSide } from './chat-side.ts';

export type MessageRow = Selectable<Database['chat_messages']>;

/** What a message's shape depends on beside its row. */
export interface MessageContext {
  /** names as the messages show them; null for whoever has none */
  names: Readonly<Record<ChatSide, string | null>>;
  /** id of the last message that each side has read */
  readId: Readonly<Record<ChatSide, number>>;
}

/** whoever has no name is called by what they are; a chat without an organizer is one with the support */
const NAMELESS: Readonly<Record<ChatSide, ToldText>> = {
  tourist: { key: 'told.name.tourist', values: {} },
  organizer: { key: 'told.name.support', values: {} },
};

export const nameOf = ({ names }: Pick<MessageContext, 'names'>, side: ChatSide, reader: Reader): string =>
  names[side] ?? tell(NAMELESS[side], reader);

/** A message as one side of the chat sees it, before it has a reader. */
function shapeOf(row: MessageRow, side: ChatSide, { readId }: MessageContext) {
  const isMine = row.author === side;
  return {
    id: row.id,
    chat_id: row.chat_id,
    direction: row.author === 'system' ? ('system' as const) : isMine ? ('output' as const) : ('input' as const),
    created_at: row.created_at.toISOString(),
    is_read: row.id <= readId[isMine ? otherSide(side) : side],
    client_key: isMine ? row.client_key : null,
  };
}

const writerOf = ({ author }: MessageRow): ChatSide => (author === 'organizer' ? 'organizer' : 'tourist');

/** A message as one side of the chat reads it. */
export const toChatMessage = (
  row: MessageRow,
  side: ChatSide,
  context: MessageContext,
  reader: Reader,
): ChatMessage => ({
  ...shapeOf(row, side, context),
  author: row.author === 'system' ? 'Cairn' : nameOf(context, writerOf(row), reader),
  message: row.told ? tell(row.told, { ...reader, side }) : row.message,
});

/** The same for everybody on that side who listens just now, each in a language of their own. */
export function toLiveMessage(
  row: MessageRow,
  side: ChatSide,
  context: MessageContext,
): Omit<ChatMessage, 'author' | 'message'> & Record<'author' | 'message', string | Untold> {
  const writer = writerOf(row);
  return {
    ...shapeOf(row, side, context),
    author: row.author === 'system' ? 'Cairn' : (context.names[writer] ?? untold(NAMELESS[writer], side)),
    message: row.told ? untold(row.told, side) : row.message,
  };
}
