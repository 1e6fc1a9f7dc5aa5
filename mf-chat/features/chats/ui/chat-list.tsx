import { SearchIcon } from '@cairn/shared-contracts/icons';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Button } from '@cairn/shared-contracts/ui/button';
import { Chip, ChipRow } from '@cairn/shared-contracts/ui/chip';
import { chats } from '../../../common/model/api.ts';
import { useLost } from '../../../common/model/use-lost.ts';
import { Lost } from '../../../common/ui/lost.tsx';
import { filtersFor } from '../model/chat-filters.ts';
import { type ChatListControl, LIST_MAX } from '../model/use-chat-list.ts';
import css from './chat-list.module.css';
import { ChatRow } from './chat-row.tsx';

export interface ChatListProps {
  list: ChatListControl;
  current: number | null;
}

/** Behind the newest hundred: who answers many has more of them. */
function OlderChats({ list: { question }, page, current }: ChatListProps & { page: number }) {
  const offset = (page + 1) * LIST_MAX;
  const { t } = useTranslation('mf-chat');
  const query = chats.chats.useQuery({ limit: LIST_MAX, offset, ...question });
  const lost = useLost(query);
  if (lost.isLost) {
    return (
      <Lost className={css.lost ?? ''} {...lost}>
        {t('list.lost')}
      </Lost>
    );
  }
  return (
    <ul>
      {query.data?.items.map((chat) => (
        <li key={chat.id}>
          <ChatRow chat={chat} isCurrent={chat.id === current} />
        </li>
      ))}
    </ul>
  );
}

/** All conversations, the newest first. It carries the page's heading as long as none is open. */
export function ChatList({ list, current }: ChatListProps) {
  const { t } = useTranslation('mf-chat');
  const Heading = current === null ? 'h1' : 'h2';
  const { isOrganizer, needingCount } = list;
  const searchLabel = t(isOrganizer ? 'list.searchTourists' : 'list.search');
  return (
    <section className={css.list} aria-label={t('list.title')}>
      <div className={css.head}>
        <Heading className={css.title}>{t('list.title')}</Heading>
        <div className={css.search}>
          <SearchIcon className={css.icon ?? ''} />
          <input
            type="search"
            className={css.input}
            aria-label={searchLabel}
            placeholder={searchLabel}
            value={list.phrase}
            onChange={(event) => list.setPhrase(event.target.value)}
          />
        </div>
        <ChipRow isScrolling className={css.chips ?? ''}>
          {filtersFor(isOrganizer).map((id) => (
            <Chip key={id} isSelected={list.filter === id} onChange={(isOn) => list.setFilter(isOn ? id : 'all')}>
              {id === 'needsYou' && needingCount > 0
                ? t('list.needing', { count: needingCount })
                : t(`list.filter.${id}`)}
            </Chip>
          ))}
        </ChipRow>
      </div>
      <div className={css.scroller} tabIndex={-1} aria-busy={list.isOld}>
        <p className={css.none} role="status">
          {list.items.length === 0 && !list.isOld && !list.lost.isLost ? t('list.nothing') : ''}
        </p>
        <ul className={list.isOld ? css.old : undefined}>
          {list.items.map((chat) => (
            <li key={chat.id}>
              <ChatRow chat={chat} isCurrent={chat.id === current} />
            </li>
          ))}
        </ul>
        {list.lost.isLost ? (
          <Lost className={css.lost ?? ''} {...list.lost}>
            {t('list.lost')}
          </Lost>
        ) : null}
        {Array.from({ length: list.olderPages }, (_, page) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
          <OlderChats key={page} list={list} page={page} current={current} />
        ))}
        {list.hasMore ? (
          <div className={css.more}>
            <Button variant="soft" size="sm" onPress={list.more}>
              {t('list.more')}
            </Button>
          </div>
        ) : null}
      </div>
    </section>
  );
}
