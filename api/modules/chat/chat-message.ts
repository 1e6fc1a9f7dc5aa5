import type { ChatMessage } from '@cairn/shared-contracts/api/chat.schema';
import type { Selectable } from 'kysely';
import type { Database } from '../../platform/db-types.ts';
import type { Services } from '../../platform/services.ts';
import { organizerName, type Reader, type ToldText, tell, tellKept, type Untold, untold } from '../../platform/told.ts';
import type { UploadRow } from '../uploads/upload-store.ts';
import { toAttachment } from './attachment.ts';
import { type ChatSide, otherSide } from './chat-side.ts';
import { pageKey } from './client-key.ts';

export type MessageRow = Selectable<Database['chat_messages']>;

/** What a message's shape depends on beside its row. */
export interface MessageContext {
  media: Services['media'];
  log: Services['log'];
  /** names as the messages show them; null for whoever has none */
  names: Readonly<Record<ChatSide, string | null>>;
  /** id of the last message that each side has read */
  readId: Readonly<Record<ChatSide, number>>;
  /** by id: those of the messages that have one */
  uploads: ReadonlyMap<number, UploadRow>;
}

/** whoever has no name is called by what they are; a chat without an organizer is one with the support */
const NAMELESS: Readonly<Record<ChatSide, ToldText>> = {
  tourist: { key: 'told.name.tourist', values: {} },
  organizer: { key: 'told.name.support', values: {} },
};

/** a tourist's own name, or what the reader may know of the other side's */
function toldName({ names }: Pick<MessageContext, 'names'>, side: ChatSide): string | ToldText {
  const name = names[side];
  if (name === null) return NAMELESS[side];
  return side === 'organizer' ? organizerName(name) : name;
}

export function nameOf(context: Pick<MessageContext, 'names'>, side: ChatSide, reader: Reader): string {
  const name = toldName(context, side);
  return typeof name === 'string' ? name : tell(name, reader);
}

const momentOrNull = (at: Date | null): string | null => at?.toISOString() ?? null;

/** A message as one side of the chat sees it, before it has a reader. */
function shapeOf(row: MessageRow, side: ChatSide, { readId, uploads, media }: MessageContext) {
  const isMine = row.author === side;
  const upload = row.upload_id === null ? undefined : uploads.get(row.upload_id);
  return {
    id: row.id,
    chat_id: row.chat_id,
    direction: row.author === 'system' ? ('system' as const) : isMine ? ('output' as const) : ('input' as const),
    delivery_status: 'success' as const,
    attachment: upload ? toAttachment({ media }, upload) : null,
    created_at: row.created_at.toISOString(),
    edited_at: momentOrNull(row.edited_at),
    is_deleted: row.deleted_at !== null,
    is_moderated: row.moderated_at !== null,
    is_read: row.id <= readId[isMine ? otherSide(side) : side],
    client_key: isMine ? pageKey(row.client_key) : null,
    revision: row.revision,
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
  message: row.told ? tellKept(row.told, row.message, { ...reader, side }, context.log) : row.message,
});

/** The same for everybody on that side who listens just now, each in a language of their own. */
export function toLiveMessage(
  row: MessageRow,
  side: ChatSide,
  context: MessageContext,
): Omit<ChatMessage, 'author' | 'message'> & Record<'author' | 'message', string | Untold> {
  const name = toldName(context, writerOf(row));
  return {
    ...shapeOf(row, side, context),
    author: row.author === 'system' ? 'Cairn' : typeof name === 'string' ? name : untold(name, side),
    message: row.told ? untold(row.told, side, row.message) : row.message,
  };
}
