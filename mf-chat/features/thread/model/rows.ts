import type { ChatMessage } from '@cairn/shared-contracts/api/chat.schema';
import type { Outgoing, Thread } from './thread.ts';

export type ThreadRow =
  | { kind: 'day'; key: string; at: number }
  | { kind: 'system'; key: string; message: ChatMessage }
  | { kind: 'message'; key: string; message: ChatMessage }
  | { kind: 'outgoing'; key: string; message: Outgoing };

/**
 * The thread as it is drawn: a separator before the first message of every day, what is on its way at the end.
 * @param dayOf the calendar day of a moment (ms), as text, in the zone that the page shows
 */
export function rowsOf({ messages, outgoing }: Thread, dayOf: (at: number) => string): ThreadRow[] {
  const rows: ThreadRow[] = [];
  let day = '';
  const separate = (at: number) => {
    const next = dayOf(at);
    if (next !== day) rows.push({ kind: 'day', key: `day ${next}`, at });
    day = next;
  };
  for (const message of messages) {
    separate(Date.parse(message.created_at));
    const kind = message.direction === 'system' ? 'system' : 'message';
    // my own keep the key they had on their way: the bubble stays the same one
    rows.push({ kind, key: message.client_key ?? String(message.id), message });
  }
  for (const message of outgoing) {
    separate(message.at);
    rows.push({ kind: 'outgoing', key: message.clientKey, message });
  }
  return rows;
}
