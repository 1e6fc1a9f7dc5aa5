import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
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

/** until the api is told again that has not heard of it, ms */
const AGAIN_MS = 8_000;

/** Marks the chat as read as soon as its newest message is really before somebody's eyes. */
export function useRead(chatId: number, thread: Thread, isAtEnd: boolean): void {
  const [markAsRead] = chats.markAsRead.useMutation();
  const isVisible = useVisible();
  const markedRef = useRef(0);
  const newest = lastId(thread);
  const isUnread = hasUnread(thread);
  const [lostAt, setLostAt] = useState<number>();
  useEffect(() => {
    if (lostAt === undefined) return;
    const timer = setTimeout(() => {
      markedRef.current = 0;
      setLostAt(undefined);
    }, AGAIN_MS);
    return () => clearTimeout(timer);
  }, [lostAt]);
  useEffect(() => {
    const isLost = lostAt !== undefined;
    if (isLost || !isVisible || !isAtEnd || !isUnread || markedRef.current >= newest) return;
    markedRef.current = newest;
    void markAsRead({ chat_id: chatId }).then(({ error }) => {
      if (error) setLostAt(newest);
    });
  }, [chatId, newest, isUnread, isVisible, isAtEnd, lostAt, markAsRead]);
}
