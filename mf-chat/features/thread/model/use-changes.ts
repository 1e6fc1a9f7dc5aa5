import type { ChatMessage } from '@cairn/shared-contracts/api/chat.schema';
import { apiErrorText, toApiError } from '@cairn/shared-contracts/remote/platform';
import type { Dispatch } from 'react';
import { chats } from '../../../common/model/api.ts';
import type { ThreadAction } from './thread.ts';

export interface Changes {
  /** @returns why not, in the reader's language */
  edit(messageId: number, text: string): Promise<string | undefined>;
  remove(messageId: number): Promise<string | undefined>;
}

/** What somebody does to messages of their own. */
export function useChanges(dispatch: Dispatch<ThreadAction>): Changes {
  const [edit] = chats.editMessage.useMutation();
  const [remove] = chats.deleteMessage.useMutation();
  const take = ({ data, error }: { data?: ChatMessage; error?: unknown }): string | undefined => {
    if (!data) return apiErrorText(toApiError(error));
    dispatch({ kind: 'told', message: data });
    return undefined;
  };
  return {
    edit: async (messageId, text) => take(await edit({ message_id: messageId, message: text })),
    remove: async (messageId) => take(await remove({ message_id: messageId })),
  };
}
