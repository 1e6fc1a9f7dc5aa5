import type { Chat, ChatMessage } from '@cairn/shared-contracts/api/chat.schema';
import { ArrowLeftIcon } from '@cairn/shared-contracts/icons';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Avatar } from '@cairn/shared-contracts/ui/avatar';
import { LinkIconButton } from '@cairn/shared-contracts/ui/icon-button';
import type { ReactNode } from 'react';
import { useConnection } from '../model/use-connection.ts';
import { useThread } from '../model/use-thread.ts';
import { Compose } from './compose.tsx';
import { MessageLog } from './message-log.tsx';
import css from './thread-view.module.css';

export interface ThreadViewProps {
  chat: Chat;
  /** the newest page, as the loader brought it */
  first: { items: readonly ChatMessage[]; total: number };
  /** beside the name: what else one can do with the other side */
  actions?: ReactNode;
  /** below the name, as long as it is not shown beside: what the conversation is about */
  pinned?: ReactNode;
}

/** One conversation. Give it the chat's id as key. */
export function ThreadView({ chat, first, actions, pinned }: ThreadViewProps) {
  const { t } = useTranslation('mf-chat');
  const control = useThread(chat.id, first);
  const isAway = useConnection(control.isOnline);
  return (
    <section className={css.main} aria-label={t('thread.label', { name: chat.name })}>
      <div>
        <div className={css.bar}>
          <LinkIconButton href="/chat" label={t('thread.back')} className={css.back ?? ''}>
            <ArrowLeftIcon />
          </LinkIconButton>
          <Avatar name={chat.name} id={chat.organizer_id ?? chat.id} src={chat.avatar?.image ?? null} />
          <div className={css.who}>
            <h1 className={css.name}>{chat.name}</h1>
            {chat.reply_hours === null ? null : (
              <p className={css.note}>{t('thread.replies', { hours: chat.reply_hours })}</p>
            )}
          </div>
          {actions}
        </div>
        {pinned ? <div className={css.pinned}>{pinned}</div> : null}
        <p className={isAway ? css.away : 'vh'} role="status">
          {isAway ? t('thread.away') : ''}
        </p>
      </div>
      <MessageLog chatId={chat.id} control={control} name={chat.name} />
      {chat.is_frozen ? <p className={css.frozen}>{t('thread.frozen')}</p> : <Compose onSend={control.send} />}
    </section>
  );
}
