import type { Chat } from '@cairn/shared-contracts/api/chat.schema';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Avatar } from '@cairn/shared-contracts/ui/avatar';
import { Badge } from '@cairn/shared-contracts/ui/badge';
import { Link } from 'react-router';
import { faceOf } from '../../../common/model/face-of.ts';
import { useMoments } from '../../../common/model/use-moments.ts';
import css from './chat-row.module.css';
import { RequestLine } from './request-line.tsx';

/** One conversation of the list: who, when, the last words, and how many of them are new. An organizer sees of which booking, too. */
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
        id={faceOf(chat)}
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
        <LastWords chat={chat} />
      </span>
      {unread > 0 ? (
        <span className={css.count}>
          <span aria-hidden="true">{unread > 99 ? '99+' : unread}</span>
          <span className="vh">{t('list.unread', { count: unread })}</span>
        </span>
      ) : null}
      {chat.with === 'tourist' && chat.tour ? (
        <span className={css.about}>
          {chat.request ? (
            <RequestLine request={chat.request} />
          ) : (
            <>
              <Badge>{t('list.question')}</Badge>
              <span className={css.tour}>{chat.tour.name}</span>
            </>
          )}
        </span>
      ) : null}
    </Link>
  );
}

function LastWords({ chat: { last_message: last } }: { chat: Chat }) {
  const { t } = useTranslation('mf-chat');
  if (!last) return t('list.empty');
  if (last.is_deleted) return t('thread.deleted');
  const file = last.attachment ? t(`attachment.${last.attachment.kind}`) : '';
  const text = [file, last.message].filter(Boolean).join(' · ');
  return last.direction === 'output' ? t('list.you', { text }) : text;
}
