import type { ChatMessage } from '@cairn/shared-contracts/api/chat.schema';
import { newUuid } from '@cairn/shared-contracts/domain/uuid';
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { chats } from '../../../common/model/api.ts';
import { useLive } from '../../../common/model/use-live.ts';
import { useRefresh } from '../../../common/model/use-refresh.ts';
import { hasOlder, lastId, newThread, type Thread, threadReducer } from './thread.ts';

/** without a socket the page asks for news by itself */
const ASK_EVERY_MS = 6000;

export interface ThreadControl {
  thread: Thread;
  isOnline: boolean;
  isLoadingOlder: boolean;
  hasOlder: boolean;
  send(text: string): void;
  retry(clientKey: string): void;
  loadOlder(): void;
}

/** One chat: its history, what comes in, and what goes out, in order. */
export function useThread(chatId: number, first: { items: readonly ChatMessage[]; total: number }): ThreadControl {
  const [thread, dispatch] = useReducer(threadReducer, first, newThread);
  const [isOnline, setIsOnline] = useState(false);
  const [getMessages, older] = chats.messages.useLazyQuery();
  const [post] = chats.sendMessage.useMutation();
  const refresh = useRefresh();
  const queueRef = useRef<Promise<void>>(Promise.resolve());

  const backfill = useEffectEvent(async () => {
    const answer = await getMessages({ chat_id: chatId, after: lastId(thread) });
    if (answer.data) dispatch({ kind: 'loaded', messages: answer.data.items });
    if (answer.data?.items.length) refresh();
  });

  useLive({
    onOnline: (online) => {
      setIsOnline(online);
      if (online) void backfill();
    },
    onEvent: (event) => {
      if (event.chatId !== chatId) return refresh();
      if (event.kind === 'new_message') dispatch({ kind: 'received', message: event.message });
      if (event.kind === 'chat_is_read' && !event.isMine)
        dispatch({ kind: 'readByThem', lastReadId: event.lastReadId });
      refresh();
    },
  });

  useEffect(() => {
    if (isOnline) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void backfill();
    }, ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isOnline]);

  /** one after the other, so that they arrive in the order in which they were written */
  const deliver = (clientKey: string, text: string) => {
    queueRef.current = queueRef.current.then(async () => {
      const answer = await post({ chat_id: chatId, message: text, client_key: clientKey });
      dispatch(answer.data ? { kind: 'received', message: answer.data } : { kind: 'failed', clientKey });
      if (answer.data) refresh();
    });
  };

  return {
    thread,
    isOnline,
    isLoadingOlder: older.isFetching && older.originalArgs?.after === undefined,
    hasOlder: hasOlder(thread),
    send: (text) => {
      const clientKey = newUuid();
      dispatch({ kind: 'sending', clientKey, text, at: Date.now() });
      deliver(clientKey, text);
    },
    retry: (clientKey) => {
      const message = thread.outgoing.find((outgoing) => outgoing.clientKey === clientKey);
      if (!message || message.state === 'sending') return;
      dispatch({ kind: 'retried', clientKey });
      deliver(clientKey, message.text);
    },
    loadOlder: async () => {
      const answer = await getMessages({ chat_id: chatId, offset: thread.messages.length });
      if (answer.data) dispatch({ kind: 'loaded', messages: answer.data.items, total: answer.data.total });
    },
  };
}
