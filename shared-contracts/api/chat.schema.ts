import * as z from 'zod/mini';
import { ATTACHMENT_KINDS, DELIVERY_STATUSES, REPLIES_MAX, REPLY_MAX } from '../domain/chat.ts';
import { CHAT_MESSAGE_MAX } from '../domain/limits.ts';
import { calendarDate, contentLanguage, instant, mediaItem, recordId, rule, tidied } from './common.schema.ts';
import { MESSENGER_SOURCES } from './user.schema.ts';

/** A file that came with a message. */
export const chatAttachment = z.object({
  /** the `file_id` that it was sent by */
  id: z.number(),
  kind: z.enum(ATTACHMENT_KINDS),
  name: z.string(),
  /** bytes; 0 until it is there */
  size: z.number(),
  /** media type, as its content says; '' until it is there */
  type: z.string(),
  /** on the site, for the two sides of the chat */
  url: z.string(),
  /** of an image */
  preview: z.nullable(mediaItem),
  /** of a voice note, seconds */
  duration: z.nullable(z.number()),
  /** of a voice note: heights of its bars, 0 to 100 */
  waveform: z.nullable(z.array(z.number())),
  /** a file from somebody's address is fetched after it was sent: attachment_download_status_was_changed says how far it is */
  download_status: z.enum(DELIVERY_STATUSES),
});
export type ChatAttachment = z.infer<typeof chatAttachment>;

export const chatMessage = z.object({
  /** in the order in which the messages of a chat were written */
  id: z.number(),
  chat_id: z.number(),
  /** output: mine; input: theirs; system: the marketplace's */
  direction: z.enum(['output', 'input', 'system']),
  /** the api's messages have arrived: 'success'. The other three are what a page says of those it is about to send. */
  delivery_status: z.enum(DELIVERY_STATUSES),
  author: z.string(),
  /** '' of one that was deleted, and of an attachment without words */
  message: z.string(),
  attachment: z.nullable(chatAttachment),
  created_at: instant,
  edited_at: z.nullable(instant),
  /** it stays in its place, without its words */
  is_deleted: z.boolean(),
  /** support has changed or removed the words */
  is_moderated: z.boolean(),
  is_read: z.boolean(),
  /** what the sender gave to recognise its own message, null for others */
  client_key: z.nullable(z.string()),
  /**
   * Counts what happens to the messages of a chat without a gap: a new one, an edit, a deletion each take the next number. Who knows all
   * up to 7 and hears of 9 has missed 8, and asks for what came `since` 7.
   */
  revision: z.number(),
});
export type ChatMessage = z.infer<typeof chatMessage>;

/** Whether the other side is there. */
export const chatPresence = z.object({
  is_online: z.boolean(),
  is_writing: z.boolean(),
  /** null: never, or nobody may know */
  last_seen_at: z.nullable(instant),
});
export type ChatPresence = z.infer<typeof chatPresence>;

export const chat = z.object({
  id: z.number(),
  /** who is on the other side */
  with: z.enum(['organizer', 'support', 'tourist']),
  name: z.string(),
  avatar: z.nullable(mediaItem),
  organizer_id: z.nullable(z.number()),
  /** the other side is an organizer whose identity is checked */
  is_verified: z.boolean(),
  reply_hours: z.nullable(z.number()),
  /** of the other side, a tourist: what their account is in, for whoever answers */
  tourist: z.optional(
    z.object({
      /** ISO locale */
      language: z.string(),
      /** IANA name; null while nobody has said it */
      timezone: z.nullable(z.string()),
      /** what was between the two: nothing of what was with others, but to the support; of one chat that is read by itself */
      past: z.optional(
        z.object({
          /** year of the first booking; null while there is none */
          since: z.nullable(z.number()),
          /** bookings whose tour was made, and those that they have cancelled */
          trips: z.number(),
          canceled: z.number(),
        }),
      ),
    }),
  ),
  tour: z.nullable(
    z.object({
      id: z.number(),
      slug: z.string(),
      name: z.string(),
      content_language: contentLanguage,
      image: z.nullable(mediaItem),
    }),
  ),
  /** the newest booking between the two */
  request: z.nullable(
    z.object({
      id: z.number(),
      uuid: z.string(),
      status: z.number(),
      date: z.object({ start: calendarDate, end: calendarDate }),
      tourists_count: z.number(),
      /** amounts are minor units of it */
      currency: z.string(),
      total: z.number(),
      prepayment: z.number(),
      /** until when the current step must be done */
      deadline: z.nullable(instant),
    }),
  ),
  unread_count: z.number(),
  is_frozen: z.boolean(),
  /** false: disable-notifications was called for it */
  has_notifications: z.boolean(),
  presence: chatPresence,
  last_message: z.nullable(chatMessage),
  /** of the newest change to a message */
  revision: z.number(),
});
export type Chat = z.infer<typeof chat>;

