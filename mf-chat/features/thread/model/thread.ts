import type { ChatMessage } from '@cairn/shared-contracts/api/chat.schema';

/** A message of mine that the api has not taken yet. */
export interface Outgoing {
  /** made once: sending again with it is harmless */
  clientKey: string;
  text: string;
  /** ms */
  at: number;
  state: 'sending' | 'failed';
}

/** What a page knows of one chat: messages by id, oldest first, and what is on its way. */
export interface Thread {
  messages: readonly ChatMessage[];
  outgoing: readonly Outgoing[];
  /** messages in the chat, as the api last counted them */
  total: number;
}

export type ThreadAction =
  /** a page of history, or what came after the last known message */
  | { kind: 'loaded'; messages: readonly ChatMessage[]; total?: number }
  | { kind: 'received'; message: ChatMessage }
  /** the other side has read my messages up to this id */
  | { kind: 'readByThem'; lastReadId: number }
  | { kind: 'sending'; clientKey: string; text: string; at: number }
  | { kind: 'failed'; clientKey: string }
  | { kind: 'retried'; clientKey: string };

export const newThread = ({ items, total }: { items: readonly ChatMessage[]; total: number }): Thread => ({
  messages: items,
  outgoing: [],
  total,
});

/** What the same message says later is never less: once read, it stays read. */
function merge(known: readonly ChatMessage[], more: readonly ChatMessage[]): ChatMessage[] {
  const byId = new Map(known.map((message) => [message.id, message]));
  for (const message of more) {
    const before = byId.get(message.id);
    byId.set(message.id, before ? { ...message, is_read: message.is_read || before.is_read } : message);
  }
  return [...byId.values()].sort((a, b) => a.id - b.id);
}

/** the same event may come over the socket, as the answer of a call and by back-fill: the outcome is one message */
function take(thread: Thread, more: readonly ChatMessage[], total = thread.total): Thread {
  const messages = merge(thread.messages, more);
  const arrived = new Set(more.map(({ client_key }) => client_key));
  return {
    messages,
    outgoing: thread.outgoing.filter(({ clientKey }) => !arrived.has(clientKey)),
    total: Math.max(total, messages.length),
  };
}

const withState = (thread: Thread, clientKey: string, state: Outgoing['state']): Thread => ({
  ...thread,
  outgoing: thread.outgoing.map((message) => (message.clientKey === clientKey ? { ...message, state } : message)),
});

export function threadReducer(thread: Thread, action: ThreadAction): Thread {
  switch (action.kind) {
    case 'loaded':
      return take(thread, action.messages, action.total);
    case 'received': {
      const isNew = !thread.messages.some(({ id }) => id === action.message.id);
      return take(thread, [action.message], thread.total + (isNew ? 1 : 0));
    }
    case 'readByThem':
      return {
        ...thread,
        messages: thread.messages.map((message) =>
          message.direction === 'output' && message.id <= action.lastReadId ? { ...message, is_read: true } : message,
        ),
      };
    case 'sending': {
      const { clientKey, text, at } = action;
      return { ...thread, outgoing: [...thread.outgoing, { clientKey, text, at, state: 'sending' }] };
    }
    case 'failed':
      return withState(thread, action.clientKey, 'failed');
    case 'retried':
      return withState(thread, action.clientKey, 'sending');
  }
}

/** id of the newest message, 0 in an empty chat: back-fill starts behind it */
export const lastId = ({ messages }: Thread): number => messages.at(-1)?.id ?? 0;
export const hasOlder = ({ messages, total }: Thread): boolean => messages.length < total;
export const hasUnread = ({ messages }: Thread): boolean =>
  messages.some(({ direction, is_read }) => direction !== 'output' && !is_read);
