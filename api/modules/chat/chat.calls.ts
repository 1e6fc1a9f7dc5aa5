import * as calls from '@cairn/shared-contracts/api/chat.calls';
import { type Call, type CallContext, serve } from '../../platform/call.ts';
import type { Services } from '../../platform/services.ts';
import { connectionCode } from '../messengers/connection-code.ts';
import { listChannels } from '../messengers/connections.ts';
import { setNotices } from '../notifications/chat-notice.ts';
import { hidesOrganizers } from '../organizer/hidden-organizers.ts';
import { readerOf } from '../user/reader.ts';
import { signedIn } from '../user/signed-in.ts';
import { viewerOf } from './chat-side.ts';
import { chatsForNotifications } from './notified-chats.ts';
import { readReplies, saveReplies } from './quick-replies.ts';
import { listChats, readChat } from './read-chats.ts';
import { markAsRead } from './read-mark.ts';
import { listMessages } from './read-messages.ts';
import { deleteMessage, editMessage, freezeChat, moderateMessage } from './revise.ts';
import { chatWithOrganizer, chatWithSupport, sendMessage } from './send.ts';
import { issueTicket } from './ticket.ts';
import { readUnread } from './unread.ts';

const DONE = { result: true } as const;

const readerIn =
  ({ db }: Services) =>
  (asking: Pick<CallContext<unknown, unknown>, 'user' | 'language' | 'site'>) =>
    readerOf(db, asking);

/** Chat calls of specification §7, and those that cause the other live events of §4. */
export const chatCalls = (services: Services): Call[] => [
  ...readingCalls(services),
  ...writingCalls(services),
  ...noticeCalls(services),
  ...deskCalls(services),
];

function readingCalls(services: Services): Call[] {
  const reader = readerIn(services);
  return [
    serve(calls.chats, {
      handle: async ({ user, query, language, site }) =>
        listChats(
          services,
          viewerOf(signedIn(user)),
          { ...query, organizerId: query.tour_organizer_id },
          await reader({ user, language, site }),
        ),
    }),
    serve(calls.chat, {
      handle: async ({ user, query, language, site }) =>
        readChat(services, viewerOf(signedIn(user)), query.chat_id, await reader({ user, language, site })),
    }),
    serve(calls.messages, {
      handle: async ({ user, query, language, site }) =>
        listMessages(
          services,
          viewerOf(signedIn(user)),
          { chatId: query.chat_id, offset: query.offset, after: query.after, since: query.since },
          await reader({ user, language, site }),
        ),
    }),
    serve(calls.unreadCount, {
      handle: ({ user, query }) => readUnread(services.db, viewerOf(signedIn(user)), query.organizer_id),
    }),
    serve(calls.chatWithSupport, {
      perMinute: 60,
      handle: async ({ user, language, site }) =>
        chatWithSupport(services, viewerOf(signedIn(user)), await reader({ user, language, site })),
    }),
    serve(calls.issueSocketTicket, {
      perMinute: 60,
      handle: async ({ user, language, site }) =>
        issueTicket(services, signedIn(user), { language, isDiscreet: hidesOrganizers(site) }),
    }),
  ];
}

function writingCalls(services: Services): Call[] {
  const reader = readerIn(services);
  return [
    serve(calls.sendMessage, {
      perMinute: 60,
      // what people write has no times to be told in a zone
      handle: ({ user, body, language }) =>
        sendMessage(services, viewerOf(signedIn(user)), body, { language, timeZone: 'UTC' }),
    }),
    serve(calls.editMessage, {
      perMinute: 60,
      handle: async ({ user, body, language, site }) =>
        editMessage(services, viewerOf(signedIn(user)), body, await reader({ user, language, site })),
    }),
    serve(calls.deleteMessage, {
      perMinute: 60,
      handle: async ({ user, body, language, site }) =>
        deleteMessage(services, viewerOf(signedIn(user)), body.message_id, await reader({ user, language, site })),
    }),
    serve(calls.markAsRead, {
      handle: async ({ user, body }) => {
        await markAsRead(services, viewerOf(signedIn(user)), body.chat_id);
        return DONE;
      },
    }),
    serve(calls.chatWithOrganizer, {
      perMinute: 30,
      handle: async ({ user, body, language, site }) =>
        chatWithOrganizer(services, viewerOf(signedIn(user)), body, await reader({ user, language, site })),
    }),
  ];
}

function deskCalls(services: Services): Call[] {
  return [
    serve(calls.quickReplies, { handle: ({ user }) => readReplies(services, signedIn(user)) }),
    serve(calls.saveQuickReplies, {
      perMinute: 60,
      handle: ({ user, body }) => saveReplies(services, signedIn(user), body.items),
    }),
    serve(calls.moderateMessage, {
      handle: async ({ user, body }) => {
        await moderateMessage(services, signedIn(user), body);
        return DONE;
      },
    }),
    serve(calls.freezeChat, {
      handle: async ({ user, body }) => {
        await freezeChat(services, signedIn(user), body);
        return DONE;
      },
    }),
  ];
}

function noticeCalls(services: Services): Call[] {
  return [
    serve(calls.channelsList, {
      handle: ({ user, site }) => listChannels(services, signedIn(user), site),
    }),
    serve(calls.chatsForNotifications, {
      handle: ({ user }) => chatsForNotifications(services, viewerOf(signedIn(user))),
    }),
    serve(calls.generateConnectionCode, {
      perMinute: 20,
      handle: ({ user, site, body }) => connectionCode(services, signedIn(user), site, body.source_id),
    }),
    serve(calls.disableNotifications, {
      perMinute: 60,
      handle: async ({ user, body }) => {
        await setNotices(services, signedIn(user), body.chat_id, false);
        return DONE;
      },
    }),
    serve(calls.enableNotifications, {
      perMinute: 60,
      handle: async ({ user, body }) => {
        await setNotices(services, signedIn(user), body.chat_id, true);
        return DONE;
      },
    }),
  ];
}
