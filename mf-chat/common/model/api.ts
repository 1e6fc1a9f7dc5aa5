import { chatEndpoints } from '@cairn/shared-contracts/api/chat.endpoints';

export const chats = chatEndpoints();
