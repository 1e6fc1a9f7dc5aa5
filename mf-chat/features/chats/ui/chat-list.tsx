import type { Chat } from '@cairn/shared-contracts/api/chat.schema';
import { SearchIcon } from '@cairn/shared-contracts/icons';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Button } from '@cairn/shared-contracts/ui/button';
import { Chip, ChipRow } from '@cairn/shared-contracts/ui/chip';
import { useState } from 'react';
import { CHAT_FILTERS, type ChatFilter, filterChats } from '../model/filter-chats.ts';
import css from './chat-list.module.css';
import { ChatRow } from './chat-row.tsx';

export interface ChatListProps {
  chats: readonly Chat[];
  current: number | null;
  /** the api has more of them */
  hasMore: boolean;
  onMore: () => void;
}

/** All conversations, the newest first. It carries the page's heading as long as none is open. */
export function ChatList({ chats, current, hasMore, onMore }: ChatListProps) {
  const { t } = useTranslation('mf-chat');
  const [filter, setFilter] = useState<ChatFilter>('all');
  const [phrase, setPhrase] = useState('');
  const Heading = current === null ? 'h1' : 'h2';
  const shown = filterChats(chats, filter, phrase);
  return (
    <section className={css.list} aria-label={t('list.title')}>
      <div className={css.head}>
        <Heading className={css.title}>{t('list.title')}</Heading>
        <div className={css.search}>
          <SearchIcon className={css.icon ?? ''} />
          <input
            type="search"
            className={css.input}
            aria-label={t('list.search')}
            placeholder={t('list.search')}
            value={phrase}
            onChange={(event) => setPhrase(event.target.value)}
          />
        </div>
        <ChipRow className={css.chips ?? ''}>
          {CHAT_FILTERS.map((id) => (
            <Chip key={id} isSelected={filter === id} onChange={() => setFilter(id)}>
              {t(`list.filter.${id}`)}
            </Chip>
          ))}
        </ChipRow>
      </div>
      <div className={css.scroller}>
        {shown.length === 0 ? <p className={css.none}>{t('list.nothing')}</p> : null}
        <ul>
          {shown.map((chat) => (
            <li key={chat.id}>
              <ChatRow chat={chat} isCurrent={chat.id === current} />
            </li>
          ))}
        </ul>
        {hasMore ? (
          <div className={css.more}>
            <Button variant="soft" size="sm" onPress={onMore}>
              {t('list.more')}
            </Button>
          </div>
        ) : null}
      </div>
    </section>
  );
}
