import { useEffect, useRef, useSyncExternalStore } from 'react';
import { chats } from '../../../common/model/api.ts';
import { hasUnread, lastId, type Thread } from './thread.ts';

const subscribe = (onChange: () => void) => {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
};
const useVisible = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => document.visibilityState === 'visible',
    () => false,
  );

/** Marks the chat as read as soon as its newest message is really before somebody's eyes. */
export function useRead(chatId: number, thread: Thread, isAtEnd: boolean): void {
  const [markAsRead] = chats.markAsRead.useMutation();
  const isVisible = useVisible();
  const markedRef = useRef(0);
  const newest = lastId(thread);
  const isUnread = hasUnread(thread);
  useEffect(() => {
    if (!isVisible || !isAtEnd || !isUnread || markedRef.current >= newest) return;
    markedRef.current = newest;
    void markAsRead({ chat_id: chatId });
  }, [chatId, newest, isUnread, isVisible, isAtEnd, markAsRead]);
}
