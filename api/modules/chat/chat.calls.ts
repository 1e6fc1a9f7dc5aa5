import {
  chat,
  chatList,
  chatMessage,
  chatMessages,
  chatWithOrganizerBody,
  sendMessageBody,
  socketTicket,
} from '@cairn/shared-contracts/api/chat.schema';
import { ok, recordId, recordIdText, rule } from '@cairn/shared-contracts/api/common.schema';
import { CHAT_PAGE } from '@cairn/shared-contracts/domain/limits';
import * as z from 'zod/mini';
import { type Call, defineCall } from '../../platform/call.ts';
import type { Services } from '../../platform/services.ts';
import { signedIn } from '../user/signed-in.ts';
import { viewerOf } from './chat-side.ts';
import { countUnread, listChats, listMessages, readChat } from './read.ts';
import { chatWithOrganizer, markAsRead, sendMessage } from './send.ts';
import { issueTicket } from './ticket.ts';

const CHAT = '/crm/api/chat';
const chatId = recordIdText(rule('chatId'));
const offset = z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1_000_000)), 0);

/** Chat calls of specification §7. */
export function chatCalls(services: Services): Call[] {
  const own = { tag: 'Chat', auth: 'required' } as const;
  return [
    defineCall({
      ...own,
      method: 'GET',
      path: `${CHAT}/list`,
      summary: "The user's chats, newest message first",
      query: z.object({
        tour_organizer_id: z.optional(recordIdText()),
        limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), CHAT_PAGE),
        offset,
      }),
      answer: chatList,
      handle: ({ user, query }) =>
        listChats(services, viewerOf(signedIn(user)), {
          limit: query.limit,
          offset: query.offset,
          organizerId: query.tour_organizer_id,
        }),
    }),
    defineCall({
      ...own,
      method: 'GET',
      path: `${CHAT}/get-chat`,
      summary: 'One chat',
      query: z.object({ chat_id: chatId }),
      answer: chat,
      handle: ({ user, query }) => readChat(services, viewerOf(signedIn(user)), query.chat_id),
    }),
    defineCall({
      ...own,
      method: 'GET',
      path: `${CHAT}/get-messages`,
      summary: 'A page of messages, or with `after` everything newer than that message',
      query: z.object({ chat_id: chatId, offset, after: z.optional(z.coerce.number().check(z.int(), z.minimum(0))) }),
      answer: chatMessages,
      handle: ({ user, query }) =>
        listMessages(services, viewerOf(signedIn(user)), {
          chatId: query.chat_id,
          offset: query.offset,
          after: query.after,
        }),
    }),
    defineCall({
      ...own,
      method: 'GET',
      path: `${CHAT}/unread-count`,
      summary: 'Messages that the user has not read',
      query: z.object({ organizer_id: z.optional(recordIdText()) }),
      answer: z.object({ count: z.number() }),
      handle: async ({ user, query }) => ({
        count: await countUnread(services, viewerOf(signedIn(user)), query.organizer_id),
      }),
    }),
    defineCall({
      ...own,
      method: 'POST',
      path: `${CHAT}/send-message`,
      summary: 'Sends a message; repeating it with its client key is harmless',
      perMinute: 60,
      body: sendMessageBody,
      answer: chatMessage,
      handle: ({ user, body }) => sendMessage(services, viewerOf(signedIn(user)), body),
    }),
    defineCall({
      ...own,
      method: 'POST',
      path: `${CHAT}/mark-as-read`,
      summary: 'Marks everything in a chat as read',
      body: z.object({ chat_id: recordId(rule('chatId')) }),
      answer: ok,
      handle: async ({ user, body }) => {
        await markAsRead(services, viewerOf(signedIn(user)), body.chat_id);
        return { result: true as const };
      },
    }),
    defineCall({
      ...own,
      method: 'POST',
      path: `${CHAT}/get-chat-with-organizer`,
      summary: 'The chat with an organizer, made when there is none',
      perMinute: 30,
      body: chatWithOrganizerBody,
      answer: chat,
      handle: ({ user, body }) => chatWithOrganizer(services, viewerOf(signedIn(user)), body),
    }),
    defineCall({
      ...own,
      method: 'POST',
      path: `${CHAT}/socket-ticket`,
      summary: 'A short-lived ticket for the socket',
      answer: socketTicket,
      handle: async ({ user }) => issueTicket(services, signedIn(user)),
    }),
  ];
}
