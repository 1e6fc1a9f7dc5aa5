import { injectScoped } from '@cairn/shared-contracts/remote/platform';
import type * as z from 'zod/mini';
import type { Chat, ChatMessage, chatWithOrganizerBody, SendMessageBody } from './chat.schema.ts';

const CHAT = '/crm/api/chat';

/** Chat calls of specification §7. Live events come over the socket; these calls are the truth behind it. */
export const chatEndpoints = () =>
  injectScoped(__CONTRACT__, `${__REMOTE__}@${__VERSION__}`, (build) => ({
    chats: build.query<{ items: Chat[]; total: number }, { limit?: number; offset?: number }>({
      query: (params) => ({ url: `${CHAT}/list`, params }),
      providesTags: ['Chat'],
    }),
    chat: build.query<Chat, { chat_id: number }>({
      query: (params) => ({ url: `${CHAT}/get-chat`, params }),
      providesTags: ['Chat'],
    }),
    /** `after` back-fills everything newer than that message id */
    messages: build.query<
      { items: ChatMessage[]; total: number },
      { chat_id: number; offset?: number; after?: number }
    >({
      query: (params) => ({ url: `${CHAT}/get-messages`, params }),
    }),
    unreadCount: build.query<{ count: number }, void>({
      query: () => `${CHAT}/unread-count`,
      providesTags: ['Chat'],
    }),
    sendMessage: build.mutation<ChatMessage, SendMessageBody>({
      query: (body) => ({ url: `${CHAT}/send-message`, method: 'POST', body }),
    }),
    markAsRead: build.mutation<{ result: true }, { chat_id: number }>({
      query: (body) => ({ url: `${CHAT}/mark-as-read`, method: 'POST', body }),
      invalidatesTags: ['Chat'],
    }),
    chatWithOrganizer: build.mutation<Chat, z.infer<typeof chatWithOrganizerBody>>({
      query: (body) => ({ url: `${CHAT}/get-chat-with-organizer`, method: 'POST', body }),
      invalidatesTags: ['Chat'],
    }),
    socketTicket: build.mutation<{ ticket: string; expires_in: number }, void>({
      query: () => ({ url: `${CHAT}/socket-ticket`, method: 'POST' }),
    }),
  }));
