import { ownKey } from '@cairn/shared-contracts/remote/own-storage';
import { toApiError, useSession } from '@cairn/shared-contracts/remote/platform';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { chats } from './api.ts';
import { createOutbox, type Hold, type Outbox, type Outgoing, type Sent } from './outbox.ts';
import { useErrorWords } from './use-error-words.ts';
import { useRefresh } from './use-refresh.ts';

const NONE: readonly Outgoing[] = [];

/** Also of an answer that somebody between the page and the api gave, in no words of ours. */
function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const status = 'originalStatus' in error ? error.originalStatus : 'status' in error ? error.status : undefined;
  return typeof status === 'number' ? status : undefined;
}

/** The same message will do in a while. Undefined for what will be refused again. */
function laterAfter(error: unknown): Extract<Sent, { kind: 'later' }> | undefined {
  const known = toApiError(error);
  if (known.kind === 'offline') return { kind: 'later', hold: 'connection' };
  if (known.kind === 'captcha') return undefined;
  const status = statusOf(error) ?? 0;
  if (status >= 500) return { kind: 'later', hold: 'site' };
  const seconds = known.kind === 'refused' ? known.retryAfter : undefined;
  return status === 429 ? { kind: 'later', hold: 'limit', ...(seconds === undefined ? {} : { seconds }) } : undefined;
}

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
export function useOutbox(): { outbox: Outbox; outgoing: readonly Outgoing[]; hold: Hold | null } {
  const { user } = useSession();
  const [post] = chats.sendMessage.useMutation();
  const refresh = useRefresh();
  const words = useErrorWords();
  const send = async ({ chatId, text, file, clientKey }: Outgoing): Promise<Sent> => {
    const body = { chat_id: chatId, message: text, client_key: clientKey, ...(file ? { file_id: file.id } : {}) };
    const answer = await post(body);
    if (answer.data) {
      refresh();
      return { kind: 'sent', message: answer.data };
    }
    const isBroken = toApiError(answer.error).kind === 'broken';
    return laterAfter(answer.error) ?? { kind: 'refused', words: isBroken ? undefined : words(answer.error) };
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
  const hold = useSyncExternalStore(outbox.subscribe, outbox.hold, () => null);
  return { outbox, outgoing, hold };
}
