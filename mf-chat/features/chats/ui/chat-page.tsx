import type { Chat, ChatMessage } from '@cairn/shared-contracts/api/chat.schema';
import { CHAT_PAGE } from '@cairn/shared-contracts/domain/limits';
import { Seo, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { LinkButton } from '@cairn/shared-contracts/ui/button';
import { EmptyState } from '@cairn/shared-contracts/ui/empty-state';
import { type ReactNode, useState } from 'react';
import { chats } from '../../../common/model/api.ts';
import { useLive } from '../../../common/model/use-live.ts';
import { useRefresh } from '../../../common/model/use-refresh.ts';
import { ChatContext } from './chat-context.tsx';
import { ChatList } from './chat-list.tsx';
import css from './chat-page.module.css';

export interface OpenChat {
  chat: Chat;
  /** the newest page of its messages */
  first: { items: readonly ChatMessage[]; total: number };
}

export interface ChatPageProps {
  id: number | null;
  /** shows the conversation that is open */
  thread: (open: OpenChat) => ReactNode;
}

/** List, conversation and what it is about, side by side; a phone shows the list or the conversation. */
export function ChatPage({ id, thread }: ChatPageProps) {
  const { t } = useTranslation('mf-chat');
  const [limit, setLimit] = useState(CHAT_PAGE);
  const { data: list, currentData } = chats.chats.useQuery({ limit });
  const refresh = useRefresh();
  useLive({ onEvent: refresh });
  const shown = currentData ?? list;

  if (id === null && shown?.total === 0) return <NoChats />;
  return (
    <div className={`${css.chat} ${id === null ? css.listOnly : ''}`}>
      <Seo title={t('list.title')} description={t('list.title')} noindex />
      <div className={css.list}>
        <ChatList
          chats={shown?.items ?? []}
          current={id}
          hasMore={(shown?.total ?? 0) > (shown?.items.length ?? 0)}
          onMore={() => setLimit(limit + CHAT_PAGE)}
        />
      </div>
      {id === null ? (
        <p className={css.choose}>{t('list.choose')}</p>
      ) : (
        <Conversation key={id} id={id} thread={thread} />
      )}
    </div>
  );
}

function Conversation({ id, thread }: ChatPageProps & { id: number }) {
  const { data: chat } = chats.chat.useQuery({ chat_id: id });
  const { data: messages } = chats.messages.useQuery({ chat_id: id });
  if (!chat || !messages) return null;
  return (
    <>
      {thread({ chat, first: messages })}
      <ChatContext chat={chat} />
    </>
  );
}

function NoChats() {
  const { t } = useTranslation('mf-chat');
  return (
    <div className="page">
      <Seo title={t('list.title')} description={t('list.title')} noindex />
      <h1 className={css.title}>{t('list.title')}</h1>
      <EmptyState
        title={t('none.title')}
        action={
          <LinkButton variant="soft" href="/tours">
            {t('none.find')}
          </LinkButton>
        }
      >
        {t('none.text')}
      </EmptyState>
    </div>
  );
}