export const chatList = z.object({ items: z.array(chat), total: z.number() });

/** Oldest first; `offset` counts from the newest. What is asked for with `since` comes in the order of its revisions. */
export const chatMessages = z.object({
  items: z.array(chatMessage),
  total: z.number(),
  /** with it the page knows everything up to here, unless `has_more` */
  revision: z.number(),
  /** of `after` and `since`: the answer is full, and there is more behind it */
  has_more: z.boolean(),
  is_frozen: z.boolean(),
  /** id of the last message that each side has read */
  read_id: z.object({ mine: z.number(), theirs: z.number() }),
});
export type ChatMessages = z.infer<typeof chatMessages>;

const words = z.string().check(tidied(), z.maxLength(CHAT_MESSAGE_MAX));
const saidWords = z.string().check(tidied(), z.minLength(1), z.maxLength(CHAT_MESSAGE_MAX));
const chatId = recordId(rule('chatId'));
/** makes a repeated send harmless */
const clientKey = z.string().check(z.minLength(1), z.maxLength(64));

export const sendMessageBody = z
  .object({
    chat_id: chatId,
    message: z._default(words, ''),
    file_id: z.optional(recordId()),
    client_key: z.optional(clientKey),
  })
  .check(
    z.refine(({ message, file_id }) => message !== '' || file_id !== undefined, {
      path: ['message'],
      error: rule('required'),
    }),
  );
export type SendMessageBody = z.output<typeof sendMessageBody>;

export const editMessageBody = z.object({ message_id: recordId(), message: saidWords });
export const deleteMessageBody = z.object({ message_id: recordId() });
/** without words the message is shown without them */
export const moderateMessageBody = z.object({ message_id: recordId(), message: z._default(words, '') });
export const freezeBody = z.object({ chat_id: chatId, is_frozen: z._default(z.boolean(), true) });

export const chatWithOrganizerBody = z.object({
  organizer_id: recordId(),
  tour_id: z.optional(recordId()),
  message: z.optional(words),
  /** of the message */
  client_key: z.optional(clientKey),
});
export type ChatWithOrganizerBody = z.output<typeof chatWithOrganizerBody>;

/** What somebody who answers chats says often. */
export const quickReplies = z.object({
  /** null: nothing of their own yet */
  items: z.nullable(z.array(z.string())),
});
export const quickRepliesBody = z.object({
  items: z.array(z.string().check(tidied(), z.minLength(1), z.maxLength(REPLY_MAX))).check(z.maxLength(REPLIES_MAX)),
});

/** Where the account can be told of messages while it is away. */
export const chatChannels = z.object({
  items: z.array(
    z.object({
      source: z.enum(MESSENGER_SOURCES),
      /** what people call it */
      title: z.string(),
      is_connected: z.boolean(),
      /** the site's conversation there; null where it cannot be connected */
      url: z.nullable(z.string()),
    }),
  ),
});

export type ChatChannels = z.infer<typeof chatChannels>;

/** specification §3, chat state: the chats whose messages the account can be told of */
export const chatsForNotifications = z.object({
  data: z.array(
    z.object({
      id: z.number(),
      /** messages of this chat reach a messenger of the account's */
      messenger_was_activated: z.boolean(),
    }),
  ),
});

export const unread = z.object({
  count: z.number(),
  /** id of the newest of them; 0: there is none */
  last_id: z.number(),
});
export type Unread = z.infer<typeof unread>;

/** A short-lived ticket that opens one socket, once: page scripts never hold the session's token. */
export const socketTicket = z.object({ ticket: z.string(), expires_in: z.number() });
