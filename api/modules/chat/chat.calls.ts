import * as calls from '@cairn/shared-contracts/api/chat.calls';
import { type Call, type CallContext, serve } from '../../platform/call.ts';
import type { Services } from '../../platform/services.ts';
import { connectionCode } from '../messengers/connection-code.ts';
import { disableNotices } from '../notifications/chat-notice.ts';
import { readerOf } from '../user/reader.ts';
import { signedIn } from '../user/signed-in.ts';
import { viewerOf } from './chat-side.ts';
import { countUnread, listChats, listMessages, readChat } from './read.ts';
import { chatWithOrganizer, markAsRead, sendMessage } from './send.ts';
import { issueTicket } from './ticket.ts';

/** Chat calls of specification §7. */
export function chatCalls(services: Services): Call[] {
  const reader = ({ user, language }: Pick<CallContext<unknown, unknown>, 'user' | 'language'>) =>
    readerOf(services.db, { user, language });
  return [
    serve(calls.chats, {
      handle: async ({ user, query, language }) =>
        listChats(
          services,
          viewerOf(signedIn(user)),
          { limit: query.limit, offset: query.offset, organizerId: query.tour_organizer_id },
          await reader({ user, language }),
        ),
    }),
    serve(calls.chat, {
      handle: async ({ user, query, language }) =>
        readChat(services, viewerOf(signedIn(user)), query.chat_id, await reader({ user, language })),
    }),
    serve(calls.messages, {
      handle: async ({ user, query, language }) =>
        listMessages(
          services,
          viewerOf(signedIn(user)),
          { chatId: query.chat_id, offset: query.offset, after: query.after },
          await reader({ user, language }),
        ),
    }),
    serve(calls.unreadCount, {
      handle: async ({ user, query }) => ({
        count: await countUnread(services, viewerOf(signedIn(user)), query.organizer_id),
      }),
    }),
    serve(calls.sendMessage, {
      perMinute: 60,
      handle: async ({ user, body, language }) =>
        sendMessage(services, viewerOf(signedIn(user)), body, await reader({ user, language })),
    }),
    serve(calls.markAsRead, {
      handle: async ({ user, body }) => {
        await markAsRead(services, viewerOf(signedIn(user)), body.chat_id);
        return { result: true as const };
      },
    }),
    serve(calls.chatWithOrganizer, {
      perMinute: 30,
      handle: async ({ user, body, language }) =>
        chatWithOrganizer(services, viewerOf(signedIn(user)), body, await reader({ user, language })),
    }),
    serve(calls.generateConnectionCode, {
      perMinute: 20,
      handle: ({ user, site, body }) => connectionCode(services, signedIn(user), site, body.source_id),
    }),
    serve(calls.disableNotifications, {
      perMinute: 60,
      handle: async ({ user, body }) => {
        await disableNotices(services, signedIn(user), body.chat_id);
        return { result: true as const };
      },
    }),
    serve(calls.issueSocketTicket, {
      handle: async ({ user, language }) => issueTicket(services, signedIn(user), language),
    }),
  ];
}
