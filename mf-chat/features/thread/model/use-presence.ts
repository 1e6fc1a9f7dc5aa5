import type { ChatPresence } from '@cairn/shared-contracts/api/chat.schema';
import { WRITING_SECONDS } from '@cairn/shared-contracts/domain/chat';
import { useSession } from '@cairn/shared-contracts/remote/platform';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { joinChat } from '../../../common/model/live.ts';
import type { ChatTopic } from '../../../common/model/live-types.ts';

/** "is writing" is said again while it goes on, ms */
const SAY_AGAIN_MS = (WRITING_SECONDS - 1) * 1000;

export interface PresenceControl {
  presence: ChatPresence;
  /** the reader types: the other side is told so, not at every key */
  typed(): void;
  /** sent, or everything was taken away again */
  stopped(): void;
}

/** Who is on the other side just now. @param known as the api said it */
export function usePresence(chatId: number, known: ChatPresence): PresenceControl {
  const { user } = useSession();
  const userId = user?.id;
  const [live, setLive] = useState<ChatPresence | null>(null);
  const topicRef = useRef<ChatTopic | null>(null);
  const saidAtRef = useRef(0);
  const presence = live ?? known;

  useEffect(() => {
    if (userId === undefined) return;
    const topic = joinChat(chatId, setLive);
    topicRef.current = topic;
    return () => {
      topicRef.current = null;
      topic.leave();
    };
  }, [chatId, userId]);

  // whoever closes the page while writing says no more: it is over by itself
  const forget = useEffectEvent(() => setLive(presence && { ...presence, is_writing: false }));
  const isWriting = presence.is_writing;
  useEffect(() => {
    if (!isWriting || live === null) return;
    const timer = setTimeout(() => forget(), WRITING_SECONDS * 1000);
    return () => clearTimeout(timer);
  }, [isWriting, live]);

  return {
    presence,
    typed: () => {
      const now = Date.now();
      if (now - saidAtRef.current < SAY_AGAIN_MS) return;
      saidAtRef.current = now;
      topicRef.current?.write(true);
    },
    stopped: () => {
      if (saidAtRef.current === 0) return;
      saidAtRef.current = 0;
      topicRef.current?.write(false);
    },
  };
}
