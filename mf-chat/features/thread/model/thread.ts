import type { ChatAttachment, ChatMessage, ChatMessages } from '@cairn/shared-contracts/api/chat.schema';

/** What a page knows of one chat: messages by id, oldest first. What is on its way is in the outbox. */
export interface Thread {
  messages: readonly ChatMessage[];
  /** messages in the chat, as the api last counted them */
  total: number;
  /** everything that happened up to this revision is known */
  revision: number;
  isFrozen: boolean;
}

export type ThreadAction =
  /** a page of history */
  | { kind: 'older'; page: ChatMessages }
  /** all that happened since the revision that was known */
  | { kind: 'caughtUp'; page: ChatMessages }
  /** one message, new or changed */
  | { kind: 'told'; message: ChatMessage }
  /** the other side has read my messages up to this id */
  | { kind: 'readByThem'; lastReadId: number }
  | { kind: 'attachment'; messageId: number; attachment: ChatAttachment }
  | { kind: 'frozen'; isFrozen: boolean };

export const newThread = (first: ChatMessages): Thread =>
  withRead(
    { messages: first.items, total: first.total, revision: first.revision, isFrozen: first.is_frozen },
    first.read_id.theirs,
  );

/** What is told later of the same message holds; once read, it stays read. */
function merge(known: readonly ChatMessage[], more: readonly ChatMessage[]): ChatMessage[] {
  const byId = new Map(known.map((message) => [message.id, message]));
  for (const message of more) {
    const before = byId.get(message.id);
    if (!before) byId.set(message.id, message);
    else {
      const newer = message.revision >= before.revision ? message : before;
      byId.set(message.id, { ...newer, is_read: message.is_read || before.is_read });
    }
  }
  return [...byId.values()].sort((a, b) => a.id - b.id);
}

const withRead = (thread: Thread, lastReadId: number): Thread => ({
  ...thread,
  messages: thread.messages.map((message) =>
    message.direction === 'output' && message.id <= lastReadId && !message.is_read
      ? { ...message, is_read: true }
      : message,
  ),
});

/** a change of a message that lies before what is loaded: it comes with its page */
const isKnownPlace = ({ messages, total }: Thread, { id }: ChatMessage): boolean =>
  messages.length >= total || id >= (messages[0]?.id ?? 0);

export function threadReducer(thread: Thread, action: ThreadAction): Thread {
  switch (action.kind) {
    case 'older': {
      const messages = merge(thread.messages, action.page.items);
      return { ...thread, messages, total: Math.max(action.page.total, messages.length) };
    }
    case 'caughtUp': {
      const { page } = action;
      const messages = merge(
        thread.messages,
        page.items.filter((message) => isKnownPlace(thread, message)),
      );
      const caughtUp = {
        messages,
        total: Math.max(page.total, messages.length),
        revision: page.has_more
          ? Math.max(thread.revision, page.items.at(-1)?.revision ?? 0)
          : Math.max(thread.revision, page.revision),
        isFrozen: page.is_frozen,
      };
      return withRead(caughtUp, page.read_id.theirs);
    }
    case 'told': {
      const { message } = action;
      const isNext = message.revision === thread.revision + 1;
      const revision = isNext ? message.revision : thread.revision;
      if (!isKnownPlace(thread, message)) return { ...thread, revision };
      const isNew = !thread.messages.some(({ id }) => id === message.id);
      const messages = merge(thread.messages, [message]);
      return { ...thread, messages, revision, total: Math.max(thread.total + (isNew ? 1 : 0), messages.length) };
    }
    case 'readByThem':
      return withRead(thread, action.lastReadId);
    case 'attachment':
      return {
        ...thread,
        messages: thread.messages.map((message) =>
          message.id === action.messageId ? { ...message, attachment: action.attachment } : message,
        ),
      };
    case 'frozen':
      return { ...thread, isFrozen: action.isFrozen };
  }
}

/** something happened between what is known and this: it has to be asked for */
export const isAhead = ({ revision }: Thread, message: ChatMessage): boolean => message.revision > revision + 1;
/** id of the newest message, 0 in an empty chat */
export const lastId = ({ messages }: Thread): number => messages.at(-1)?.id ?? 0;
export const hasOlder = ({ messages, total }: Thread): boolean => messages.length < total;
export const hasUnread = ({ messages }: Thread): boolean =>
  messages.some(({ direction, is_read }) => direction !== 'output' && !is_read);
