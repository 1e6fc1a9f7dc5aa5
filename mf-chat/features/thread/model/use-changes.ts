import type { ChatMessage } from '@cairn/shared-contracts/api/chat.schema';
import type { Dispatch } from 'react';
import { chats } from '../../../common/model/api.ts';
import { useErrorWords } from '../../../common/model/use-error-words.ts';
import type { ThreadAction } from './thread.ts';

export interface Changes {
  /** @returns why not, in the reader's language */
  edit(messageId: number, text: string): Promise<string | undefined>;
  remove(messageId: number): Promise<string | undefined>;
  /** for the support: other words for anybody's, or none. The socket tells of it. */
  moderate(messageId: number, text: string): Promise<string | undefined>;
}

/** What somebody does to messages of their own, and the support to everybody's. */
export function useChanges(dispatch: Dispatch<ThreadAction>): Changes {
  const words = useErrorWords();
  const [edit] = chats.editMessage.useMutation();
  const [remove] = chats.deleteMessage.useMutation();
  const [moderate] = chats.moderateMessage.useMutation();
  const take = ({ data, error }: { data?: ChatMessage; error?: unknown }): string | undefined => {
    if (!data) return words(error);
    dispatch({ kind: 'told', message: data });
    return undefined;
  };
  return {
    edit: async (messageId, text) => take(await edit({ message_id: messageId, message: text })),
    remove: async (messageId) => take(await remove({ message_id: messageId })),
    moderate: async (messageId, text) => {
      const { error } = await moderate({ message_id: messageId, message: text });
      return error && words(error);
    },
  };
}
