import { injectCalls } from '@cairn/shared-contracts/remote/platform';
import * as calls from './chat.calls.ts';

/** Chats of the user. Live events come over the socket; these calls are the truth behind it. */
export const chatEndpoints = () =>
  injectCalls(__CONTRACT__, `${__REMOTE__}@${__VERSION__}`, (call) => ({
    chats: call(calls.chats, { providesTags: ['Chat'] }),
    chat: call(calls.chat, { providesTags: ['Chat'] }),
    /** `since` back-fills everything that changed after that revision */
    messages: call(calls.messages),
    channels: call(calls.channelsList),
    chatWithSupport: call(calls.chatWithSupport),
    chatsForNotifications: call(calls.chatsForNotifications, { providesTags: ['Chat'] }),
    unreadCount: call(calls.unreadCount, { providesTags: ['Chat'] }),
    sendMessage: call(calls.sendMessage),
    editMessage: call(calls.editMessage),
    deleteMessage: call(calls.deleteMessage),
    moderateMessage: call(calls.moderateMessage),
    freezeChat: call(calls.freezeChat, { invalidatesTags: ['Chat'] }),
    markAsRead: call(calls.markAsRead, { invalidatesTags: ['Chat'] }),
    chatWithOrganizer: call(calls.chatWithOrganizer, { invalidatesTags: ['Chat'] }),
    generateConnectionCode: call(calls.generateConnectionCode),
    disableNotifications: call(calls.disableNotifications, { invalidatesTags: ['Chat'] }),
    enableNotifications: call(calls.enableNotifications, { invalidatesTags: ['Chat'] }),
    socketTicket: call(calls.issueSocketTicket, { extraOptions: { changesNothing: true } }),
  }));
