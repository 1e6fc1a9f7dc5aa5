import type { Chat } from '@cairn/shared-contracts/api/chat.schema';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Avatar } from '@cairn/shared-contracts/ui/avatar';
import { isDeskOfSupport } from '../../../common/model/desk-of-support.ts';
import { faceOf } from '../../../common/model/face-of.ts';
import css from './desk.module.css';

export interface TouristLineProps {
  chat: Chat;
  /** what waits is all that was ever asked for */
  isFirst: boolean;
}

/** Who asks, and what they have done before: with the organizer, or with anybody where the support reads it. */
export function TouristLine({ chat, isFirst }: TouristLineProps) {
  const { t } = useTranslation('mf-chat');
  const past = chat.tourist?.past;
  if (!past) return null;
  const { since, trips, canceled } = past;
  const hasPast = since !== null && trips + canceled > 0;
  const facts = hasPast
    ? [
        t(isDeskOfSupport(chat) ? 'desk.tripsAtAll' : 'desk.trips', { count: trips, year: String(since) }),
        t('desk.canceled', { count: canceled }),
      ]
    : isFirst
      ? [t('desk.first')]
      : [];
  return (
    <div className={css.who}>
      <Avatar name={chat.name} id={faceOf(chat)} src={chat.avatar?.image ?? null} size={56} />
      <div>
        <h2 className={css.name}>{chat.name}</h2>
        {facts.length > 0 ? <p className={css.meta}>{facts.join(' · ')}</p> : null}
      </div>
    </div>
  );
}
