import { MessageCircleIcon } from '@cairn/shared-contracts/icons';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { LinkIconButton } from '@cairn/shared-contracts/ui/icon-button';
import { chats } from '../../../common/model/api.ts';
import { useLive } from '../../../common/model/use-live.ts';
import { useRefresh } from '../../../common/model/use-refresh.ts';
import { callAttention } from '../model/attention.ts';
import { playChime } from '../model/chime.ts';

/** The way to the messages, with the number of unread ones, which is live. Who looks elsewhere is called: by a sound, and by the tab. */
export function UnreadBadge() {
  const { t } = useTranslation('mf-chat');
  const { data } = chats.unreadCount.useQuery();
  const refresh = useRefresh();
  useLive({
    onEvent: (event) => {
      refresh();
      if (event.name !== 'new_message' || event.message.direction === 'output') return;
      playChime();
      callAttention(t('badge.newMessage'));
    },
  });
  const count = data?.count ?? 0;
  return (
    <LinkIconButton href="/chat" label={t('badge.label', { count })} count={count}>
      <MessageCircleIcon />
    </LinkIconButton>
  );
}
