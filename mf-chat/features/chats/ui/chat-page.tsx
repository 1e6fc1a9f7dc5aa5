import type { Chat, ChatMessages } from '@cairn/shared-contracts/api/chat.schema';
import { EDGE_TO_EDGE } from '@cairn/shared-contracts/domain/edge-to-edge';
import { sitePicture } from '@cairn/shared-contracts/domain/site-pictures';
import { MessageCircleIcon } from '@cairn/shared-contracts/icons';
import { Seo, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { LinkButton } from '@cairn/shared-contracts/ui/button';
import { EmptyState } from '@cairn/shared-contracts/ui/empty-state';
import { Picture } from '@cairn/shared-contracts/ui/picture';
import type { ReactNode } from 'react';
import { chats } from '../../../common/model/api.ts';
import { useLive } from '../../../common/model/use-live.ts';
import { useOutbox } from '../../../common/model/use-outbox.ts';
import { useRefresh } from '../../../common/model/use-refresh.ts';
import { useChatList } from '../model/use-chat-list.ts';
import { ChatContext } from './chat-context.tsx';
import { ChatList } from './chat-list.tsx';
import css from './chat-page.module.css';

const SUPPORT = '/chat?with=support';

export interface OpenChat {
  chat: Chat;
  /** the newest page of its messages */
  first: ChatMessages;
}

export interface ChatPageProps {
  id: number | null;
  /** shows the conversation that is open */
  thread: (open: OpenChat) => ReactNode;
  /** what an organizer has beside it, with the tour where no booking has it */
  desk: (chat: Chat, about: ReactNode) => ReactNode;
}

/** List, conversation and what it is about, side by side; a phone shows the list or the conversation. */
export function ChatPage({ id, thread, desk }: ChatPageProps) {
  const { t } = useTranslation('mf-chat');
  const list = useChatList();
  const refresh = useRefresh();
  // what was written on a page that is gone goes on
  useOutbox();
  useLive({ onEvent: refresh, onOnline: (isOnline) => isOnline && refresh() });

  if (id === null && list.isEmpty) return <NoChats />;
  return (
    <div className={`${css.chat} ${id === null ? css.listOnly : ''}`} {...EDGE_TO_EDGE}>
      <Seo title={t('list.title')} description={t('list.title')} noindex />
      <div className={css.list}>
        <ChatList list={list} current={id} />
      </div>
      {id === null ? (
        <div className={css.choose}>
          <MessageCircleIcon size={32} />
          <p>{t('list.choose')}</p>
        </div>
      ) : (
        <Conversation key={id} id={id} thread={thread} desk={desk} />
      )}
    </div>
  );
}

function Conversation({ id, thread, desk }: ChatPageProps & { id: number }) {
  const { data: chat } = chats.chat.useQuery({ chat_id: id });
  const { data: messages } = chats.messages.useQuery({ chat_id: id });
  if (!chat || !messages) return null;
  return (
    <>
      {thread({ chat, first: messages })}
      <ChatContext chat={chat} desk={chat.with === 'tourist' ? (about) => desk(chat, about) : null} />
    </>
  );
}

function NoChats() {
  const { t } = useTranslation('mf-chat');
  return (
    <div className="page" {...EDGE_TO_EDGE}>
      <Seo title={t('list.title')} description={t('list.title')} noindex />
      <h1 className={css.title}>{t('list.title')}</h1>
      <EmptyState
        title={t('none.title')}
        art={
          <Picture
            src={sitePicture('trail')}
            alt=""
            ratio="4/3"
            sizes="220px"
            placeholder="#9aa282"
            position="50% 82%"
          />
        }
        action={
          <>
            <LinkButton variant="soft" href="/tours">
              {t('none.find')}
            </LinkButton>
            <LinkButton variant="ghost" href={SUPPORT}>
              {t('support.button')}
            </LinkButton>
          </>
        }
      >
        {t('none.text')}
      </EmptyState>
    </div>
  );
}
