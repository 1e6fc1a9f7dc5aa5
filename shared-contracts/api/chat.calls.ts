import * as z from 'zod/mini';
import { CHAT_PAGE } from '../domain/limits.ts';
import * as shapes from './chat.schema.ts';
import { ok, recordId, recordIdText, rule } from './common.schema.ts';
import { defineCall } from './define-call.ts';
import { connectionCode, connectionCodeBody } from './user.schema.ts';

/** Chat calls of specification §7. Live events come over the socket; these calls are the truth behind it. */
const own = { tag: 'Chat', auth: 'required' } as const;
const chatId = recordIdText(rule('chatId'));
const offset = z._default(z.coerce.number<number>().check(z.int(), z.minimum(0), z.maximum(1_000_000)), 0);

export const chats = defineCall({
  ...own,
  method: 'GET',
  path: '/crm/api/chat/list',
  summary: "The user's chats, newest message first",
  query: z.object({
    tour_organizer_id: z.optional(recordIdText()),
    limit: z._default(z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(100)), CHAT_PAGE),
    offset,
    /** in names, tours and messages */
    search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    /**
     * those with something unread, with a booking, with the support, with something unread or a request for the asker to answer, or with a
     * departure to come or under way
     */
    only: z.optional(z.enum(['unread', 'bookings', 'support', 'needs_you', 'upcoming'])),
  }),
  answer: shapes.chatList,
});

export const chat = defineCall({
  ...own,
  method: 'GET',
  path: '/crm/api/chat/get-chat',
  summary: 'One chat',
  query: z.object({ chat_id: chatId }),
  answer: shapes.chat,
  errors: ['chat_not_found'],
});

export const messages = defineCall({
  ...own,
  method: 'GET',
  path: '/crm/api/chat/get-messages',
  summary: 'A page of messages, or everything newer than a message (`after`), or all that changed `since` a revision',
  query: z.object({
    chat_id: chatId,
    offset,
    after: z.optional(z.coerce.number<number>().check(z.int(), z.minimum(0))),
    since: z.optional(z.coerce.number<number>().check(z.int(), z.minimum(0))),
  }),
  answer: shapes.chatMessages,
  errors: ['chat_not_found'],
});

export const channelsList = defineCall({
  ...own,
  method: 'GET',
  path: '/crm/api/chat/channels-list',
  summary: 'Where the account can be told of messages while it is away',
  answer: shapes.chatChannels,
});

export const chatWithSupport = defineCall({
  ...own,
  method: 'GET',
  path: '/crm/api/chat/get-chat-with-support',
  summary: 'The chat with the support, which everybody has',
  answer: shapes.chat,
});

export const chatsForNotifications = defineCall({
  ...own,
  method: 'GET',
  path: '/crm/api/chat/chats-for-notifications',
  summary: 'The chats that the account is told of while it is away',
  answer: shapes.chatsForNotifications,
});

export const unreadCount = defineCall({
  ...own,
  method: 'GET',
  path: '/crm/api/chat/unread-count',
  summary: 'Messages that the user has not read',
  query: z.object({ organizer_id: z.optional(recordIdText()) }),
  answer: shapes.unread,
});

export const sendMessage = defineCall({
  ...own,
  method: 'POST',
  path: '/crm/api/chat/send-message',
  summary: 'Sends a message; repeating it with its client key is harmless',
  body: shapes.sendMessageBody,
  answer: shapes.chatMessage,
  errors: ['chat_not_found', 'chat_frozen', 'file_not_found'],
});

export const editMessage = defineCall({
  ...own,
  method: 'POST',
  path: '/crm/api/chat/edit-message',
  summary: 'Changes the words of a message of the own, for a day',
  body: shapes.editMessageBody,
  answer: shapes.chatMessage,
  errors: ['chat_frozen', 'message_closed', 'message_not_found'],
});

export const deleteMessage = defineCall({
  ...own,
  method: 'POST',
  path: '/crm/api/chat/delete-message',
  summary: 'Takes a message of the own back, for a day',
  body: shapes.deleteMessageBody,
  answer: shapes.chatMessage,
  errors: ['chat_frozen', 'message_closed', 'message_not_found'],
});

export const moderateMessage = defineCall({
  ...own,
  method: 'POST',
  path: '/crm/api/chat/moderate-message',
  summary: 'Changes or removes the words of anybody: for the support',
  body: shapes.moderateMessageBody,
  answer: ok,
  errors: ['forbidden', 'message_not_found'],
});

export const freezeChat = defineCall({
  ...own,
  method: 'POST',
  path: '/crm/api/chat/freeze',
  summary: 'Ends writing into a chat, or opens it again: for the support',
  body: shapes.freezeBody,
  answer: ok,
  errors: ['chat_not_found', 'forbidden'],
});

export const markAsRead = defineCall({
  ...own,
  method: 'POST',
  path: '/crm/api/chat/mark-as-read',
  summary: 'Marks everything in a chat as read',
  body: z.object({ chat_id: recordId(rule('chatId')) }),
  answer: ok,
  errors: ['chat_not_found'],
});

export const chatWithOrganizer = defineCall({
  ...own,
  method: 'POST',
  path: '/crm/api/chat/get-chat-with-organizer',
  summary: 'The chat with an organizer, made when there is none',
  body: shapes.chatWithOrganizerBody,
  answer: shapes.chat,
  errors: ['organizer_not_found', 'tour_not_found', 'chat_frozen'],
});

export const quickReplies = defineCall({
  ...own,
  method: 'GET',
  path: '/crm/api/chat/quick-replies',
  summary: 'What the account says often: for organizers and the support',
  answer: shapes.quickReplies,
  errors: ['forbidden'],
});

export const saveQuickReplies = defineCall({
  ...own,
  method: 'POST',
  path: '/crm/api/chat/save-quick-replies',
  summary: 'Replaces what the account says often',
  body: shapes.quickRepliesBody,
  answer: shapes.quickReplies,
  errors: ['forbidden'],
});

export const generateConnectionCode = defineCall({
  ...own,
  method: 'POST',
  path: '/crm/api/chat/generate-connection-code',
  summary: 'A code that connects the account with the messenger it is sent from',
  body: connectionCodeBody,
  answer: connectionCode,
  errors: ['channel_unavailable'],
});

export const disableNotifications = defineCall({
  ...own,
  method: 'POST',
  path: '/crm/api/chat/disable-notifications',
  summary:
    'Ends the notices of one chat while one is away; "Messages from organizers" in the settings brings them back, as enable-notifications does',
  body: z.object({ chat_id: recordId(rule('chatId')) }),
  answer: ok,
  errors: ['chat_not_found'],
});

export const enableNotifications = defineCall({
  ...own,
  method: 'POST',
  path: '/crm/api/chat/enable-notifications',
  summary: 'Brings the notices of one chat back',
  body: z.object({ chat_id: recordId(rule('chatId')) }),
  answer: ok,
  errors: ['chat_not_found'],
});

export const issueSocketTicket = defineCall({
  ...own,
  method: 'POST',
  path: '/crm/api/chat/socket-ticket',
  summary: 'A short-lived ticket that opens one socket, once',
  answer: shapes.socketTicket,
});
