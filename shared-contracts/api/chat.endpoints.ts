import { injectCalls } from '@cairn/shared-contracts/remote/platform';
import * as calls from './chat.calls.ts';

/** Chats of the user. Live events come over the socket; these calls are the truth behind it. */
export const chatEndpoints = () =>
  injectCalls(__CONTRACT__, `${__REMOTE__}@${__VERSION__}`, (call) => ({
    chats: call(calls.chats, { providesTags: ['Chat'] }),
    chat: call(calls.chat, { providesTags: ['Chat'] }),
    /** `after` back-fills everything newer than that message id */
    messages: call(calls.messages),
    unreadCount: call(calls.unreadCount, { providesTags: ['Chat'] }),
    sendMessage: call(calls.sendMessage),
    markAsRead: call(calls.markAsRead, { invalidatesTags: ['Chat'] }),
    chatWithOrganizer: call(calls.chatWithOrganizer, { invalidatesTags: ['Chat'] }),
    socketTicket: call(calls.issueSocketTicket),
  }));
