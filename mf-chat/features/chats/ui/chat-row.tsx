import type { Chat } from '@cairn/shared-contracts/api/chat.schema';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Avatar } from '@cairn/shared-contracts/ui/avatar';
import { Link } from 'react-router';
import { useMoments } from '../../../common/model/use-moments.ts';
import css from './chat-row.module.css';

/** One conversation of the list: who, when, the last words, and how many of them are new. */
export function ChatRow({ chat, isCurrent }: { chat: Chat; isCurrent: boolean }) {
  const { t } = useTranslation('mf-chat');
  const { brief } = useMoments();
  const { last_message: last, unread_count: unread } = chat;
  return (
    <Link
      to={`/chat/${chat.id}`}
      className={`${css.row} ${isCurrent ? css.current : ''} ${unread > 0 ? css.unread : ''}`}
      aria-current={isCurrent ? 'page' : undefined}
    >
      <Avatar
        name={chat.name}
        id={chat.organizer_id ?? chat.id}
        src={chat.avatar?.image ?? null}
        size={56}
        className={css.avatar ?? ''}
      />
      <b className={css.name}>{chat.name}</b>
      {last ? (
        <time className={css.time} dateTime={last.created_at}>
          {brief(Date.parse(last.created_at))}
        </time>
      ) : (
        <span />
      )}
      <span className={css.last}>
        {last ? (last.direction === 'output' ? t('list.you', { text: last.message }) : last.message) : t('list.empty')}
      </span>
      {unread > 0 ? (
        <span className={css.count}>
          <span aria-hidden="true">{unread > 99 ? '99+' : unread}</span>
          <span className="vh">{t('list.unread', { count: unread })}</span>
        </span>
      ) : null}
    </Link>
  );
}
