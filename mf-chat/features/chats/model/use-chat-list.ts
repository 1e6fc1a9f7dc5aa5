import type { Chat } from '@cairn/shared-contracts/api/chat.schema';
import { CHAT_PAGE } from '@cairn/shared-contracts/domain/limits';
import { useEffect, useState } from 'react';
import { chats } from '../../../common/model/api.ts';
import { type ChatFilter, needsOrganizer, ONLY } from './chat-filters.ts';

/** typing goes on: ms */
const PAUSE_MS = 250;
/** the api's own limit of a list */
const ALL = 100;

export interface ChatListControl {
  items: readonly Chat[];
  total: number;
  /** there is none at all, whatever the filter */
  isEmpty: boolean;
  isLost: boolean;
  /** what is shown answers an earlier question */
  isOld: boolean;
  filter: ChatFilter;
  phrase: string;
  setFilter(filter: ChatFilter): void;
  setPhrase(phrase: string): void;
  more(): void;
  again(): void;
}

/** The conversations that somebody looks for. */
export function useChatList(): ChatListControl {
  const [limit, setLimit] = useState<number>(CHAT_PAGE);
  const [filter, setFilter] = useState<ChatFilter>('all');
  const [phrase, setPhrase] = useState('');
  const search = usePause(phrase.trim(), PAUSE_MS);
  const only = ONLY[filter];
  const query = chats.chats.useQuery({
    limit: filter === 'needsYou' ? ALL : limit,
    ...(search ? { search } : {}),
    ...(only ? { only } : {}),
  });
  const shown = query.currentData ?? query.data;
  const items = shown?.items ?? [];
  const isAll = filter === 'all' && search === '' && phrase === '';
  return {
    items: filter === 'needsYou' ? items.filter(needsOrganizer) : items,
    total: filter === 'needsYou' ? items.length : (shown?.total ?? 0),
    isEmpty: isAll && query.currentData?.total === 0,
    isLost: query.isError && !shown,
    isOld: query.isFetching && query.currentData === undefined,
    filter,
    phrase,
    setFilter: (next) => {
      setLimit(CHAT_PAGE);
      setFilter(next);
    },
    setPhrase: (next) => {
      setLimit(CHAT_PAGE);
      setPhrase(next);
    },
    more: () => setLimit(Math.min(limit + CHAT_PAGE, ALL)),
    again: () => void query.refetch(),
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
