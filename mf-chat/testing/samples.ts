import type { Chat, ChatMessage, ChatMessages } from '@cairn/shared-contracts/api/chat.schema';

export const message = (id: number, part: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  chat_id: 5,
  direction: 'input',
  delivery_status: 'success',
  author: 'Aigerim',
  message: `message ${id}`,
  attachment: null,
  created_at: '2027-01-01T10:00:00.000Z',
  edited_at: null,
  is_deleted: false,
  is_moderated: false,
  is_read: true,
  client_key: null,
  revision: id,
  ...part,
});

export const request = (status: number): NonNullable<Chat['request']> => ({
  ...{ id: 1, uuid: 'u', status, date: { start: '2027-06-14', end: '2027-06-21' }, tourists_count: 2 },
  ...{ currency: 'EUR', total: 178_000, prepayment: 26_700, deadline: '2027-01-02T10:00:00.000Z' },
});

export const chat = (part: Partial<Chat> = {}): Chat => ({
  id: 5,
  with: 'organizer',
  name: 'Ala-Too Trekking',
  avatar: null,
  organizer_id: 3,
  is_verified: true,
  reply_hours: 3,
  tour: { id: 7, slug: 'terskey-7', name: 'Terskey Alatau traverse', image: null },
  request: null,
  unread_count: 0,
  is_frozen: false,
  has_notifications: true,
  presence: { is_online: false, is_writing: false, last_seen_at: null },
  last_message: null,
  revision: 0,
  ...part,
});

/** the newest page of a chat, all of it read */
export const page = (items: readonly ChatMessage[], part: Partial<ChatMessages> = {}): ChatMessages => ({
  items: [...items],
  total: items.length,
  revision: items.at(-1)?.revision ?? 0,
  has_more: false,
  is_frozen: false,
  read_id: { mine: items.at(-1)?.id ?? 0, theirs: 0 },
  ...part,
});
