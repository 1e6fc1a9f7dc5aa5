import * as calls from '@cairn/shared-contracts/api/chat.calls';
import { type Call, serve } from '../../platform/call.ts';
import type { Services } from '../../platform/services.ts';
import { signedIn } from '../user/signed-in.ts';
import { viewerOf } from './chat-side.ts';
import { countUnread, listChats, listMessages, readChat } from './read.ts';
import { chatWithOrganizer, markAsRead, sendMessage } from './send.ts';
import { issueTicket } from './ticket.ts';

/** Chat calls of specification §7. */
export function chatCalls(services: Services): Call[] {
  return [
    serve(calls.chats, {
      handle: ({ user, query }) =>
        listChats(services, viewerOf(signedIn(user)), {
          limit: query.limit,
          offset: query.offset,
          organizerId: query.tour_organizer_id,
        }),
    }),
    serve(calls.chat, {
      handle: ({ user, query }) => readChat(services, viewerOf(signedIn(user)), query.chat_id),
    }),
    serve(calls.messages, {
      handle: ({ user, query }) =>
        listMessages(services, viewerOf(signedIn(user)), {
          chatId: query.chat_id,
          offset: query.offset,
          after: query.after,
        }),
    }),
    serve(calls.unreadCount, {
      handle: async ({ user, query }) => ({
        count: await countUnread(services, viewerOf(signedIn(user)), query.organizer_id),
      }),
    }),
    serve(calls.sendMessage, {
      perMinute: 60,
      handle: ({ user, body }) => sendMessage(services, viewerOf(signedIn(user)), body),
    }),
    serve(calls.markAsRead, {
      handle: async ({ user, body }) => {
        await markAsRead(services, viewerOf(signedIn(user)), body.chat_id);
        return { result: true as const };
      },
    }),
    serve(calls.chatWithOrganizer, {
      perMinute: 30,
      handle: ({ user, body }) => chatWithOrganizer(services, viewerOf(signedIn(user)), body),
    }),
    serve(calls.issueSocketTicket, {
      handle: async ({ user }) => issueTicket(services, signedIn(user)),
    }),
  ];
}
