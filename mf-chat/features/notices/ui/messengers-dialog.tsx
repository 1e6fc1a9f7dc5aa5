import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Badge } from '@cairn/shared-contracts/ui/badge';
import { Dialog } from '@cairn/shared-contracts/ui/dialog';
import { Skeleton } from '@cairn/shared-contracts/ui/skeleton';
import { chats } from '../../../common/model/api.ts';
import { useLive } from '../../../common/model/use-live.ts';
import { useLost } from '../../../common/model/use-lost.ts';
import { Lost } from '../../../common/ui/lost.tsx';
import { MessengerCode } from './messenger-code.tsx';
import css from './messengers-dialog.module.css';

/** Messengers that messages are announced in: each is connected by a code that is sent from there. */
export default function MessengersDialog({ chatId, onClose }: { chatId: number; onClose: () => void }) {
  const { t } = useTranslation('mf-chat');
  const query = chats.channels.useQuery();
  const lost = useLost(query);
  const { data: activated } = chats.chatsForNotifications.useQuery();
  useLive({
    onEvent: ({ name }) => {
      // the code has arrived there
      if (name === 'crm_user_chat_notifications_enabled') void query.refetch();
    },
  });
  const usable = query.data?.items.filter(({ is_connected, url }) => is_connected || url !== null);
  const reaches = activated?.data.find(({ id }) => id === chatId)?.messenger_was_activated === true;
  return (
    <Dialog
      isOpen
      backEntry="messengers-dialog"
      title={t('notices.title')}
      closeLabel={t('close')}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <p className={css.text}>{t(reaches ? 'notices.reaches' : 'notices.text')}</p>
      {lost.isLost ? (
        <Lost {...lost}>{t('notices.lost')}</Lost>
      ) : usable ? (
        <ul className={css.list}>
          {usable.map(({ source, title, is_connected }) => (
            <li key={source} className={css.item}>
              <b>{title}</b>
              {is_connected ? (
                <Badge tone="success">{t('notices.connected')}</Badge>
              ) : (
                <MessengerCode source={source} name={title} />
              )}
            </li>
          ))}
        </ul>
      ) : (
        <Skeleton height={120} shape="picture" />
      )}
      {usable?.length === 0 ? <p className={css.text}>{t('notices.none')}</p> : null}
    </Dialog>
  );
}
