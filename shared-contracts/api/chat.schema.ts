import * as z from 'zod/mini';
import { CHAT_MESSAGE_MAX } from '../domain/limits.ts';
import { contentLanguage, instant, mediaItem, recordId, rule } from './common.schema.ts';

export const chatMessage = z.object({
  id: z.number(),
  chat_id: z.number(),
  /** output: mine; input: theirs; system: the marketplace's */
  direction: z.enum(['output', 'input', 'system']),
  author: z.string(),
  message: z.string(),
  created_at: instant,
  is_read: z.boolean(),
  /** what the sender gave to recognise its own message, null for others */
  client_key: z.nullable(z.string()),
});
export type ChatMessage = z.infer<typeof chatMessage>;

export const chat = z.object({
  id: z.number(),
  name: z.string(),
  avatar: z.nullable(mediaItem),
  organizer_id: z.nullable(z.number()),
  reply_hours: z.nullable(z.number()),
  tour: z.nullable(
    z.object({
      id: z.number(),
      slug: z.string(),
      name: z.string(),
      content_language: contentLanguage,
      image: z.nullable(mediaItem),
    }),
  ),
  request: z.nullable(z.object({ id: z.number(), uuid: z.string(), status: z.number() })),
  unread_count: z.number(),
  is_frozen: z.boolean(),
  last_message: z.nullable(chatMessage),
});
export type Chat = z.infer<typeof chat>;

export const chatList = z.object({ items: z.array(chat), total: z.number() });
/** oldest first; `offset` counts from the newest */
export const chatMessages = z.object({ items: z.array(chatMessage), total: z.number() });

export const sendMessageBody = z.object({
  chat_id: recordId(rule('chatId')),
  message: z.string().check(z.trim(), z.minLength(1), z.maxLength(CHAT_MESSAGE_MAX)),
  file_id: z.optional(z.number()),
  /** makes a repeated send harmless */
  client_key: z.optional(z.string().check(z.maxLength(64))),
});
export type SendMessageBody = z.infer<typeof sendMessageBody>;

export const chatWithOrganizerBody = z.object({
  organizer_id: recordId(),
  tour_id: z.optional(recordId()),
  message: z.optional(z.string().check(z.maxLength(CHAT_MESSAGE_MAX))),
});

/** a short-lived ticket for the socket: page scripts never hold the session's token */
export const socketTicket = z.object({ ticket: z.string(), expires_in: z.number() });
