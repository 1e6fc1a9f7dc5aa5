import * as z from 'zod/mini';
import { chatAttachment, chatMessage, chatPresence } from './chat.schema.ts';
import { MESSENGER_SOURCES } from './user.schema.ts';

/**
 * What the socket tells (specification §4). `user:<id>` carries the events of all chats of an account; `chat:<id>` those of one chat, and
 * who is there. Events are hints: the calls are the truth, and whoever missed one asks `get-messages` for what came `since` the revision
 * it knows.
 */
const chatId = { chat_id: z.number() };
const ofMessage = z.object({ ...chatId, message: chatMessage });

export const chatEvents = {
  new_message: ofMessage,
  message_was_edit: ofMessage,
  message_was_moderated: ofMessage,
  /** the message as it stays: without its words */
  message_was_deleted: ofMessage,
  chat_is_read: z.object({
    ...chatId,
    /** the side that has read */
    reader: z.enum(['tourist', 'organizer']),
    last_read_id: z.number(),
    /** read by this side, on whatever device */
    is_mine: z.boolean(),
  }),
  /** its list shows something else now, such as the status of its booking */
  chat_was_updated: z.object(chatId),
  chat_created: z.object(chatId),
  chat_is_frozen: z.object({ ...chatId, is_frozen: z.boolean() }),
  attachment_download_status_was_changed: z.object({
    ...chatId,
    message_id: z.number(),
    attachment: chatAttachment,
  }),
  /** messages of the account's chats reach it while it is away; null: of all its chats, by e-mail */
  crm_user_chat_notifications_enabled: z.object({
    chat_id: z.nullable(z.number()),
    source: z.nullable(z.enum(MESSENGER_SOURCES)),
  }),
} as const;

export type ChatEventName = keyof typeof chatEvents;
export type ChatEventPayload<Name extends ChatEventName> = z.infer<(typeof chatEvents)[Name]>;

/** what members of `chat:<id>` hear of the other side beside them */
export const PRESENCE_EVENT = 'presence';
export const presenceEvent = z.object({ ...chatId, ...chatPresence.shape });
export type PresenceEvent = z.infer<typeof presenceEvent>;

/** what members of `chat:<id>` say: pushed again every few seconds while somebody writes (WRITING_SECONDS) */
export const WRITING_PUSH = 'is_writing';
export const writingPush = z.object({ is_writing: z.boolean() });

/** answer to joining `chat:<id>` */
export const chatJoined = z.object({ revision: z.number(), presence: chatPresence });
/** answer to joining `user:<id>` */
export const userJoined = z.object({ unread_count: z.number() });
export type UserJoined = z.infer<typeof userJoined>;

/** why a topic cannot be joined */
export const JOIN_REFUSALS = ['unauthorized', 'too many topics'] as const;

export type ChatEvent =
  | { [Name in ChatEventName]: { name: Name } & ChatEventPayload<Name> }[ChatEventName]
  | ({ name: typeof PRESENCE_EVENT } & PresenceEvent);

const SCHEMAS: Readonly<Record<string, z.ZodMiniType>> = { ...chatEvents, [PRESENCE_EVENT]: presenceEvent };
export const CHAT_EVENTS: readonly ChatEvent['name'][] = [
  'new_message',
  'message_was_edit',
  'message_was_moderated',
  'message_was_deleted',
  'chat_is_read',
  'chat_was_updated',
  'chat_created',
  'chat_is_frozen',
  'attachment_download_status_was_changed',
  'crm_user_chat_notifications_enabled',
  PRESENCE_EVENT,
];

/** @returns null for what is no event of the chat's: of a newer api, or of nobody's */
export function readChatEvent(name: string, payload: unknown): ChatEvent | null {
  const parsed = SCHEMAS[name] && z.safeParse(SCHEMAS[name], payload);
  // the schema of this name made it
  return parsed?.success ? ({ name, ...(parsed.data as object) } as ChatEvent) : null;
}
