import { MessageCircleIcon } from '@cairn/shared-contracts/icons';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { LinkIconButton } from '@cairn/shared-contracts/ui/icon-button';
import { useRef } from 'react';
import { chats } from '../../../common/model/api.ts';
import { useLive } from '../../../common/model/use-live.ts';
import { useRefresh } from '../../../common/model/use-refresh.ts';
import { useAttention } from '../model/use-attention.ts';
import { useSound } from '../model/use-sound.ts';

/** The way to the messages, with the number of unread ones, which is live. Who looks elsewhere is called: by a sound, and by the tab. */
export function UnreadBadge() {
  const { t } = useTranslation('mf-chat');
  const { data } = chats.unreadCount.useQuery();
  const refresh = useRefresh();
  const wasAwayRef = useRef(false);
  const count = data?.count ?? 0;
  const newestId = data?.last_id;
  const sound = useSound(newestId);
  useAttention(t('badge.newMessage'), newestId);
  useLive({
    onOnline: (isOnline, joined) => {
      // what came meanwhile, or since the server has counted, was told to nobody
      if (isOnline && (wasAwayRef.current || (joined && joined.unread_count !== count))) refresh();
      wasAwayRef.current = !isOnline;
    },
    onEvent: (event) => {
      refresh();
      if (event.name === 'new_message' && event.message.direction !== 'output') sound(event.message.id);
    },
  });
  return (
    <LinkIconButton href="/chat" label={t('badge.label', { count })} count={count}>
      <MessageCircleIcon />
    </LinkIconButton>
  );
}
