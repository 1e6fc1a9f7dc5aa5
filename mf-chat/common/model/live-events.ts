import { type ChatMessage, chatMessage } from '@cairn/shared-contracts/api/chat.schema';

/**
 * Live events of specification §4 that this remote acts on. They are hints: the calls are the truth, and whoever missed one asks
 * for what came after the last message it knows.
 */
export type LiveEvent =
  | { kind: 'new_message'; chatId: number; message: ChatMessage }
  /** `isMine`: read by this account, on whatever device; otherwise by the other side */
  | { kind: 'chat_is_read'; chatId: number; lastReadId: number; isMine: boolean }
  | { kind: 'chat_changed'; chatId: number };

export const LIVE_EVENTS = [
  'new_message',
  'chat_is_read',
  'chat_created',
  'chat_was_updated',
  'chat_is_frozen',
] as const;

const fieldOf = (payload: unknown, name: string): unknown =>
  typeof payload === 'object' && payload !== null ? Reflect.get(payload, name) : undefined;

/** @returns null for what is not an event of ours */
export function readEvent(name: string, payload: unknown): LiveEvent | null {
  const chatId = fieldOf(payload, 'chat_id');
  if (typeof chatId !== 'number') return null;
  switch (name) {
    case 'new_message': {
      const message = chatMessage.safeParse(fieldOf(payload, 'message'));
      return message.success ? { kind: 'new_message', chatId, message: message.data } : null;
    }
    case 'chat_is_read': {
      const lastReadId = fieldOf(payload, 'last_read_id');
      return typeof lastReadId === 'number'
        ? { kind: 'chat_is_read', chatId, lastReadId, isMine: fieldOf(payload, 'is_mine') === true }
        : null;
    }
    case 'chat_created':
    case 'chat_was_updated':
    case 'chat_is_frozen':
      return { kind: 'chat_changed', chatId };
    default:
      return null;
  }
}
