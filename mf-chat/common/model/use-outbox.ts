import { ownKey } from '@cairn/shared-contracts/remote/own-storage';
import { type ApiError, toApiError, useSession } from '@cairn/shared-contracts/remote/platform';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { chats } from './api.ts';
import { createOutbox, type Outbox, type Outgoing, type Sent } from './outbox.ts';
import { useRefresh } from './use-refresh.ts';

const NONE: readonly Outgoing[] = [];
/** too much at once, or a fault of the site: the same message will do in a while */
const isPassing = (status: number): boolean => status === 429 || status >= 500;

/** a field's own words say more than that there are some */
const wordsOf = (error: ApiError): string | undefined => {
  if (error.kind === 'refused') return Object.values(error.fields).flat()[0] ?? error.message;
  return 'message' in error && error.kind !== 'broken' ? error.message : undefined;
};

type Deliver = (message: Outgoing) => Promise<Sent>;

interface Shared {
  outbox: Outbox;
  deliver: Deliver;
  users: number;
}

/** one for each account, so that the list and the thread have the same */
const shared = new Map<number, Shared>();

function sharedOf(userId: number, deliver: Deliver): Shared {
  const known = shared.get(userId);
  if (known) return known;
  const outbox = createOutbox(ownKey(`outbox:${userId}:`), (message) => made.deliver(message));
  const made: Shared = { outbox, deliver, users: 0 };
  shared.set(userId, made);
  return made;
}

/** What the account has written and the api has not taken yet. It is sent for as long as a page of the chat is there. */
export function useOutbox(): { outbox: Outbox; outgoing: readonly Outgoing[] } {
  const { user } = useSession();
  const [post] = chats.sendMessage.useMutation();
  const refresh = useRefresh();
  const send = async ({ chatId, text, file, clientKey }: Outgoing): Promise<Sent> => {
    const body = { chat_id: chatId, message: text, client_key: clientKey, ...(file ? { file_id: file.id } : {}) };
    const answer = await post(body);
    if (answer.data) {
      refresh();
      return { kind: 'sent', message: answer.data };
    }
    const error = toApiError(answer.error);
    if (error.kind === 'offline' || (error.kind === 'refused' && isPassing(error.status))) return { kind: 'later' };
    return { kind: 'refused', words: wordsOf(error) };
  };
  const userId = user?.id ?? 0;
  const [mine] = useState(() => sharedOf(userId, send));
  const { outbox } = mine;
  const latest = useEffectEvent(send);
  useEffect(() => {
    shared.set(userId, mine);
    mine.users += 1;
    mine.deliver = (message) => latest(message);
    const flush = () => outbox.flush();
    flush();
    window.addEventListener('online', flush);
    return () => {
      window.removeEventListener('online', flush);
      mine.users -= 1;
      if (mine.users > 0) return;
      outbox.rest();
      shared.delete(userId);
    };
  }, [outbox, mine, userId]);
  const outgoing = useSyncExternalStore(outbox.subscribe, outbox.items, () => NONE);
  return { outbox, outgoing };
}
