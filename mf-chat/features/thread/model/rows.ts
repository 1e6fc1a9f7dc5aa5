import type { ChatMessage } from '@cairn/shared-contracts/api/chat.schema';
import type { Outgoing } from '../../../common/model/outbox.ts';

export type ThreadRow =
  | { kind: 'day'; key: string; at: number }
  /** from here on the reader had not read anything when the page was opened */
  | { kind: 'unread'; key: string }
  | { kind: 'system'; key: string; message: ChatMessage }
  | { kind: 'message'; key: string; message: ChatMessage }
  | { kind: 'outgoing'; key: string; message: Outgoing };

export interface RowsOf {
  messages: readonly ChatMessage[];
  outgoing: readonly Outgoing[];
  /** the first message that was unread; null: none */
  unreadId: number | null;
}

/**
 * The thread as it is drawn: a separator before the first message of every day, what is on its way at the end.
 * @param dayOf the calendar day of a moment (ms), as text, in the zone that the page shows
 */
export function rowsOf({ messages, outgoing, unreadId }: RowsOf, dayOf: (at: number) => string): ThreadRow[] {
  const rows: ThreadRow[] = [];
  const arrived = new Set<string | null>();
  let day = '';
  const separate = (at: number) => {
    const next = dayOf(at);
    if (next !== day) rows.push({ kind: 'day', key: `day ${next}`, at });
    day = next;
  };
  for (const message of messages) {
    separate(Date.parse(message.created_at));
    if (message.id === unreadId) rows.push({ kind: 'unread', key: 'unread' });
    const kind = message.direction === 'system' ? 'system' : 'message';
    arrived.add(message.client_key);
    // my own keep the key they had on their way: the bubble stays the same one
    rows.push({ kind, key: message.client_key ?? String(message.id), message });
  }
  for (const message of outgoing) {
    // the socket may tell of it before its call has answered
    if (arrived.has(message.clientKey)) continue;
    separate(message.at);
    rows.push({ kind: 'outgoing', key: message.clientKey, message });
  }
  return rows;
}
