import type { Chat } from '@cairn/shared-contracts/api/chat.schema';

export const CHAT_FILTERS = ['all', 'unread', 'booked'] as const;
export type ChatFilter = (typeof CHAT_FILTERS)[number];

/** chats that pass the chip and whose people or tour match what is typed */
export function filterChats(chats: readonly Chat[], filter: ChatFilter, phrase: string): Chat[] {
  const wanted = phrase.trim().toLocaleLowerCase();
  return chats.filter((chat) => {
    if (filter === 'unread' && chat.unread_count === 0) return false;
    if (filter === 'booked' && chat.request === null) return false;
    return wanted === '' || `${chat.name} ${chat.tour?.name ?? ''}`.toLocaleLowerCase().includes(wanted);
  });
}
