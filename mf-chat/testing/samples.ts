import type { Chat, ChatMessage } from '@cairn/shared-contracts/api/chat.schema';

export const message = (id: number, part: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  chat_id: 5,
  direction: 'input',
  author: 'Aigerim',
  message: `message ${id}`,
  created_at: '2027-01-01T10:00:00.000Z',
  is_read: true,
  client_key: null,
  ...part,
});

export const chat = (part: Partial<Chat> = {}): Chat => ({
  id: 5,
  name: 'Ala-Too Trekking',
  avatar: null,
  organizer_id: 3,
  reply_hours: 3,
  tour: { id: 7, slug: 'terskey-7', name: 'Terskey Alatau traverse', image: null },
  request: null,
  unread_count: 0,
  is_frozen: false,
  last_message: null,
  ...part,
});
