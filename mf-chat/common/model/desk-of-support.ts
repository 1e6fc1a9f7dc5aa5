import type { Chat } from '@cairn/shared-contracts/api/chat.schema';

/** The reader answers for the marketplace, whose own chats have no organizer. */
export const isDeskOfSupport = (chat: Pick<Chat, 'with' | 'organizer_id'>): boolean =>
  chat.with === 'tourist' && chat.organizer_id === null;
