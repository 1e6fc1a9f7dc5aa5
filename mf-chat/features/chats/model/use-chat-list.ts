import type { Chat } from '@cairn/shared-contracts/api/chat.schema';
import { CHAT_PAGE } from '@cairn/shared-contracts/domain/limits';
import { useEffect, useState } from 'react';
import { chats } from '../../../common/model/api.ts';
import { type Lost, useLost } from '../../../common/model/use-lost.ts';
import { type ChatFilter, ONLY } from './chat-filters.ts';

/** typing goes on: ms */
const PAUSE_MS = 250;
/** the api's own limit of a list: what is older comes in pages of so many */
export const LIST_MAX = 100;

/** which of them, beside how many */
interface Question {
  search?: string;
  only?: NonNullable<(typeof ONLY)[ChatFilter]>;
}

export interface ChatListControl {
  items: readonly Chat[];
  /** what they answer, for more of the same */
  question: Question;
  /** pages behind the items */
  olderPages: number;
  /** whoever has the other side of chats has filters of their own, also while one of them finds nothing */
  isOrganizer: boolean;
  /** how many wait for an organizer */
  needingCount: number;
  hasMore: boolean;
  /** there is none at all, whatever the filter */
  isEmpty: boolean;
  lost: Lost;
  /** what is shown answers an earlier question */
  isOld: boolean;
  filter: ChatFilter;
  phrase: string;
  setFilter(filter: ChatFilter): void;
  setPhrase(phrase: string): void;
  more(): void;
}

/** The conversations that somebody looks for. */
export function useChatList(): ChatListControl {
  const [limit, setLimit] = useState<number>(CHAT_PAGE);
  const [filter, setFilter] = useState<ChatFilter>('all');
  const [phrase, setPhrase] = useState('');
  const [olderPages, setOlderPages] = useState(0);
  const search = usePause(phrase.trim(), PAUSE_MS);
  const only = ONLY[filter];
  const question: Question = { ...(search ? { search } : {}), ...(only ? { only } : {}) };
  const query = chats.chats.useQuery({ limit, ...question });
  const lost = useLost(query);
  const asked = JSON.stringify(question);
  const [answered, setAnswered] = useState({ asked, answer: query.currentData });
  if (query.currentData && query.currentData !== answered.answer) setAnswered({ asked, answer: query.currentData });
  // the answer to an earlier question stays while this one is under way, and is none to it; fewer chats are one to more of them
  const shown = query.currentData ?? (lost.isLost && answered.asked !== asked ? undefined : query.data);
  const items = shown?.items ?? [];
  const [isOrganizer, setIsOrganizer] = useState(false);
  if (!isOrganizer && items.some((chat) => chat.with === 'tourist')) setIsOrganizer(true);
  const needing = chats.chats.useQuery({ limit: 1, only: 'needs_you' }, { skip: !isOrganizer });
  const first = () => {
    setLimit(CHAT_PAGE);
    setOlderPages(0);
  };
  const isAll = filter === 'all' && search === '' && phrase === '';
  return {
    items,
    question,
    olderPages,
    isOrganizer,
    needingCount: needing.data?.total ?? 0,
    hasMore: !lost.isLost && (shown?.total ?? 0) > items.length + olderPages * LIST_MAX,
    isEmpty: isAll && query.currentData?.total === 0,
    lost,
    isOld: query.isFetching && query.currentData === undefined,
    filter,
    phrase,
    setFilter: (next) => {
      first();
      setFilter(next);
    },
    setPhrase: (next) => {
      first();
      setPhrase(next);
    },
    more: () => (limit < LIST_MAX ? setLimit(limit + CHAT_PAGE) : setOlderPages(olderPages + 1)),
  };
}

/** the value, once it has stayed the same for so long */
function usePause(value: string, ms: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
