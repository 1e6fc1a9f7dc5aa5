import type { Chat, ChatPresence } from '@cairn/shared-contracts/api/chat.schema';
import { ArrowLeftIcon, VerifiedIcon } from '@cairn/shared-contracts/icons';
import { OrganizerLink } from '@cairn/shared-contracts/remote/organizer-link';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { useNow } from '@cairn/shared-contracts/remote/use-now';
import { Avatar } from '@cairn/shared-contracts/ui/avatar';
import { LinkIconButton } from '@cairn/shared-contracts/ui/icon-button';
import { useIsHydrated } from '@cairn/shared-contracts/ui/use-is-hydrated';
import type { ReactNode } from 'react';
import { faceOf } from '../../../common/model/face-of.ts';
import { useMoments } from '../../../common/model/use-moments.ts';
import css from './thread-view.module.css';

/** Who is on the other side, and whether they are there. */
export function ThreadBar({ chat, presence, actions }: { chat: Chat; presence: ChatPresence; actions: ReactNode }) {
  const { t } = useTranslation('mf-chat');
  return (
    <div className={css.bar}>
      <LinkIconButton href="/chat" label={t('thread.back')} className={css.back ?? ''}>
        <ArrowLeftIcon />
      </LinkIconButton>
      <Avatar name={chat.name} id={faceOf(chat)} src={chat.avatar?.image ?? null} className={css.face ?? ''} />
      <div className={css.who}>
        <div className={css.title}>
          <h1 className={css.name}>
            {chat.with === 'organizer' && chat.organizer_id !== null ? (
              <OrganizerLink id={chat.organizer_id} name={chat.name} className={css.organizer} />
            ) : (
              chat.name
            )}
          </h1>
          {chat.is_verified ? (
            <VerifiedIcon size={18} className={css.verified ?? ''} label={t('thread.verified')} />
          ) : null}
        </div>
        <p className={css.note}>
          <Note chat={chat} presence={presence} />
        </p>
      </div>
      <div className={css.actions}>{actions}</div>
    </div>
  );
}

function Note({ chat, presence }: { chat: Chat; presence: ChatPresence }) {
  const { t } = useTranslation('mf-chat');
  const seen = useSeen(chat, presence);
  const facts = useTouristFacts(chat.tourist);
  const words = [presence.is_online ? t('thread.online') : seen, ...facts].filter((part) => part !== null);
  return <span className={presence.is_online ? css.online : undefined}>{words.join(' · ')}</span>;
}

/** when an answer may be expected, or when they were last there */
function useSeen(chat: Chat, presence: ChatPresence): string | null {
  const { t } = useTranslation('mf-chat');
  const { brief, time } = useMoments();
  const isHydrated = useIsHydrated();
  if (chat.with === 'organizer' && chat.reply_hours !== null) return t('thread.replies', { hours: chat.reply_hours });
  if (chat.with === 'support') return t('thread.support');
  // "today" is the reader's: the server does not know it
  if (!presence.last_seen_at || !isHydrated) return null;
  const at = Date.parse(presence.last_seen_at);
  const [day, clock] = [brief(at), time(at)];
  return t('thread.lastSeen', { at: day === clock ? clock : `${day}, ${clock}` });
}

/** "12:04 there", "writes German": for whoever answers a tourist */
function useTouristFacts(tourist: Chat['tourist']): (string | null)[] {
  const { t } = useTranslation('mf-chat');
  const { locale } = usePlatform();
  const { timeIn } = useMoments();
  const now = useNow();
  if (!tourist) return [];
  const [code = ''] = tourist.language.split('-');
  const language = new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code;
  return [
    now !== null && tourist.timezone ? t('thread.localTime', { time: timeIn(tourist.timezone, now) }) : null,
    t('thread.writes', { language }),
  ];
}
