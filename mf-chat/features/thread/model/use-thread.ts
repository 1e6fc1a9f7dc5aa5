import type { Chat, ChatMessages } from '@cairn/shared-contracts/api/chat.schema';
import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import { chats } from '../../../common/model/api.ts';
import { isDeskOfSupport } from '../../../common/model/desk-of-support.ts';
import type { Hold, Outgoing, OutgoingFile } from '../../../common/model/outbox.ts';
import { useLive } from '../../../common/model/use-live.ts';
import { useOutbox } from '../../../common/model/use-outbox.ts';
import { useRefresh } from '../../../common/model/use-refresh.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { hasOlder, isAhead, newThread, type Thread, threadReducer } from './thread.ts';
import { type Changes, useChanges } from './use-changes.ts';

/** without a socket the page asks for news by itself */
const ASK_EVERY_MS = 6000;

export interface ThreadControl extends Changes {
  thread: Thread;
  /** mine that the api has not taken yet */
  outgoing: readonly Outgoing[];
  /** what those that wait wait for; null: only for the ones before them */
  hold: Hold | null;
  isOnline: boolean;
  /** the reader is the support, and may change what others write */
  isModerator: boolean;
  hasOlder: boolean;
  isLoadingOlder: boolean;
  /** the last attempt to load older messages has failed */
  isOlderLost: boolean;
  loadOlder(): void;
  send(text: string, file?: OutgoingFile): void;
  retry(clientKey: string): void;
  /** gives up what was refused */
  discard(clientKey: string): void;
}

/** One chat: its history, what comes in, and what goes out, in order. */
export function useThread({ id: chatId, ...chat }: Chat, first: ChatMessages): ThreadControl {
  const [thread, dispatch] = useReducer(threadReducer, first, newThread);
  const [isOnline, setIsOnline] = useState(false);
  const [inTurn] = useState(oneAtATime);
  const [getMessages, older] = chats.messages.useLazyQuery();
  const [getNews] = chats.messages.useLazyQuery();
  const { outbox, outgoing, hold } = useOutbox();
  const changes = useChanges(dispatch);
  const refresh = useRefresh();

  /** @returns up to which revision everything is known now */
  const askSince = async (since: number): Promise<number> => {
    const { data } = await getNews({ chat_id: chatId, since });
    if (!data) return since;
    dispatch({ kind: 'caughtUp', page: data });
    outbox.remove(data.items.map(({ client_key }) => client_key));
    if (data.items.length > 0) refresh();
    const next = data.items.at(-1)?.revision ?? since;
    return data.has_more && next > since ? askSince(next) : Math.max(since, next);
  };
  const catchUp = useEffectEvent(() => {
    let since = thread.revision;
    // frames come faster than they are drawn: each of a burst looks as if one before it was missing
    return inTurn(async () => {
      since = await askSince(since);
    });
  });

  useLive({
    onOnline: (online) => {
      setIsOnline(online);
      if (!online) return;
      outbox.flush();
      void catchUp();
    },
    onEvent: (event) => {
      refresh();
      if (event.chat_id !== chatId) return;
      if ('message' in event) {
        if (isAhead(thread, event.message)) void catchUp();
        dispatch({ kind: 'told', message: event.message });
        outbox.remove([event.message.client_key]);
      } else if (event.name === 'chat_is_read') {
        if (!event.is_mine) dispatch({ kind: 'readByThem', lastReadId: event.last_read_id });
      } else if (event.name === 'chat_is_frozen') {
        dispatch({ kind: 'frozen', isFrozen: event.is_frozen });
      } else if (event.name === 'attachment_download_status_was_changed') {
        dispatch({ kind: 'attachment', messageId: event.message_id, attachment: event.attachment });
      }
    },
  });

  useEffect(
    () =>
      outbox.onSent((message) => {
        if (message.chat_id === chatId) dispatch({ kind: 'told', message });
      }),
    [outbox, chatId],
  );

  useEffect(() => {
    if (isOnline) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void catchUp();
    }, ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isOnline]);

  return {
    thread,
    outgoing: outgoing.filter((message) => message.chatId === chatId),
    hold,
    isOnline,
    isModerator: isDeskOfSupport(chat),
    hasOlder: hasOlder(thread),
    isLoadingOlder: older.isFetching,
    isOlderLost: older.isError && !older.isFetching,
    loadOlder: async () => {
      const { data } = await getMessages({ chat_id: chatId, offset: thread.messages.length });
      if (data) dispatch({ kind: 'older', page: data });
    },
    send: (text, file) => outbox.add({ chatId, text, file: file ?? null }),
    retry: outbox.retry,
    discard: (clientKey) => outbox.remove([clientKey]),
    ...changes,
  };
}
